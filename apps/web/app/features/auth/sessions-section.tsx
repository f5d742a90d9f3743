import IconDeviceLaptop from 'icon:device-laptop';
import IconDeviceMobile from 'icon:device-mobile';
import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { RowSection } from '../../components/row-section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { api } from '../../lib/client.ts';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import styles from './sessions.module.css';

type OwnSession = CallOutput<'GET /api/v4/sessions'>['data'][number];

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('GET /api/v4/sessions', {}, { signal }),
});

const useSessions = () => useQuery(sessionsQuery);

function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v4/sessions/:id/end', { params: { id } }),
    meta: { failed: 'sessions.failed' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'sessions.ended' } });
      return queries.invalidateQueries(sessionsQuery);
    },
  });
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const text = useText();
  const end = useEndSession();
  // «mobile» is what the specification makes every browser call itself: it names nothing.
  const device = session.device_name === 'mobile' ? text('sessions.device.web') : session.device_name;
  const Picture = /iPhone|iPad|Android|phone/i.test(device) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li>
      <Picture className={styles.picture} size={24} stroke={1.5} />
      <div className={styles.words}>
        <p>
          <b>{device}</b>
          {session.current && <span className={styles.current}>{text('sessions.current')}</span>}
        </p>
        <p className={styles.meta}>
          <span>{text('sessions.seen', { date: dateTime(session.last_seen) })}</span>
          <span>{text('sessions.started', { date: dateTime(session.created) })}</span>
          {session.address && <span>{text('sessions.address', { address: session.address })}</span>}
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          busy={end.isPending}
          aria-label={text('sessions.end.label', { device })}
          onClick={() => end.mutate(session.id)}
        >
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}

export function SessionsSection() {
  const text = useText();
  const { data, isPending, isError, refetch } = useSessions();
  return (
    <RowSection title={text('sessions.title')} text={text('sessions.text')} busy={isPending}>
      {isPending && <Ghosts />}
      {isError && (
        <div className={styles.failed} role="alert">
          <span>{text('common.failed.load')}</span>
          <Button look="quiet" onClick={() => void refetch()}>
            {text('common.retry')}
          </Button>
        </div>
      )}
      <ul>
        {data?.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </RowSection>
  );
}

const Ghosts = () => (
  <>
    <Skeleton height="76px" />
    <Skeleton height="76px" />
  </>
);
