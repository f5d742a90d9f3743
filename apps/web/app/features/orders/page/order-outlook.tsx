import IconHourglassEmpty from 'icon:hourglass-empty';
import IconUser from 'icon:user';
import { isFinal } from '@punkt/domain/order-status';
import { AnswerDay } from '../../../lib/account/answer-day.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { knownStep, useNextStep } from '../order-words.ts';
import { NoFee } from './no-fee.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDeadline } from './order-deadline.tsx';
import { OrderAppeal, OrderEnding } from './order-ending.tsx';
import { OrderFee } from './order-fee.tsx';
import styles from './order-outlook.module.css';
import { OrderPoint } from './order-point.tsx';
import { useStepWords } from './step-words.ts';

/** What comes next, who acts, until when, what otherwise, and what it costs: the page in one panel. */
export function OrderOutlook({ order }: { readonly order: Order }) {
  const text = useText();
  const next = useNextStep();
  const words = useStepWords();
  const { outlook } = order;
  const step = knownStep(outlook.step);
  const hasFee = outlook.fee.amount !== null;
  const meaning = step ? words(step, order) : '';
  const ended = isFinal(order.status) && order.status !== 'ORDER_PICKPOINT_CREATED';
  return (
    <section className={styles.panel} aria-labelledby="next" data-actor={outlook.actor} data-step={step}>
      <div className={styles.next}>
        {outlook.actor !== 'none' && <Actor actor={outlook.actor} />}
        <h2 id="next" tabIndex={-1}>
          {next(outlook.step) || text('orderPage.next.title')}
        </h2>
        {meaning && <p>{meaning}</p>}
        {order.pickpointId && <OrderPoint id={order.pickpointId} />}
        {outlook.promised && (
          <AnswerDay promised={outlook.promised} appeal={outlook.step === 'waitForAppeal'} />
        )}
        {ended && <OrderEnding order={order} />}
        <OrderDeadline order={order} />
        <OrderActions order={order} />
        {/* Whoever can go on does that first; objecting is for those who disagree. */}
        {!ended && order.appeal.state !== 'none' && <OrderAppeal order={order} />}
        {!hasFee && <NoFee order={order} />}
      </div>
      {hasFee && (
        <div className={styles.money}>
          <OrderFee order={order} />
        </div>
      )}
    </section>
  );
}

function Actor({ actor }: { readonly actor: 'owner' | 'staff' }) {
  const text = useText();
  const Icon = actor === 'owner' ? IconUser : IconHourglassEmpty;
  return (
    <p className={styles.actor}>
      <Icon size={16} stroke={2} />
      {text(`orderPage.actor.${actor}`)}
    </p>
  );
}
