import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { Pager } from '../../components/pager.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ListSearch, NarrowLine } from '../../lib/account/casework/queue/list-filters.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { isEmployee } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { lastPageFor, type Paging, readPaging, writePaging } from '../../lib/paging.ts';
import { type Workplace, workplacesQuery } from './employee-queries.ts';
import styles from './employees.module.css';

const pathOf = (search: string, paging: Paging): string => {
  const query = new URLSearchParams({ ...(search && { search }) });
  writePaging(query, paging);
  return query.size > 0 ? `/lk/employees?${query}` : '/lk/employees';
};

/** Points whose people this person may see. Whoever has one alone is led to it. */
export function EmployeesHome() {
  const text = useText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [search, paging] = [query.get('search') ?? '', readPaging(query)];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(workplacesQuery(search, paging));
  const [only] = data?.data ?? [];
  if (only && data?.total === 1 && search === '') return <Navigate to={`/lk/employees/${only.id}`} replace />;
  const instead = data && !isPlaceholderData ? lastPageFor(paging, data.total) : null;
  if (instead) return <Navigate to={pathOf(search, { ...paging, page: instead })} replace />;
  const find = (words: string) =>
    void navigate(pathOf(words, { ...paging, page: 1 }), { replace: true, preventScrollReset: true });
  return (
    <>
      <ScreenTitle title={text('employees.title')} />
      {!data && !error && <Waiting />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (data.total > 0 || search) && (
        <>
          <p className={styles.note}>{text('employees.points.text')}</p>
          <NarrowLine
            search={<ListSearch label={text('employees.points.search')} value={search} onSearch={find} />}
          />
        </>
      )}
      {data && <Points points={data.data} searched={search !== ''} />}
      {data && (
        <Pager {...paging} total={data.total} pathOf={(page) => pathOf(search, { ...paging, page })} />
      )}
    </>
  );
}

function Points({ points, searched }: { readonly points: readonly Workplace[]; readonly searched: boolean }) {
  const text = useText();
  const employee = isEmployee(useUser());
  if (points.length === 0 && !searched && employee) return <Shut />;
  const empty = searched ? 'employees.points.none' : 'employees.points.empty';
  if (points.length === 0)
    return <EmptyState drawing="points" title={text(`${empty}.title`)} text={text(`${empty}.text`)} />;
  return (
    <ul className={styles.rows}>
      {points.map(({ id, address, employees, isActive, abilities }) => (
        <li key={id}>
          <Link className={styles.point} to={`/lk/employees/${id}`}>
            <span>
              <b>{address}</b>
              <span className={styles.soft}>
                {text('employees.point.number', { id })}
                {!isActive && ` · ${text('employees.point.closed')}`}
              </span>
            </span>
            <span className={styles.count}>
              {employees > 0 && text('employees.points.count', { count: employees })}
              {employees === 0 &&
                text(
                  abilities.includes('addEmployee')
                    ? 'employees.points.count.first'
                    : 'employees.points.count.none',
                )}
              <ForwardIcon />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whoever works at a point without seeing who else does: the points are there, this list is not theirs. */
function Shut() {
  const text = useText();
  return (
    <EmptyState
      drawing="points"
      title={text('employees.points.shut.title')}
      text={text('employees.points.shut.text')}
    >
      <p className={styles.onward}>
        <ButtonLink look="quiet" to="/lk/employment">
          {text('shell.menu.employment')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

export function Waiting() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className="stack gap-16">
        <Skeleton width="62%" />
        <Skeleton width="48%" />
        <Skeleton width="55%" />
      </div>
    </>
  );
}
