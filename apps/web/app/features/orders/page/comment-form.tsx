import { ORDER_TEXTS } from '@punkt/domain/order-terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allMessages } from '../../../lib/account/messages/all-messages.ts';
import { MessageForm } from '../../../lib/account/messages/message-form.tsx';
import { messageDrafts, sendOnce } from '../../../lib/account/messages/send-once.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useSingleAction } from '../use-single-action.ts';
import { commentsQuery } from './use-comments.ts';

const MAXIMUM = ORDER_TEXTS.operatorMessageMaximum;

const placeOf = ({ id }: Order) => `order.${id}`;

function useSend(order: Order) {
  const { id } = order;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      sendOnce(placeOf(order), message, (client_uuid) =>
        api('POST /api/v4/order/:id/messages', { params: { id }, body: { message, client_uuid } }),
      ),
    meta: { failed: 'orderPage.failed.message' },
    onSuccess: (comment) => {
      // Also for whoever has left the page meanwhile: the box would offer again what was sent.
      messageDrafts.forget(placeOf(order));
      queries.setQueryData(commentsQuery(id).queryKey, (known) => ({
        data: allMessages(known?.data ?? [], [comment]),
      }));
    },
  });
}

export function CommentForm({ order }: { readonly order: Order }) {
  const text = useText();
  const send = useSend(order);
  const { begin, end } = useSingleAction();
  return (
    <MessageForm
      place={placeOf(order)}
      label={text('orderPage.comments.label')}
      send={text('orderPage.comments.send')}
      required={text('orderPage.comments.required')}
      count={(count) => text('orderPage.comments.count', { count, max: MAXIMUM })}
      longest={MAXIMUM}
      rows={3}
      busy={send.isPending}
      onSend={(message, onSuccess) => begin() && send.mutate(message, { onSuccess, onSettled: end })}
    />
  );
}
