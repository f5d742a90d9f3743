import IconAlertTriangle from 'icon:alert-triangle';
import IconCircleCheck from 'icon:circle-check';
import IconClock from 'icon:clock';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './ledger-check.module.css';
import { type LedgerCheck as Check, checkQuery, ROOM, useCheckNow } from './money-query.ts';
import { useMoneyWords } from './money-words.ts';

const ICONS = { agrees: IconCircleCheck, differs: IconAlertTriangle, never: IconClock } as const;

/** Whether ledger and payments agree, since when that is known, and where they do not. */
export function LedgerCheck() {
  const text = useText();
  const { data, error } = useQuery(checkQuery);
  const { mutate, isPending } = useCheckNow();
  // The list below says what could not be read; this line is no reason to say it twice.
  if (error && !data) return null;
  const check = data?.check;
  const state = !check ? 'never' : check.differing > 0 ? 'differs' : 'agrees';
  const count = state === 'differs' ? check?.differing : check?.payments;
  const Icon = ICONS[state];
  return (
    <section className={styles.check} data-state={data ? state : undefined} aria-live="polite">
      <div className={styles.line}>
        {data ? <Icon size={24} stroke={1.75} /> : <Skeleton width="24px" height="24px" />}
        <div>
          {data ? (
            <p>
              <b>{text(`money.check.${state}`)}.</b>{' '}
              {text(`money.check.${state}.text`, count === undefined ? {} : { count })}
            </p>
          ) : (
            <Skeleton width="320px" height="20px" />
          )}
          {check && <small>{whenOf(text, check)}</small>}
        </div>
        <Button look="quiet" busy={isPending} onClick={() => mutate()}>
          {text('money.check.now')}
        </Button>
      </div>
      {check && check.differing > 0 && <Differences check={check} />}
    </section>
  );
}

function whenOf(text: ReturnType<typeof useText>, { at, askedBy }: Check): string {
  const date = dateTime(at);
  return askedBy ? text('money.check.at.by', { date, name: askedBy }) : text('money.check.at', { date });
}

function Differences({ check: { differences, differing } }: { readonly check: Check }) {
  const text = useText();
  const { amount } = useMoneyWords();
  const sum = (minor: number | null, currency: string) =>
    minor === null ? text('money.check.nothing') : amount(minor, currency);
  const payments = new Set(differences.map(({ paymentId }) => paymentId)).size;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('money.check.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('money.column.order')}</th>
            <th scope="col">{text('money.check.what')}</th>
            <th scope="col">{text('money.check.ledger')}</th>
            <th scope="col">{text('money.check.payments')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ paymentId, orderId, what, currency, ledger, payments: paid }) => (
            <tr key={`${paymentId} ${what}`}>
              <th scope="row">
                <Link to={`${ROOM}?search=${paymentId}`}>{text('reviews.number', { id: orderId })}</Link>
              </th>
              <td>{text(`money.check.what.${what}`)}</td>
              <td>{sum(ledger, currency)}</td>
              <td>{sum(paid, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {payments < differing && <p>{text('money.check.more', { count: payments })}</p>}
    </div>
  );
}
