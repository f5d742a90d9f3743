import type { CallInput } from '@punkt/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../lib/account/casework/conflict.ts';
import { api } from '../../lib/client.ts';
import { type Application, applicationQuery } from './applications-query.ts';

export type Verdict = CallInput<'POST /api/v2/manage/orders/:id/decide'>['body'];
export type Decision = Verdict['decision'];

/** What every act has in common: the answer is the fresh application, a conflict means reading it again. */
function useFresh() {
  const queries = useQueryClient();
  return {
    onSuccess: (application: Application) => {
      queries.setQueryData(applicationQuery(application.id).queryKey, application);
      void queries.invalidateQueries({ queryKey: ['order'] });
    },
    onError: (error: unknown, id: string) => {
      if (!isConflict(error)) return;
      void queries.invalidateQueries({ queryKey: ['order'] });
      void queries.invalidateQueries(applicationQuery(id));
    },
  };
}

export function useClaim() {
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v2/manage/orders/:id/claim', { params: { id } }),
    meta: { failed: 'applications.failed.claim' },
    ...useFresh(),
  });
}

export function useRelease() {
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v2/manage/orders/:id/release', { params: { id } }),
    meta: { failed: 'applications.failed.release' },
    ...useFresh(),
  });
}

/** That it was refused for something newer is an answer too: the dialog says so in place, and no notice repeats it. */
export function useDecide(id: string) {
  const fresh = useFresh();
  return useMutation({
    mutationFn: (body: Verdict) =>
      api('POST /api/v2/manage/orders/:id/decide', { params: { id }, body }).catch((error: unknown) => {
        if (isConflict(error)) return error;
        throw error;
      }),
    meta: { failed: 'applications.failed.decide' },
    onSuccess: (answer) => isConflict(answer) || fresh.onSuccess(answer),
  });
}
