import { asksSnils } from '@punkt/domain/employees';
import { checkSnils, formatSnils } from '@punkt/domain/snils';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { useMessage } from '../../lib/use-message.ts';
import { EmployeeData } from './employee-data.tsx';
import { type EmployeeRoles, rolesQuery, useSetSnils } from './employee-queries.ts';
import { Removal } from './employee-row.tsx';
import styles from './employees.module.css';
import { Waiting } from './employees-home.tsx';
import { GrantForm } from './grant-form.tsx';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

interface Props {
  readonly pointId: string;
  readonly userId: string;
  /** What stands here for whoever may not change people. */
  readonly shut: ReactNode;
}

/** One employee: what they are where, and everything that can be changed about it. */
export function EditEmployee({ pointId, userId, shut }: Props) {
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(rolesQuery(userId));
  if (!data && isForbidden(error)) return shut;
  return (
    <>
      <BackLink to={`/lk/employees/${pointId}`}>{text('employees.person.back')}</BackLink>
      <ScreenTitle title={text('employees.edit')} of={data?.employee.name} />
      {!data && !error && <Waiting />}
      {!data && error && !isMissing(error) && (
        <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && error && isMissing(error) && (
        <EmptyState
          drawing="points"
          title={text('employees.person.missing.title')}
          text={text('employees.person.missing.text')}
        />
      )}
      {data && <Person roles={data} pointId={pointId} />}
    </>
  );
}

function Person({ roles, pointId }: { readonly roles: EmployeeRoles; readonly pointId: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { employee, data } = roles;
  const left = employee.acceptance !== 'accepted' && !employee.isDeleted;
  const mayChange = data.some(({ abilities }) => abilities.includes('setRoles'));
  const held = data.filter(({ role }) => role !== 'none');
  return (
    <>
      <div className={styles.person}>
        <EmployeeData employee={employee} />
        <div className={styles.acts}>
          <Removal employee={employee} pointId={pointId} />
        </div>
      </div>
      {employee.isDeleted && <p className={styles.known}>{text('employees.person.deleted')}</p>}
      {left && !mayChange && <p className={styles.known}>{text('employees.person.left')}</p>}
      <section className={styles.section}>
        <h2>{text(employee.isDeleted ? 'employees.person.before' : 'employees.person.now')}</h2>
        {held.length === 0 ? (
          <p>{text('employees.person.now.none')}</p>
        ) : (
          <ul className={styles.held}>
            {held.map(({ pickpointId, address, role, elockPermission }) => (
              <li key={pickpointId}>
                <span>{address}</span>
                <span className={styles.soft}>
                  {text(`employees.role.${role}`)}
                  {elockPermission === 'open' && ` · ${text('employees.lock.opens')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {mayChange && (
        <section className={styles.section}>
          <h2>{text('employees.person.change')}</h2>
          <GrantForm
            key={`${employee.id} ${pointId}`}
            people={[employee]}
            pointId={pointId}
            places={data}
            onDone={() => void navigate(`/lk/employees/${pointId}`)}
          />
        </section>
      )}
      {asksSnils(employee.country) && !employee.isDeleted && <Snils employee={employee} />}
    </>
  );
}

/** Set once; who has one is told how it is changed. */
function Snils({ employee: { id, hasSnils, abilities } }: Pick<EmployeeRoles, 'employee'>) {
  const text = useText();
  const say = useMessage();
  const field = useId();
  const [snils, setSnils] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSetSnils(id);
  if (!hasSnils && !abilities.includes('changeSnils')) return null;
  const problem = checkSnils(snils);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !save.isPending) save.mutate(snils);
  };
  return (
    <section className={styles.section}>
      <h2>{text('employees.snils.title')}</h2>
      {hasSnils ? (
        <p>{text('employees.snils.set')}</p>
      ) : (
        <form className={styles.snils} onSubmit={submit} noValidate>
          <TextField
            id={field}
            label={text('employees.field.snils')}
            hint={text('employees.field.snils.hint')}
            error={tried && problem ? say(problem) : undefined}
            value={snils}
            onChange={setSnils}
            parse={(shown) => shown.replace(/\D/g, '').slice(0, 11)}
            format={formatSnils}
            inputMode="numeric"
            autoComplete="off"
            figures
          />
          <Button type="submit" look="quiet" busy={save.isPending}>
            {text('employees.snils.save')}
          </Button>
        </form>
      )}
    </section>
  );
}
