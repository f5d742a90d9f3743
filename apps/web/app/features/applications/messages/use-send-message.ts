import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allMessages } from '../../../lib/account/messages/all-messages.ts';
import { api } from '../../../lib/client.ts';
import { messagesQuery } from './use-messages.ts';

export function useSendMessage(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      api('POST /api/v2/manage/orders/:id/messages', { params: { id }, body: { message } }),
    meta: { failed: 'applications.failed.message' },
    onSuccess: (comment) => {
      // The live event may have brought it already.
      queries.setQueryData(messagesQuery(id).queryKey, (known) => ({
        data: allMessages(known?.data ?? [], [comment]),
      }));
    },
  });
}
