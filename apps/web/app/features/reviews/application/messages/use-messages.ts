import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allMessages } from '../../../../lib/account/messages/all-messages.ts';
import { api } from '../../../../lib/client.ts';
import type { Application } from '../application.ts';

const paramsOf = (id: string) => ({ kind: 'application', id });

/**
 * Messages have a live event of their own, `order_message`. The application comes with those there were, so nothing is
 * read until one more is announced; and then only they are, for a reading of the application leaves a trace.
 */
const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['order_message.one', id],
    queryFn: ({ signal }) =>
      api('GET /api/v2/manage/reviews/:kind/:id/messages', { params: paramsOf(id) }, { signal }),
    initialData: { data: [] },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });

/** A decision brings its words with the application, a live event the rest. */
export function useMessages({ id, comments }: Application): Application['comments'] {
  const { data } = useQuery(messagesQuery(id));
  return allMessages(comments, data.data);
}

export function useSendMessage(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      api('POST /api/v2/manage/reviews/:kind/:id/messages', { params: paramsOf(id), body: { message } }),
    meta: { failed: 'reviewApplication.failed.message' },
    onSuccess: (comment) => {
      // The live event may have brought it already.
      queries.setQueryData(messagesQuery(id).queryKey, (known) => ({
        data: allMessages(known?.data ?? [], [comment]),
      }));
    },
  });
}
