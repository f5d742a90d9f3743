import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liveKey, liveRecordKey } from '../../../lib/account/live-keys.ts';
import { allMessages } from '../../../lib/account/messages/all-messages.ts';
import { sendOnce } from '../../../lib/account/messages/send-once.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { localDrafts } from '../../../lib/forms/local-drafts.ts';
import type { Review } from '../reviews-query.ts';

export type TicketCase = NonNullable<Review['content']['ticket']>;
export type TalkMessage = CallOutput<'GET /api/v2/manage/reviews/:kind/:id/messages'>['data'][number];

/** Answers that are being written. */
export const answerDrafts = localDrafts<string>('ticketAnswer');

const paramsOf = (id: string) => ({ kind: 'ticket', id });

/** Read again when a live event names the ticket: a reading of the whole case would leave a trace. */
const talkQuery = (id: string) =>
  queryOptions({
    queryKey: liveRecordKey('ticket', id),
    queryFn: async ({ signal }) =>
      (await api('GET /api/v2/manage/reviews/:kind/:id/messages', { params: paramsOf(id) }, { signal })).data,
  });

export const useTalk = (id: string) => useQuery(talkQuery(id));

interface Answer {
  readonly message: string;
  readonly internal: boolean;
  readonly seen: string;
  /** Ids of files that the server has. */
  readonly files: readonly string[];
  /** Colleagues whom a note names. */
  readonly mentions: readonly string[];
}

export function useAnswer(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, ...answer }: Answer) =>
      // What was read meanwhile makes no other message of it.
      sendOnce(`ticket.${id}`, JSON.stringify(answer), (client_uuid) =>
        api('POST /api/v2/manage/reviews/:kind/:id/messages', {
          params: paramsOf(id),
          body: {
            ...answer,
            seen,
            files: answer.files.map((file) => `/api/v4/files/${file}`),
            client_uuid,
            mentions: [...answer.mentions],
          },
        }),
      ),
    meta: { failed: 'reviewApplication.failed.message' },
    onSuccess: (message, { internal }) => {
      // Also for whoever has left the ticket meanwhile: the box would offer again what was sent.
      answerDrafts.forget(id);
      // The live event may have brought it already.
      queries.setQueryData(talkQuery(id).queryKey, (known) => allMessages(known ?? [], [message]));
      if (!internal) void queries.invalidateQueries({ queryKey: liveKey('review') });
      if (!internal) void queries.invalidateQueries({ queryKey: liveRecordKey('review', id) });
    },
    onError: (error) => {
      // What the colleague sent is read before the next try.
      if (error instanceof ApiError && error.code === 'ticket_answered')
        void queries.invalidateQueries({ queryKey: talkQuery(id).queryKey });
    },
  });
}
