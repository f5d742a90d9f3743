import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/client.ts';
import { applicationQuery } from '../applications-query.ts';

export function useSendMessage(id: string, onSent: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      api('POST /api/v2/manage/orders/:id/messages', { params: { id }, body: { message } }),
    meta: { failed: 'applications.failed.message' },
    onSuccess: (comment) => {
      onSent();
      queries.setQueryData(applicationQuery(id).queryKey, (application) =>
        // The live event may have brought it already.
        application && !application.comments.some((known) => known.id === comment.id)
          ? { ...application, comments: [...application.comments, comment] }
          : application,
      );
    },
  });
}
