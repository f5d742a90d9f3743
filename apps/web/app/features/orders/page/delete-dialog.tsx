import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useSingleAction } from '../use-single-action.ts';
import { FeeOnDelete } from './fee-on-delete.tsx';
import { useRemove } from './use-order-acts.ts';

interface Props {
  readonly order: Order;
  readonly onClose: () => void;
}

export function DeleteDialog({ order, onClose }: Props) {
  const text = useText();
  const remove = useRemove(order);
  const { begin } = useSingleAction();
  const draft = order.status === 'ORDER_DRAFT';
  return (
    <ConfirmDialog
      title={text('orderPage.delete.title', { id: order.id })}
      yes={text('orderPage.act.delete')}
      look="danger"
      busy={remove.isPending}
      onYes={() => begin() && remove.mutate(undefined, { onSettled: onClose })}
      onNo={onClose}
    >
      <p>{text(draft ? 'orderPage.delete.text.draft' : 'orderPage.delete.text')}</p>
      <FeeOnDelete order={order} />
    </ConfirmDialog>
  );
}
