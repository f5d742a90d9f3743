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

/** Why a decision was not taken. */
export interface Refused {
  readonly refused: unknown;
}

export const isRefused = (answer: Application | Refused): answer is Refused => 'refused' in answer;

/** A refusal is an answer too: the dialog says so in place. A notice would lie under it, out of reach. */
export function useDecide(id: string) {
  const fresh = useFresh();
  return useMutation({
    mutationFn: (body: Verdict): Promise<Application | Refused> =>
      api('POST /api/v2/manage/orders/:id/decide', { params: { id }, body }).catch((refused: unknown) => ({
        refused,
      })),
    onSuccess: (answer) => isRefused(answer) || fresh.onSuccess(answer),
  });
}
