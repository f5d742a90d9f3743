import { queryOptions, useQuery } from '@tanstack/react-query';
import { allMessages } from '../../../lib/account/messages/all-messages.ts';
import { api } from '../../../lib/client.ts';
import type { Application } from '../applications-query.ts';

/**
 * Messages have a live event of their own, `order_message`. The application comes with those there were, so nothing is
 * read until one more is announced; and then only they are, for a reading of the application leaves a trace.
 */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['order_message.one', id],
    queryFn: ({ signal }) => api('GET /api/v2/manage/orders/:id/messages', { params: { id } }, { signal }),
    initialData: { data: [] },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });

/** A decision brings its words with the application, a live event the rest. */
export function useMessages({ id, comments }: Application): Application['comments'] {
  const { data } = useQuery(messagesQuery(id));
  return allMessages(comments, data.data);
}
