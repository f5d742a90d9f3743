import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liveKey, liveRecordKey } from '../../../../lib/account/live-keys.ts';
import { allMessages } from '../../../../lib/account/messages/all-messages.ts';
import { messageDrafts, sendOnce } from '../../../../lib/account/messages/send-once.ts';
import { api } from '../../../../lib/client.ts';
import type { Review } from '../../reviews-query.ts';
import type { Application } from '../application.ts';

interface Talk {
  readonly data: Application['comments'];
  /** Not known until it is read: then that of the application holds. */
  readonly asked: Review['asked'] | undefined;
}

/** The case that is open: approval and activation are two of one application. */
type CaseOf = Pick<Application, 'kind' | 'id'>;
const paramsOf = ({ kind, id }: CaseOf) => ({ kind, id });

/**
 * Messages have a live event of their own, `order_message`. The application comes with those there were, so nothing is
 * read until one more is announced; and then only they are, for a reading of the application leaves a trace.
 */
const messagesQuery = ({ kind, id }: CaseOf) =>
  queryOptions({
    queryKey: liveRecordKey('order_message', id),
    queryFn: ({ signal }): Promise<Talk> =>
      api('GET /api/v2/manage/reviews/:kind/:id/messages', { params: paramsOf({ kind, id }) }, { signal }),
    initialData: { data: [], asked: undefined } as Talk,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });

/** A decision brings its words with the application, a live event the rest. */
export function useMessages({ kind, id, comments, asked }: Application) {
  const { data } = useQuery(messagesQuery({ kind, id }));
  return {
    messages: allMessages(comments, data.data),
    /** Whether an answer is due: as the application came, until more is known. */
    asked: data.asked === undefined ? asked : data.asked,
  };
}

/** Approval and activation are one talk. */
export const talkPlace = ({ id }: CaseOf) => `review.${id}`;

export function useSendMessage(shown: CaseOf) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      sendOnce(talkPlace(shown), message, (client_uuid) =>
        api('POST /api/v2/manage/reviews/:kind/:id/messages', {
          params: paramsOf(shown),
          body: { message, client_uuid },
        }),
      ),
    meta: { failed: 'reviewApplication.failed.message' },
    onSuccess: (comment) => {
      // Also for whoever has left the case meanwhile: the box would offer again what was sent.
      messageDrafts.forget(talkPlace(shown));
      // The live event may have brought it already.
      queries.setQueryData(messagesQuery(shown).queryKey, (known) => ({
        data: allMessages(known?.data ?? [], [comment]),
        asked: null,
      }));
    },
  });
}

/** «Спасибо» needs no answer. */
export function useMessagesDone(shown: CaseOf) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/v2/manage/reviews/:kind/:id/messages/done', { params: paramsOf(shown) }),
    meta: { failed: 'reviewApplication.failed.done' },
    onSuccess: ({ asked }) => {
      queries.setQueryData(messagesQuery(shown).queryKey, (known) => ({ data: known?.data ?? [], asked }));
      void queries.invalidateQueries({ queryKey: liveKey('review') });
    },
  });
}
