import { isOwnerRole, lockToggles } from '@punkt/domain/permissions';
import { formatInternational } from '@punkt/domain/phone';
import { formatSnils } from '@punkt/domain/snils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Employee, revealQuery } from './employee-queries.ts';
import styles from './employees.module.css';

interface Props {
  readonly employee: Pick<Employee, 'id' | 'name' | 'phone' | 'abilities' | 'isSelf'>;
  /** How the name is read, for whoever is no owner: staff have a call of their own. */
  readonly reveal?: Parameters<typeof revealQuery>[1];
  /** What stands beside the name: the role, the lock. */
  readonly children?: React.ReactNode;
}

/** Masked until a press; then the name and the phone of this one person are read. */
export function EmployeeData({ employee, reveal, children }: Props) {
  const text = useText();
  const { data, isFetching, refetch } = useQuery(revealQuery(employee.id, reveal));
  const [hidden, setHidden] = useState(false);
  const shown = data && !hidden ? data : undefined;
  const { name, phone, abilities, isSelf } = employee;
  const toggle = () => {
    if (data) setHidden(!hidden);
    else void refetch();
  };
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {shown ? [shown.lastName, shown.firstName, shown.middleName].filter(Boolean).join(' ') : name}
        {isSelf && <span className={styles.tag}>{text('employees.self')}</span>}
      </p>
      <div className={styles.contact}>
        <p className={styles.soft}>
          {shown ? (
            <a href={`tel:+${shown.phone}`}>{formatInternational(shown.phone)}</a>
          ) : (
            <span className={styles.figures}>{phone}</span>
          )}
          {shown?.snils && ` · ${text('employees.data.snils')} ${formatSnils(shown.snils)}`}
        </p>
        {abilities.includes('revealEmployee') && !isSelf && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? undefined : text('employees.reveal.label', { name })}
            aria-busy={isFetching || undefined}
            onClick={toggle}
          >
            {text(shown ? 'employees.hide' : 'employees.reveal')}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

type Tagged = Pick<Employee, 'role' | 'elockPermission' | 'isActive' | 'isDeleted' | 'acceptance'>;

/** Role, lock, and what keeps somebody from working there. */
export function EmployeeTags({ employee }: { readonly employee: Tagged }) {
  const text = useText();
  const { role, elockPermission, isActive, isDeleted, acceptance } = employee;
  const state = isDeleted ? 'deleted' : acceptance === 'accepted' ? null : 'left';
  return (
    <p className={styles.tags}>
      <span className={styles.tag} data-role={role}>
        {text(`employees.role.${role}`)}
      </span>
      {!isOwnerRole(role) && lockToggles(elockPermission).open && (
        <span className={styles.tag}>{text('employees.lock.opens')}</span>
      )}
      {!isActive && state && (
        <span className={styles.tag} data-state="off">
          {text(`employees.state.${state}`)}
        </span>
      )}
    </p>
  );
}

/** Asks before somebody is removed: it takes effect everywhere at once. */
export function ActButton({
  label,
  name,
  busy,
  onPress,
}: {
  readonly label: 'employees.recover' | 'employees.remove';
  readonly name: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}) {
  const text = useText();
  return (
    <Button look="quiet" busy={busy} aria-label={text(`${label}.label`, { name })} onClick={onPress}>
      {text(label)}
    </Button>
  );
}
