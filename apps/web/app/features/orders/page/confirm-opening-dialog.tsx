import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useSingleAction } from '../use-single-action.ts';
import { FeeOnDelete } from './fee-on-delete.tsx';
import styles from './order-actions.module.css';
import { useConfirmOpening } from './use-order-acts.ts';

interface Props {
  readonly order: Order;
  /** «No» deletes the application, so it is asked once more. */
  readonly onRefuse: () => void;
  readonly onClose: () => void;
}

export function ConfirmOpeningDialog({ order, onRefuse, onClose }: Props) {
  const text = useText();
  const moment = useMoment(order.country);
  const id = useId();
  const confirm = useConfirmOpening(order.id);
  const { begin } = useSingleAction();
  const [ready, setReady] = useState(false);
  const [tried, setTried] = useState(false);
  const yes = () => {
    if (!ready) return setTried(true);
    if (begin()) confirm.mutate(undefined, { onSettled: onClose });
  };
  const { until } = order.outlook;
  return (
    <ConfirmDialog
      title={text('orderPage.confirm.title')}
      yes={text('orderPage.confirm.yes')}
      no={text('orderPage.confirm.no')}
      busy={confirm.isPending}
      onYes={yes}
      onNo={onRefuse}
      onClose={onClose}
    >
      <p>{text('orderPage.confirm.text', { id: order.id, address: order.fullAddress })}</p>
      {until && order.outlook.otherwise === 'lapseActivation' && (
        <p>{text('orderPage.confirm.term', { date: moment(until) })}</p>
      )}
      <CheckField
        id={id}
        checked={ready}
        error={tried && !ready ? text('orderPage.confirm.check.error') : undefined}
        onChange={setReady}
      >
        {text('orderPage.confirm.check')}
      </CheckField>
      <p className={styles.else}>{text('orderPage.confirm.else')}</p>
      <FeeOnDelete order={order} />
    </ConfirmDialog>
  );
}
