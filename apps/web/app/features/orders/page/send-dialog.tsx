import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import { useSingleAction } from '../use-single-action.ts';
import styles from './order-actions.module.css';
import { PlaceLinks } from './place-links.tsx';
import type { usePublish } from './use-order-acts.ts';

interface Props {
  readonly order: Order;
  readonly publish: ReturnType<typeof usePublish>;
  readonly onClose: () => void;
}

/** Says what sending leads to. Unusual figures are confirmed with a tick: the operator will see them too. */
export function SendDialog({ order, publish, onClose }: Props) {
  const text = useText();
  const money = useMoney(order.country);
  const id = useId();
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const { begin } = useSingleAction();
  const { warnings, remarks, outlook } = order;
  const unsure = warnings.length > 0 && !sure;
  const send = () => {
    if (unsure) return setTried(true);
    if (begin()) publish.mutate(warnings.length > 0, { onSettled: onClose });
  };
  return (
    <ConfirmDialog
      title={text('orderPage.send.title')}
      yes={text(remarks.length > 0 ? 'orderPage.act.resend' : 'orderPage.act.send')}
      busy={publish.isPending}
      onYes={send}
      onNo={onClose}
    >
      <p>{text('orderPage.send.text')}</p>
      <p>
        {outlook.fee.state === 'notYet' && outlook.fee.amount !== null
          ? text('orderPage.send.pay', { amount: money(outlook.fee.amount) })
          : text('orderPage.send.review')}
      </p>
      {remarks.length > 0 && (
        <div className={styles.warnings}>
          <h3>{text('orderPage.send.remarks')}</h3>
          <PlaceLinks order={order} places={remarks} />
        </div>
      )}
      {warnings.length > 0 && (
        <>
          <Warnings order={order} />
          <CheckField
            id={id}
            checked={sure}
            error={tried && unsure ? text('orderPage.send.sure.error') : undefined}
            onChange={setSure}
          >
            {text('orderPage.send.sure')}
          </CheckField>
        </>
      )}
    </ConfirmDialog>
  );
}

function Warnings({ order }: { readonly order: Order }) {
  const text = useText();
  return (
    <div className={styles.warnings}>
      <h3>{text('orderPage.send.warnings')}</h3>
      <PlaceLinks order={order} places={order.warnings} />
    </div>
  );
}
