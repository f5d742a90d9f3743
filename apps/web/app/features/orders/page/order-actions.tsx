import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { ConfirmOpeningDialog } from './confirm-opening-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './order-actions.module.css';
import { PlaceLinks } from './place-links.tsx';
import { activationLink } from './place-words.ts';
import { SendDialog } from './send-dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { problemsOf, usePublish } from './use-order-acts.ts';

type Asked = 'send' | 'delete' | 'confirm';

/** The server says what may be done; the screen only shows it. */
export function OrderActions({ order }: { readonly order: Order }) {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  useFocusBack(asked !== null, 'next', order.status);
  const publish = usePublish(order.id);
  const problems = problemsOf(publish.error);
  const can = (...events: readonly Order['abilities'][number][]) =>
    events.some((event) => order.abilities.includes(event));
  const rework = order.outlook.step === 'rework';
  const over = order.outlook.actor === 'none' && order.outlook.step !== 'opened';
  const close = () => setAsked(null);
  return (
    <>
      {problems.length > 0 && <Incomplete order={order} problems={problems} />}
      <div className={styles.acts}>
        {order.outlook.step === 'pay' && (
          <ButtonLink to={`/lk/payment/${order.id}`}>{text('orderPage.act.pay')}</ButtonLink>
        )}
        {can('confirm') && order.confirmedToOpen === null && (
          <Button onClick={() => setAsked('confirm')}>{text('orderPage.act.confirm')}</Button>
        )}
        {can('edit') && rework && (
          <ButtonLink to={`/lk/orders/${order.id}/edit`}>{text('orderPage.act.rework')}</ButtonLink>
        )}
        {can('editActivation') && (
          <ButtonLink to={activationLink(order.id)}>
            {text(order.status === 'ORDER_REMARK' ? 'orderPage.act.rework' : 'orderPage.act.activate')}
          </ButtonLink>
        )}
        {can('publish') && (
          <Button look={rework ? 'quiet' : 'primary'} onClick={() => setAsked('send')}>
            {text(rework ? 'orderPage.act.resend' : 'orderPage.act.send')}
          </Button>
        )}
        {can('edit') && order.outlook.step === 'send' && (
          <ButtonLink look="quiet" to={`/lk/orders/${order.id}/edit`}>
            {text('orderPage.act.edit')}
          </ButtonLink>
        )}
        {over && <ButtonLink to="/lk/orders/create">{text('orderPage.act.create')}</ButtonLink>}
        {can('delete', 'refuse') && (
          <button type="button" className={styles.delete} onClick={() => setAsked('delete')}>
            {text('orderPage.act.delete')}
          </button>
        )}
      </div>
      {asked === 'send' && <SendDialog order={order} publish={publish} onClose={close} />}
      {asked === 'delete' && <DeleteDialog order={order} onClose={close} />}
      {asked === 'confirm' && (
        <ConfirmOpeningDialog order={order} onRefuse={() => setAsked('delete')} onClose={close} />
      )}
    </>
  );
}

interface IncompleteProps {
  readonly order: Order;
  readonly problems: ReturnType<typeof problemsOf>;
}

/** Why it was not sent, each with the way to its field. */
function Incomplete({ order, problems }: IncompleteProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  // The dialog that had the focus is gone; this is what to read next.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.incomplete} role="alert" tabIndex={-1}>
      <h3>{text('orderPage.incomplete.title')}</h3>
      <p>{text('orderPage.incomplete.text')}</p>
      <PlaceLinks order={order} places={problems} />
    </div>
  );
}
