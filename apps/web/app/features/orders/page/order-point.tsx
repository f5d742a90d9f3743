import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { WeekHours } from '../../../lib/account/timetable/week-hours.tsx';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './order-data.module.css';
import { PartFailed } from './part-failed.tsx';

/** The point that came out of an application: that it is open, where, when, and where to turn. The Georgian site has no other page about it. */
export function OrderPoint({ id }: { readonly id: string }) {
  const text = useText();
  const { variant } = usePageInfo();
  const { data, error, refetch } = useQuery({
    queryKey: liveKey('point', 'one', id),
    queryFn: ({ signal }) => api('GET /api/v4/points/:id', { params: { id } }, { signal }),
    meta: { shown: true },
  });
  return (
    <section className={styles.point} aria-labelledby="point">
      <h2 id="point">{text('orderFacts.point.title', { id })}</h2>
      {!data && !error && <Skeleton width="60%" />}
      {!data && error && <PartFailed onRetry={() => void refetch()} />}
      {data && (
        <>
          <div>
            <p>{text(data.isActive ? 'orderFacts.point.open' : 'orderFacts.point.closed')}</p>
            <p>{data.address}</p>
            {variant === 'georgian' ? (
              <>
                <p>{text('orderFacts.point.help')}</p>
                <ButtonLink look="quiet" to="/lk/tickets">
                  {text('orderFacts.point.ask')}
                </ButtonLink>
              </>
            ) : (
              <p>
                <ButtonLink look="quiet" to={`/lk/pvz/${id}`}>
                  {text('orderFacts.point.page')}
                </ButtonLink>
              </p>
            )}
          </div>
          <WeekHours timetable={data.timetable} />
        </>
      )}
    </section>
  );
}
