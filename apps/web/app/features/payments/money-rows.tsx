import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../components/skeleton.tsx';
import { Mark, type Tone } from '../../lib/account/casework/mark.tsx';
import looks from '../../lib/account/casework/queue/queue-list.module.css';
import { QueueList } from '../../lib/account/casework/queue/queue-list.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Payment } from './money-query.ts';
import styles from './money-rows.module.css';
import { useMoneyWords } from './money-words.ts';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly Payment[];
  readonly onRetry: (payment: Payment) => void;
  readonly onDecide: (payment: Payment) => void;
  readonly onArrow: (step: 1 | -1) => void;
}

const TONES: Readonly<Record<Payment['state'], Tone>> = {
  differs: 'danger',
  held: 'quiet',
  credited: 'success',
  kept: 'quiet',
  toReturn: 'amber',
  returned: 'success',
};

export function MoneyRows({ ref, rows, onArrow, ...acts }: Props) {
  return (
    <div
      className={styles.table}
      data-acts={rows.some(({ state, refund }) => state === 'differs' || refund?.mayRetry) || undefined}
    >
      <Columns />
      <QueueList ref={ref} onArrow={onArrow}>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...acts} />
        ))}
      </QueueList>
    </div>
  );
}

function Row({ row, onRetry, onDecide }: { readonly row: Payment } & Pick<Props, 'onRetry' | 'onDecide'>) {
  const text = useText();
  const { amount, why } = useMoneyWords();
  const failed = row.refund?.state === 'failed';
  const ended = row.refund?.done ?? row.ended;
  return (
    <li className={`${looks.row} ${styles.row}`}>
      <span className={`${looks.opener} ${styles.order}`}>
        <Link data-row={row.id} to={`/manage/reviews/application/${row.orderId}`}>
          <b>{text('money.order.number', { id: row.orderId })}</b> <small>{row.owner}</small>
        </Link>
      </span>
      <b className={styles.sum}>{amount(row.sum, row.currency)}</b>
      <span className={styles.state}>
        <Mark tone={failed ? 'danger' : TONES[row.state]}>
          {text(failed ? 'money.state.failed' : `money.state.${row.state}`)}
        </Mark>
        <small>{why(row).join(' · ')}</small>
      </span>
      <span className={styles.time}>
        {ended && <time dateTime={ended}>{dateTime(ended)}</time>}
        <small>{text('money.row.paid', { date: dateTime(row.paid) })}</small>
      </span>
      <span className={styles.payment} title={row.bankId ?? undefined}>
        {row.bankId ?? text('money.payment.none')}
      </span>
      {row.state === 'differs' && (
        <span className={`${looks.holder} ${styles.act}`}>
          <button
            type="button"
            onClick={() => onDecide(row)}
            aria-label={text('money.decide.label', { order: row.orderId })}
          >
            {text('money.decide.act')}
          </button>
        </span>
      )}
      {row.refund?.mayRetry && (
        <span className={`${looks.holder} ${styles.act}`}>
          <button
            type="button"
            onClick={() => onRetry(row)}
            aria-label={text('money.retry.label', { order: row.orderId })}
          >
            {text('money.retry.act')}
          </button>
        </span>
      )}
    </li>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
function Columns() {
  const text = useText();
  return (
    <div className={`${looks.columns} ${styles.columns}`} aria-hidden="true">
      {(['order', 'sum', 'state', 'ended', 'bank'] as const).map((column) => (
        <span key={column}>{text(`money.column.${column}`)}</span>
      ))}
    </div>
  );
}

const WIDTHS = ['72%', '58%', '80%', '64%', '76%', '61%'];

export function MoneySkeleton() {
  const text = useText();
  return (
    <div className={styles.table}>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Columns />
      <div className={looks.list} aria-hidden="true">
        {WIDTHS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            <Skeleton width={width} height="20px" />
            <Skeleton width="80px" />
            <Skeleton width="90px" height="24px" />
            <Skeleton width="110px" height="32px" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  );
}
