import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { allMessages } from '../../../lib/account/messages/all-messages.ts';
import { api } from '../../../lib/client.ts';
import type { Order } from '../order-queries.ts';

export type Comment = Order['comments'][number];

/** Messages have a live event of their own, `order_message`: a word more is no reason to read the whole order again. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('order_message', id),
    queryFn: ({ signal }) => api('GET /api/v4/order/:id/messages', { params: { id } }, { signal }),
    meta: { shown: true },
  });

/** A decision brings one with the order. */
export function useComments({ id, comments }: Order): readonly Comment[] {
  const { data } = useQuery(commentsQuery(id));
  return allMessages(comments, data?.data ?? []);
}
