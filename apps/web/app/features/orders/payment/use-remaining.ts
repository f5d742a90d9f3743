import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';

const SECOND = 1000;
const READ_AGAIN_MS = 60_000;
/** A tick that came so much later by one clock than by the other: the machine slept, or somebody set the time. */
const DRIFT_MS = 2_000;

/**
 * The server says how many seconds are left; here they run by the clock that nobody can set. It may stand still while the
 * machine sleeps, so after a sleep, on focus, on reconnection and every minute the server is asked again.
 */
const remainingQuery = (orderId: string) =>
  queryOptions({
    queryKey: liveKey('order', 'remaining', orderId),
    queryFn: async ({ signal }) => {
      const answer = await api(
        'GET /api/v4/pickpoint/:id/removal_time',
        { params: { id: orderId } },
        { signal },
      );
      const { seconds } = answer.time_remaining;
      // Over is over, whatever the moment of this answer.
      return seconds > 0 ? performance.now() + seconds * SECOND : 0;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: READ_AGAIN_MS,
    meta: { shown: true },
  });

/** Milliseconds left to pay, moving every second; `undefined` until the server has said. */
export function useRemaining(orderId: string, enabled = true): number | undefined {
  const queries = useQueryClient();
  const { data: endsAt, refetch } = useQuery({ ...remainingQuery(orderId), enabled });
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    let wall = Date.now();
    let steady = performance.now();
    const tick = () => {
      const passed = { wall: Date.now() - wall, steady: performance.now() - steady };
      wall += passed.wall;
      steady += passed.steady;
      setNow(steady);
      if (enabled && Math.abs(passed.wall - passed.steady) > DRIFT_MS) void refetch();
    };
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [enabled, refetch]);
  const over = endsAt !== undefined && endsAt <= now;
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: liveKey('order') });
  }, [over, queries]);
  return endsAt === undefined ? undefined : Math.max(0, endsAt - now);
}
