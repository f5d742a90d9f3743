import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useUnderway } from '../use-underway.ts';
import { FeeFate } from './fee-fate.tsx';
import styles from './order-actions.module.css';
import { useRemove } from './use-order-acts.ts';

interface Props {
  readonly order: Order;
  readonly onClose: () => void;
}

export function DeleteDialog({ order, onClose }: Props) {
  const text = useText();
  const remove = useRemove(order);
  const { begin } = useUnderway();
  const draft = order.status === 'ORDER_DRAFT';
  return (
    <Dialog open title={text('orderPage.delete.title', { id: order.id })} onClose={onClose}>
      <p>{text(draft ? 'orderPage.delete.text.draft' : 'orderPage.delete.text')}</p>
      <FeeFate order={order} />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {text('orderPage.cancel')}
        </Button>
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => begin() && remove.mutate(undefined, { onSettled: onClose })}
        >
          {text('orderPage.act.delete')}
        </Button>
      </div>
    </Dialog>
  );
}
