import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import { useUnderway } from '../use-underway.ts';
import styles from './order-actions.module.css';
import { placeLink } from './place-words.ts';
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
  const { begin } = useUnderway();
  const { warnings, outlook } = order;
  const unsure = warnings.length > 0 && !sure;
  const send = () => {
    if (unsure) return setTried(true);
    if (begin()) publish.mutate(warnings.length > 0, { onSettled: onClose });
  };
  return (
    <Dialog open title={text('orderPage.send.title')} onClose={onClose}>
      <p>{text('orderPage.send.text')}</p>
      <p>
        {outlook.fee.state === 'notYet' && outlook.fee.amount !== null
          ? text('orderPage.send.pay', { amount: money(outlook.fee.amount) })
          : text('orderPage.send.review')}
      </p>
      {warnings.length > 0 && (
        <>
          <Warnings warnings={warnings} />
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
      <div className={styles.buttons}>
        <Button busy={publish.isPending} onClick={send}>
          {text('orderPage.act.send')}
        </Button>
        {warnings[0] ? (
          <ButtonLink look="quiet" to={placeLink(order.id, warnings[0].path)}>
            {text('orderPage.send.fix')}
          </ButtonLink>
        ) : (
          <Button look="quiet" onClick={onClose}>
            {text('orderPage.cancel')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Warnings({ warnings }: Pick<Order, 'warnings'>) {
  const text = useText();
  const say = useMessage();
  return (
    <div className={styles.warnings}>
      <h3>{text('orderPage.send.warnings')}</h3>
      <ul>
        {warnings.map(({ path, message }) => (
          <li key={path}>{say(message)}</li>
        ))}
      </ul>
    </div>
  );
}
