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

/** A draft has nothing yet that others could take, and a move holds no place: its point stays where it is. */
function lossOf({ status, exPickPointId }: Order) {
  if (status === 'ORDER_DRAFT') return 'orderPage.delete.text.draft';
  return exPickPointId === null ? 'orderPage.delete.text' : 'orderPage.delete.text.move';
}

export function DeleteDialog({ order, onClose }: Props) {
  const text = useText();
  const remove = useRemove(order);
  const { begin } = useSingleAction();
  return (
    <ConfirmDialog
      title={text('orderPage.delete.title', { id: order.id })}
      yes={text('orderPage.act.delete')}
      look="danger"
      busy={remove.isPending}
      onYes={() => begin() && remove.mutate(undefined, { onSettled: onClose })}
      onNo={onClose}
    >
      <p>{text(lossOf(order))}</p>
      <FeeOnDelete order={order} />
    </ConfirmDialog>
  );
}
