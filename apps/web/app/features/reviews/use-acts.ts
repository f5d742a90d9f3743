import type { CallInput } from '@punkt/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../lib/account/casework/conflict.ts';
import { api } from '../../lib/client.ts';
import { caseQuery, type Review } from './reviews-query.ts';

export type Verdict = CallInput<'POST /api/v2/manage/reviews/:id/decide'>['body'];

/** What every act on a case has in common: the answer is the fresh case, a conflict means reading it again. */
function useFresh() {
  const queries = useQueryClient();
  return {
    onSuccess: (review: Review) => {
      queries.setQueryData(caseQuery(review.id).queryKey, review);
      void queries.invalidateQueries({ queryKey: ['review'] });
    },
    onError: (error: unknown, id: string) => {
      if (!isConflict(error)) return;
      void queries.invalidateQueries({ queryKey: ['review'] });
      void queries.invalidateQueries(caseQuery(id));
    },
  };
}

export function useClaim() {
  const fresh = useFresh();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v2/manage/reviews/:id/claim', { params: { id } }),
    meta: { failed: 'reviews.failed.claim' },
    ...fresh,
  });
}

export function useRelease() {
  const fresh = useFresh();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v2/manage/reviews/:id/release', { params: { id } }),
    meta: { failed: 'reviews.failed.release' },
    ...fresh,
  });
}

export function useDecide(id: string) {
  const fresh = useFresh();
  return useMutation({
    mutationFn: (body: Verdict) => api('POST /api/v2/manage/reviews/:id/decide', { params: { id }, body }),
    meta: { failed: 'reviews.failed.decide' },
    onError: (error) => fresh.onError(error, id),
    onSuccess: fresh.onSuccess,
  });
}
