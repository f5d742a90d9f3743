import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { AppealDialog, AppealSaid } from '../../../lib/account/appeal.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import { useSingleAction } from '../use-single-action.ts';
import { owesFee, useLateMoney } from './no-fee.tsx';
import styles from './order-ending.module.css';
import { endOf } from './progress.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useAppeal } from './use-order-acts.ts';

const ENDINGS = [
  'decline',
  'lapseRework',
  'lapseReview',
  'lapseMove',
  'lapseActivation',
  'expirePayment',
  'refuse',
  'delete',
] as const;
type Ending = (typeof ENDINGS)[number];
/** Endings whose rule says what becomes of a fee: said only where one was due. */
const FEE_RULES = ['decline', 'lapseRework', 'lapseReview', 'lapseActivation', 'refuse', 'delete'] as const;

/** Deleting an approved application is refusing to open it, and follows the rule of that. */
function endingOf(order: Order): Ending | undefined {
  const end = endOf(order);
  if (end?.event === 'delete' && end.from === 'ORDER_ACCEPTED') return 'refuse';
  return ENDINGS.find((known) => known === end?.event);
}

/** Why it is closed, since when, by which rule, what became of the money, and the way to object. */
export function OrderEnding({ order }: { readonly order: Order }) {
  const text = useText();
  const fee = useFeeWords(order);
  const moment = useMoment(order.country);
  const end = endOf(order);
  const ending = endingOf(order);
  const feeRule = FEE_RULES.find((known) => known === ending);
  return (
    <>
      <dl className={styles.ending}>
        {ending && (
          <div>
            <dt>{text('orderPage.ending.what')}</dt>
            <dd>
              {text(`orderPage.ending.${ending}`)}
              {end?.comment && <q className={styles.words}>{end.comment}</q>}
            </dd>
          </div>
        )}
        {end && (
          <div>
            <dt>{text('orderPage.ending.when')}</dt>
            <dd>
              <time dateTime={end.at}>{moment(end.at)}</time>
            </dd>
          </div>
        )}
        {ending && (
          <div>
            <dt>{text('orderPage.ending.rule')}</dt>
            <dd>
              {text(`orderPage.ending.${ending}.rule`)}
              {feeRule && owesFee(order) && ` ${text(`orderPage.ending.${feeRule}.rule.fee`)}`}
            </dd>
          </div>
        )}
        {fee && (
          <div>
            <dt>{text('orderPage.ending.fee')}</dt>
            <dd>{fee}</dd>
          </div>
        )}
      </dl>
      <OrderAppeal order={order} ending={ending} />
    </>
  );
}

const LATE_WORDS = {
  other: 'orderPage.ending.fee.other',
  late: 'orderPage.ending.fee.late',
  returned: 'orderPage.ending.fee.lateReturned',
  otherLate: 'orderPage.ending.fee.otherLate',
  otherReturned: 'orderPage.ending.fee.otherReturned',
} as const;

/** Nothing where it can't be told whether money came after the end: the section of the fee says that it could not be read. */
function useFeeWords(order: Order): ReactNode {
  const text = useText();
  const money = useMoney(order.country);
  const moment = useMoment(order.country);
  const late = useLateMoney(order);
  const { state, amount, keptFrom } = order.outlook.fee;
  if (late === 'unknown') return <Skeleton width="160px" />;
  if (late === 'failed') return null;
  if (late !== 'none') return text(LATE_WORDS[late]);
  const words = { amount: amount === null ? '' : money(amount) };
  if (order.outlook.fee.returned) return text('orderPage.ending.fee.returned', words);
  if (state === 'refunded' || state === 'kept') return text(`orderPage.ending.fee.${state}`, words);
  if (state !== 'atStake')
    return text(owesFee(order) ? 'orderPage.ending.fee.none' : 'orderPage.ending.fee.free');
  return keptFrom
    ? text('orderPage.ending.fee.atStake', { ...words, date: moment(keptFrom) })
    : text('orderPage.ending.fee.atStake.waiting', words);
}

interface AppealProps {
  readonly order: Order;
  readonly ending?: Ending | undefined;
}

/** The way to object, or what became of it. */
export function OrderAppeal({ order, ending }: AppealProps) {
  const text = useText();
  const moment = useMoment(order.country);
  const [asked, setAsked] = useState(false);
  useFocusBack(asked, 'next', order.appeal.state);
  const { appeal } = order;
  const sending = useAppeal(order.id);
  const { begin, end } = useSingleAction();
  const send = (reason: string) => {
    if (begin()) sending.mutate(reason, { onSuccess: () => setAsked(false), onSettled: end });
  };
  const nothingLost = (ending === 'refuse' || ending === 'delete') && order.outlook.fee.state !== 'kept';
  const own = owesFee(order) ? 'orderPage.appeal.own' : 'orderPage.appeal.own.free';
  return (
    <section className={styles.appeal} aria-labelledby="appeal">
      <h3 id="appeal">{text(appeal.sent ? 'orderPage.appeal.title.sent' : 'orderPage.appeal.title')}</h3>
      {appeal.state === 'open' && (
        <>
          <p>{text('orderPage.appeal.open', { date: appeal.until ? moment(appeal.until) : '' })}</p>
          <Button look="quiet" onClick={() => setAsked(true)}>
            {text('orderPage.appeal.act')}
          </Button>
        </>
      )}
      <AppealSaid
        appeal={appeal}
        country={order.country}
        outcome={appeal.outcome ? text(`orderPage.appeal.${appeal.outcome}`) : null}
      />
      {appeal.state === 'none' && ending === 'expirePayment' && (
        <p>
          {text('orderPage.appeal.unpaid')}{' '}
          <Link to="/lk/tickets/create?type=62">{text('orderPage.appeal.support')}</Link>
        </p>
      )}
      {appeal.state === 'none' && ending !== 'expirePayment' && (
        <p>
          {text(nothingLost ? own : 'orderPage.appeal.over')}{' '}
          {!nothingLost && <Link to="/lk/tickets/create?type=62">{text('orderPage.appeal.support')}</Link>}
        </p>
      )}
      {appeal.state === 'open' && (
        <AppealDialog
          open={asked}
          title={text('orderPage.appeal.form.title', { id: order.id })}
          busy={sending.isPending}
          onSend={send}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
