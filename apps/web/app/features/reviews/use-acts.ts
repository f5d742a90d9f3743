import type { CallInput } from '@punkt/contract/contract';
import { staffCan } from '@punkt/domain/staff';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../lib/account/casework/conflict.ts';
import { useUser } from '../../lib/account/user-query.ts';
import { api } from '../../lib/client.ts';
import { type CaseKey, caseQuery, countsQuery, type Review } from './reviews-query.ts';

export type Verdict = CallInput<'POST /api/v2/manage/reviews/:kind/:id/decide'>['body'];

/** How much waits, by queue; `undefined` until known, and for those who have no queue. */
export function useWaitingCounts() {
  const { staff_roles } = useUser();
  const { data } = useQuery({ ...countsQuery, enabled: staffCan(staff_roles, 'seeQueues') });
  return { counts: data, total: data?.reduce((sum, { waiting }) => sum + waiting, 0) };
}

/** What every act has in common: the answer is the fresh case, a conflict means reading it again. */
function useFresh() {
  const queries = useQueryClient();
  const lists = () => void queries.invalidateQueries({ queryKey: ['review'] });
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
  return useMutation({
    mutationFn: (body: Verdict): Promise<Review | Refused> =>
      api('POST /api/v2/manage/reviews/:kind/:id/decide', { params: { kind, id }, body }).catch(
        (refused: unknown) => ({ refused }),
      ),
    onSuccess: (answer) => isRefused(answer) || fresh.onSuccess(answer),
  });
}
