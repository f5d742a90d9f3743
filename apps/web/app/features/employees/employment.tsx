import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { liveKey } from '../../lib/account/live-keys.ts';
import { queryClient } from '../../lib/account/query-client.ts';
import { useUser } from '../../lib/account/user-query.ts';
import { api } from '../../lib/client.ts';
import { dateTime } from '../../lib/format.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import styles from './employees.module.css';
import { Waiting } from './employees-home.tsx';

type Employer = CallOutput<'GET /api/v4/employers'>['data'][number];

const employersQuery = queryOptions({
  // Under `notification`: whoever is added, removed or given a role is notified of it.
  queryKey: liveKey('notification', 'employers'),
  queryFn: ({ signal }) => api('GET /api/v4/employers', {}, { signal }),
  meta: { shown: true, failed: 'employment.failed.read' },
});

const useLeave = () =>
  useMutation({
    mutationFn: (id: string) => api('POST /api/v4/employers/:id/leave', { params: { id } }),
    meta: { failed: 'employment.failed.leave' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'employment.left' } });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: employersQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: liveKey('owner') });
    },
  });

/** For whom somebody works, where, and the way to a point of one's own. */
export function EmploymentScreen() {
  const text = useText();
  const owns = isOwner(useUser());
  const { data, error, isFetching, refetch } = useQuery(employersQuery);
  return (
    <>
      <ScreenTitle title={text('employment.title')} />
      <p className={styles.note}>{text('employment.lead')}</p>
      {!data && !error && <Waiting />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing="points"
          title={text('employment.none.title')}
          text={text('employment.none.text')}
        />
      )}
      {data?.data.map((employer) => (
        <EmployerCard key={employer.id} employer={employer} />
      ))}
      {!owns && (
        <section className={styles.section}>
          <h2>{text('employment.own.title')}</h2>
          <p className={styles.note}>{text('employment.own.text')}</p>
          <ButtonLink look="quiet" to="/registration">
            {text('employment.own.go')}
          </ButtonLink>
        </section>
      )}
    </>
  );
}

function EmployerCard({ employer: { id, name, points } }: { readonly employer: Employer }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  return (
    <section className={styles.section}>
      <h2>{name}</h2>
      <ul className={styles.held}>
        {points.map(({ id: point, address, role, opensLock }) => (
          <li key={point}>
            <Link to={`/lk/pvz/${point}`}>{address}</Link>
            <span className={styles.soft}>
              {text(`points.role.${role}`)} · {text(opensLock ? 'employment.lock' : 'employment.lock.no')}
            </span>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text('employment.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('employment.leave.title')}
        yes={text('employment.leave.yes')}
        look="danger"
        busy={leave.isPending}
        onYes={() => leave.mutate(id, { onSettled: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      >
        <p>{text('employment.leave.text', { company: name })}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Part of «Мои данные»: each time somebody lifted the mask. Nothing for whoever never worked for anybody. */
export function RevealsSection() {
  const text = useText();
  const { data } = useQuery(employersQuery);
  if (!data || (data.data.length === 0 && data.reveals.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="reveals">
      <h2 id="reveals">{text('employment.reveals.title')}</h2>
      <p className={styles.note}>{text('employment.reveals.text')}</p>
      {data.reveals.length === 0 ? (
        <p>{text('employment.reveals.none')}</p>
      ) : (
        <ul className={styles.held}>
          {data.reveals.map(({ at, by, byStaff }) => (
            <li key={`${at} ${by}`}>
              <span>{byStaff ? text('employment.reveals.staff') : by}</span>
              <time className={styles.soft} dateTime={at}>
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
