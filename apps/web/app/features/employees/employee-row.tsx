import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { ActButton, EmployeeData, EmployeeTags } from './employee-data.tsx';
import { type Employee, useRecover, useRemove } from './employee-queries.ts';
import styles from './employees.module.css';

interface Props {
  readonly employee: Employee;
  readonly pointId: string;
  readonly chosen?: boolean;
  readonly onChoose?: (id: string, on: boolean) => void;
}

export function EmployeeRow({ employee, pointId, chosen = false, onChoose }: Props) {
  const text = useText();
  const { id, name, abilities } = employee;
  return (
    <li className={styles.row}>
      {onChoose && (
        <span className={styles.choose}>
          {abilities.includes('setRoles') && (
            <input
              type="checkbox"
              checked={chosen}
              aria-label={text('employees.select.label', { name })}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
          )}
        </span>
      )}
      <EmployeeData employee={employee}>
        <EmployeeTags employee={employee} />
      </EmployeeData>
      <div className={styles.acts}>
        {abilities.includes('setRoles') && (
          <ButtonLink
            look="quiet"
            to={`/lk/employees/${pointId}/${id}`}
            aria-label={text('employees.edit.label', { name })}
          >
            {text('employees.edit')}
          </ButtonLink>
        )}
        <Removal employee={employee} pointId={pointId} />
      </div>
    </li>
  );
}

/** Hidden for oneself, for owners and for whoever is gone already: the abilities say so. */
export function Removal({
  employee: { id, name, abilities },
  pointId,
}: {
  readonly employee: Pick<Employee, 'id' | 'name' | 'abilities'>;
  readonly pointId: string;
}) {
  const text = useText();
  const navigate = useNavigate();
  // Whoever is back has the roles of before: the next thing is to look at them.
  const toRoles = () => void navigate(`/lk/employees/${pointId}/${id}`);
  const [asking, setAsking] = useState(false);
  const [remove, recover] = [useRemove(), useRecover()];
  return (
    <>
      {abilities.includes('deleteEmployee') && (
        <ActButton label="employees.remove" name={name} busy={false} onPress={() => setAsking(true)} />
      )}
      {abilities.includes('recoverEmployee') && (
        <ActButton
          label="employees.recover"
          name={name}
          busy={recover.isPending}
          onPress={() => recover.mutate(id, { onSuccess: toRoles })}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={text('employees.remove.title')}
        yes={text('employees.remove.yes')}
        look="danger"
        busy={remove.isPending}
        onYes={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      >
        <p>{text('employees.remove.text', { name })}</p>
      </ConfirmDialog>
    </>
  );
}
