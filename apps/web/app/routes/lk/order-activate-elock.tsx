import { isUnsent } from '@punkt/domain/lock-flow';
import { useQuery } from '@tanstack/react-query';
import { replace, useSearchParams } from 'react-router';
import { flowName, readFlow } from '../../features/locks/lock-flows.ts';
import { isOpenForLock, LockScreen } from '../../features/locks/lock-screen.tsx';
import { isMissing, orderQuery } from '../../features/orders/order-queries.ts';
import { queryClient } from '../../lib/account/query-client.ts';
import { isAnotherRecord } from '../../lib/another-record.ts';
import { unlessLost } from '../../lib/network.ts';
import type { Route } from './+types/order-activate-elock.ts';
import { applicantOnly } from './applicant-only.ts';

/**
 * An application on its way to activation; any other is read on its own page. Without a network what this phone keeps is enough, and an answer
 * that was not sent yet is sent first, whatever has become of the application.
 */
export async function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  const user = await applicantOnly(request);
  const flow = readFlow(flowName(user.user_id, orderId));
  const query = { ...orderQuery(orderId), staleTime: 0, retry: false } as const;
  const read = await unlessLost(queryClient.fetchQuery(query)).catch((error: unknown) =>
    isMissing(error) ? 'missing' : null,
  );
  const closed = read === 'missing' || (read !== null && !isOpenForLock(read));
  // In the place of this entry: whoever presses Back would be led here again and again.
  if (closed && !isUnsent(flow)) throw replace(`/lk/orders/${orderId}`);
  return { userId: user.user_id };
}

/** The screen follows the application by itself. */
export const shouldRevalidate = isAnotherRecord;

export default function OrderActivateElock({ loaderData, params }: Route.ComponentProps) {
  const { orderId } = params;
  const [search] = useSearchParams();
  const reading = useQuery(orderQuery(orderId));
  const wished = search.get('way');
  const way = wished === 'lock' || wished === 'reason' ? wished : null;
  return (
    <LockScreen key={orderId} userId={loaderData.userId} orderId={orderId} way={way} reading={reading} />
  );
}
