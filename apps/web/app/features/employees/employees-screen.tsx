import { EMPLOYEE_LISTS, type EmployeeList } from '@punkt/domain/employees';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { SegmentLinks } from '../../components/segments.tsx';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { lastPageFor, type Paging, readPaging, writePaging } from '../../lib/paging.ts';
import { type Employee, employeesQuery, type Workplace, workplacesQuery } from './employee-queries.ts';
import { EmployeeRow } from './employee-row.tsx';
import styles from './employees.module.css';
import { Waiting } from './employees-home.tsx';
import { SeveralGrant } from './grant-form.tsx';

const listOf = (query: URLSearchParams): EmployeeList =>
  EMPLOYEE_LISTS.find((list) => list === query.get('list')) ?? 'active';

function pathOf(pointId: string, list: EmployeeList, paging: Paging): string {
  const query = new URLSearchParams({ list });
  writePaging(query, paging);
  return `/lk/employees/${pointId}?${query}`;
}

const FIRST = readPaging(new URLSearchParams());

interface Props {
  readonly pointId: string;
  /** What stands here for whoever may not see them. */
  readonly shut: ReactNode;
}

/** The people of one point. */
export function EmployeesScreen({ pointId, shut }: Props) {
  const text = useText();
  const [query] = useSearchParams();
  const [list, paging] = [listOf(query), readPaging(query)];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    employeesQuery(pointId, list, paging),
  );
  // Whoever has one point alone would be led straight back here.
  const several = (useQuery(workplacesQuery('', FIRST)).data?.total ?? 0) > 1;
  if (data === null) return shut;
  // Whoever was the last one of their page has been removed.
  const instead = data && !isPlaceholderData ? lastPageFor(paging, data.total) : null;
  if (instead) return <Navigate to={pathOf(pointId, list, { ...paging, page: instead })} replace />;
  return (
    <>
      {several && <BackLink to="/lk/employees">{text('employees.points.all')}</BackLink>}
      <ScreenTitle title={text('employees.title')} of={text('points.number', { id: pointId })} />
      {data === undefined && !error && <Waiting />}
      {data === undefined && error && (
        <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <PointHead point={data.point} />
          <SegmentLinks label={text('employees.list.label')}>
            {EMPLOYEE_LISTS.map((each) => (
              <Link
                key={each}
                to={pathOf(pointId, each, { ...paging, page: 1 })}
                aria-current={each === list ? 'page' : undefined}
                replace
              >
                {text(`employees.list.${each}`)}
              </Link>
            ))}
          </SegmentLinks>
          <People key={list} people={data.data} page={data.page} point={data.point} list={list} />
          <Pager
            {...paging}
            total={data.total}
            pathOf={(page) => pathOf(pointId, list, { ...paging, page })}
          />
        </>
      )}
    </>
  );
}

function PointHead({ point }: { readonly point: Workplace }) {
  const text = useText();
  const { id, address, isActive, abilities } = point;
  return (
    <div className={styles.head}>
      <p>
        <b>{address}</b>
        <span className={styles.soft}>
          {text('employees.point.number', { id })}
          {!isActive && ` · ${text('employees.point.closed')}`}
        </span>
      </p>
      {abilities.includes('addEmployee') && (
        <ButtonLink to={`/lk/employees/${id}/add`}>{text('employees.add')}</ButtonLink>
      )}
    </div>
  );
}

interface PeopleProps {
  readonly people: readonly Employee[];
  /** Which page of the list they are. */
  readonly page: number;
  readonly point: Workplace;
  readonly list: EmployeeList;
}

interface Choice {
  readonly person: Employee;
  readonly page: number;
}

const mayHaveRoles = ({ abilities }: Employee): boolean => abilities.includes('setRoles');

function People({ people, page, point, list }: PeopleProps) {
  const text = useText();
  // Whoever was chosen on another page stays chosen: a team of thirty has two.
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [giving, setGiving] = useState(false);
  const drop = (ids: readonly string[]) => {
    const gone = ids.flatMap((id) => chosen.get(id)?.person.name ?? []);
    if (gone.length === 0) return;
    setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id))));
    notify({
      kind: 'info',
      title: { key: 'employees.selected.gone', params: { count: gone.length } },
      text: { plain: gone.join(', ') },
      seconds: 10,
    });
  };
  // Removed in another tab, or by somebody else: whoever can't be given a role is chosen no more, and that is said.
  useEffect(() => {
    const here = new Set(people.filter(mayHaveRoles).map(({ id }) => id));
    drop([...chosen].filter(([id, each]) => each.page === page && !here.has(id)).map(([id]) => id));
  });
  if (people.length === 0)
    return (
      <EmptyState
        drawing="points"
        title={text('employees.empty.title')}
        text={text(list === 'inactive' ? 'employees.empty.inactive.text' : 'employees.empty.active.text')}
      />
    );
  const open = people.filter(mayHaveRoles);
  const choose = (id: string, on: boolean) => {
    const next = new Map(chosen);
    const person = open.find((each) => each.id === id);
    if (on && person) next.set(id, { person, page });
    else next.delete(id);
    setChosen(next);
  };
  const everybody = () =>
    setChosen(new Map([...chosen, ...open.map((person) => [person.id, { person, page }] as const)]));
  const selectable = open.length > 1 || chosen.size > 0;
  return (
    <>
      {chosen.size > 0 && (
        <div className={styles.bar}>
          <p role="status">{text('employees.selected', { count: chosen.size })}</p>
          <Button onClick={() => setGiving(true)}>{text('employees.select.role')}</Button>
          {open.some(({ id }) => !chosen.has(id)) && (
            <Button look="quiet" onClick={everybody}>
              {text('employees.select.all')}
            </Button>
          )}
          <Button look="quiet" onClick={() => setChosen(new Map())}>
            {text('employees.select.clear')}
          </Button>
        </div>
      )}
      <ul className={styles.rows}>
        {people.map((employee) => (
          <EmployeeRow
            key={employee.id}
            employee={employee}
            pointId={point.id}
            {...(selectable && { chosen: chosen.has(employee.id), onChoose: choose })}
          />
        ))}
      </ul>
      {people.some(({ abilities }) => abilities.includes('revealEmployee')) && (
        <p className={styles.note}>{text('employees.reveal.note')}</p>
      )}
      <Dialog open={giving} firm title={text('employees.select.title')} onClose={() => setGiving(false)}>
        <SeveralGrant
          people={[...chosen.values()].map(({ person }) => person)}
          pointId={point.id}
          onGone={drop}
          onDone={() => {
            setGiving(false);
            setChosen(new Map());
          }}
        />
      </Dialog>
    </>
  );
}
