import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { staffCan } from '@punkt/domain/staff';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../lib/account/casework/conflict.ts';
import { liveKey, liveRecordKey } from '../../lib/account/live-keys.ts';
import { useUser } from '../../lib/account/user-query.ts';
import { api } from '../../lib/client.ts';
import { type CaseKey, caseQuery, countsQuery, type Review } from './reviews-query.ts';

export type Verdict = CallInput<'POST /api/v2/manage/reviews/:kind/:id/decide'>['body'];

/** How much waits, by queue, and how many owners wait for an answer, of a kind where one is named; `undefined` until known. */
export function useWaitingCounts(kind?: string) {
  const { staff_roles } = useUser();
  const { data } = useQuery({ ...countsQuery, enabled: staffCan(staff_roles, 'seeQueues') });
  const of = data?.filter((queue) => !kind || queue.kind === kind);
  return {
    counts: data,
    total: data?.reduce((sum, { waiting }) => sum + waiting, 0),
    messages: of?.reduce((sum, { messages }) => sum + messages, 0),
  };
}

/** What every act has in common: the answer is the fresh case, a conflict means reading it again. */
function useFresh() {
  const queries = useQueryClient();
  const lists = () => void queries.invalidateQueries({ queryKey: liveKey('review') });
  return {
    lists,
    onSuccess: (review: Review) => {
      queries.setQueryData(caseQuery(review).queryKey, review);
      lists();
    },
    onError: (error: unknown, key: CaseKey) => {
      if (!isConflict(error)) return;
      lists();
      void queries.invalidateQueries(caseQuery(key));
    },
  };
}

export function useClaim() {
  const { lists: _, ...fresh } = useFresh();
  return useMutation({
    mutationFn: ({ kind, id }: CaseKey) =>
      api('POST /api/v2/manage/reviews/:kind/:id/claim', { params: { kind, id } }),
    meta: { failed: 'reviews.failed.claim' },
    ...fresh,
  });
}

/** Takes several at once; what a colleague was quicker with stays where it is. */
export function useClaimMany() {
  const { lists } = useFresh();
  return useMutation({
    mutationFn: (cases: readonly CaseKey[]) =>
      api('POST /api/v2/manage/reviews/claim', { body: { cases: [...cases] } }),
    meta: { failed: 'reviews.failed.claim' },
    onSettled: lists,
  });
}

/** What became of each of several cases. */
export type Many = CallOutput<'POST /api/v2/manage/reviews/decide'>;

/** Hands cases over to a colleague. */
export function useAssign() {
  const { lists } = useFresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ cases, to }: { readonly cases: readonly CaseKey[]; readonly to: string }) =>
      api('POST /api/v2/manage/reviews/assign', { body: { cases: [...cases], to } }),
    meta: { failed: 'reviews.failed.assign' },
    onSuccess: ({ done }) => {
      for (const key of done) void queries.invalidateQueries(caseQuery(key));
    },
    onSettled: lists,
  });
}

/** One decision about several cases. */
export function useDecideMany() {
  const { lists } = useFresh();
  return useMutation({
    mutationFn: ({ cases, decision }: { readonly cases: readonly CaseKey[]; readonly decision: string }) =>
      api('POST /api/v2/manage/reviews/decide', { body: { cases: [...cases], decision } }),
    meta: { failed: 'reviews.failed.decide' },
    onSettled: lists,
  });
}

export function useRelease() {
  const { lists: _, ...fresh } = useFresh();
  return useMutation({
    mutationFn: ({ kind, id }: CaseKey) =>
      api('POST /api/v2/manage/reviews/:kind/:id/release', { params: { kind, id } }),
    meta: { failed: 'reviews.failed.release' },
    ...fresh,
  });
}

/** Why a decision was not taken. */
export interface Refused {
  readonly refused: unknown;
}

export const isRefused = (answer: Review | Refused): answer is Refused => 'refused' in answer;

/** A refusal is an answer too: the dialog says so in place. A notice would lie under it, out of reach. */
export function useDecide({ kind, id }: CaseKey) {
  const fresh = useFresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Verdict): Promise<Review | Refused> =>
      api('POST /api/v2/manage/reviews/:kind/:id/decide', { params: { kind, id }, body }).catch(
        (refused: unknown) => ({ refused }),
      ),
    onSuccess: (answer) => {
      if (isRefused(answer)) return;
      fresh.onSuccess(answer);
      // The words of a decision answer what the owner asked.
      void queries.invalidateQueries({ queryKey: liveRecordKey('order_message', id) });
    },
  });
}
