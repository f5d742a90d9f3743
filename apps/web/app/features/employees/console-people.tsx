import type { CallOutput } from '@punkt/contract/contract';
import { EMPLOYEE_LISTS, type EmployeeList } from '@punkt/domain/employees';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { FailedState } from '../../components/failed-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { SegmentLinks } from '../../components/segments.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { api } from '../../lib/client.ts';
import { useText } from '../../lib/i18n.tsx';
import { lastPageFor, readPaging } from '../../lib/paging.ts';
import { EmployeeData, EmployeeTags } from './employee-data.tsx';
import styles from './employees.module.css';

type Colleague = CallOutput<'GET /api/v2/manage/points/:id/employees'>['data'][number];

const peopleQuery = (id: string, list: EmployeeList, page: number) =>
  queryOptions({
    queryKey: ['consolePeople', id, list, page],
    queryFn: ({ signal }) =>
      api('GET /api/v2/manage/points/:id/employees', { params: { id }, query: { list, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

const pathOf = (id: string, list: EmployeeList, page: number): string =>
  `/manage/points/${id}?people=${list}${page > 1 ? `&page=${page}` : ''}`;

/** Part of a point's page in the console: who works there, masked as the owner sees them. */
export function ConsolePeople({ pointId }: { readonly pointId: string }) {
  const text = useText();
  const [query] = useSearchParams();
  const list = EMPLOYEE_LISTS.find((each) => each === query.get('people')) ?? 'active';
  const { page } = readPaging(query);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(peopleQuery(pointId, list, page));
  const instead =
    data && !isPlaceholderData ? lastPageFor({ page, pageSize: data.page_size }, data.total) : null;
  if (instead) return <Navigate to={pathOf(pointId, list, instead)} replace />;
  return (
    <section aria-labelledby="people">
      <h2 id="people">{text('employees.title')}</h2>
      <SegmentLinks label={text('employees.list.label')}>
        {EMPLOYEE_LISTS.map((each) => (
          <Link
            key={each}
            to={pathOf(pointId, each, 1)}
            aria-current={each === list ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {text(`employees.list.${each}`)}
          </Link>
        ))}
      </SegmentLinks>
      {!data && !error && <Skeleton height="96px" />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className={styles.soft}>{text('employees.empty.title')}</p>}
      {data && data.total > 0 && (
        <>
          <ul className={styles.rows}>
            {data.data.map((person) => (
              <Person key={person.id} pointId={pointId} person={person} />
            ))}
          </ul>
          <p className={styles.note}>{text('employees.reveal.note')}</p>
          <Pager
            page={page}
            pageSize={data.page_size}
            total={data.total}
            pathOf={(to) => pathOf(pointId, list, to)}
          />
        </>
      )}
    </section>
  );
}

function Person({ pointId, person }: { readonly pointId: string; readonly person: Colleague }) {
  const reveal = (signal: AbortSignal) =>
    api(
      'GET /api/v2/manage/points/:id/employees/:userId',
      { params: { id: pointId, userId: person.id } },
      { signal },
    );
  return (
    <li className={styles.row}>
      <EmployeeData employee={{ ...person, abilities: ['revealEmployee'], isSelf: false }} reveal={reveal}>
        <EmployeeTags employee={person} />
      </EmployeeData>
    </li>
  );
}
