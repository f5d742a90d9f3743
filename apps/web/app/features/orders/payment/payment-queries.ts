import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';

export type Check = CallOutput<'GET /api/v2/pickpoint/order/check/:id'>['data'];

/** Asks the bank too when an attempt is under way, so it is never taken from memory. */
export const checkQuery = (orderId: string) =>
  queryOptions({
    queryKey: liveKey('order', 'check', orderId),
    queryFn: ({ signal }) =>
      api('GET /api/v2/pickpoint/order/check/:id', { params: { id: orderId } }, { signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { shown: true, failed: 'orderPayment.failed.check' },
  });
