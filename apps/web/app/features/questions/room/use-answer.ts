import type { CallInput } from '@punkt/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { api } from '../../../lib/client.ts';
import { questionQuery } from './room-queries.ts';

type Answer = CallInput<'POST /api/v2/manage/questions/:id/answer'>['body'];

export function useAnswer(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) => api('POST /api/v2/manage/questions/:id/answer', { params: { id }, body }),
    meta: { failed: 'questionRoom.answer.failed' },
    onSuccess: (question) => {
      queries.setQueryData(questionQuery(id).queryKey, question);
      void queries.invalidateQueries({ queryKey: ['question'] });
    },
    // A colleague was quicker: her answer is what is shown now.
    onError: (error) => {
      if (!isConflict(error)) return;
      void queries.invalidateQueries({ queryKey: ['question'] });
      void queries.invalidateQueries(questionQuery(id));
    },
  });
}
