import { useQuery } from '@tanstack/react-query';
import { replace } from 'react-router';
import { flowName, readFlow } from '../../features/locks/lock-flows.ts';
import { PointLockScreen } from '../../features/locks/point-lock-screen.tsx';
import { isMissing, pointQuery } from '../../features/points/point-queries.ts';
import { PointShutScreen } from '../../features/points/point-shut.tsx';
import { queryClient } from '../../lib/account/query-client.ts';
import { isAnotherRecord } from '../../lib/another-record.ts';
import { useText } from '../../lib/i18n.tsx';
import { unlessLost } from '../../lib/network.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/point-lock.ts';
import { pointsOnly } from './points-only.ts';

/** Whoever may open the lock. Without a network what this phone keeps is enough: the token says who may. */
export async function clientLoader({ request, params: { pvzId } }: Route.ClientLoaderArgs) {
  pointsOnly();
  const { user_id: userId } = await requireUser(request);
  const query = { ...pointQuery(pvzId), staleTime: 0, retry: false } as const;
  const point = await unlessLost(queryClient.fetchQuery(query)).catch((error: unknown) =>
    isMissing(error) ? 'refused' : null,
  );
  const kept = readFlow(flowName(userId, `point-${pvzId}`)).connection !== null;
  if (point === null && !kept) throw replace(`/lk/pvz/${pvzId}`);
  const shut =
    point === 'refused' || (point !== null && !(point.hasLock && point.abilities.includes('openLock')));
  return { userId, shut };
}

export const shouldRevalidate = isAnotherRecord;

export default function PointLock({ loaderData, params: { pvzId } }: Route.ComponentProps) {
  const text = useText();
  const { userId, shut } = loaderData;
  const { data } = useQuery(pointQuery(pvzId));
  const mayRevoke = data?.abilities.includes('activateLock') === true;
  if (shut)
    return <PointShutScreen key={pvzId} id={pvzId} door="openLock" title={text('elock.point.title')} />;
  return <PointLockScreen key={pvzId} userId={userId} pointId={pvzId} mayRevoke={mayRevoke} />;
}
