import { Link } from 'react-router';
import { Flag } from '../../../components/flag.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ApplicationRow } from '../applications-query.ts';
import { StatusMark } from '../status-mark.tsx';
import { FlagMarks } from './flag-marks.tsx';
import { QUEUE, type QueueFilter, searchOf } from './queue-filter.ts';
import styles from './queue-list.module.css';

interface Props {
  readonly row: ApplicationRow;
  readonly now: Date;
  readonly filter: QueueFilter;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly onClaim: () => void;
}

/** The city stands above it, and is not said twice. */
const streetOf = ({ fullAddress, cityName }: ApplicationRow): string =>
  fullAddress
    .split(', ')
    .filter((part) => part !== cityName)
    .join(', ');

export function QueueRow({ row, now, filter, mine, busy, onClaim }: Props) {
  const text = useText();
  const waiting = filter.status === 'waiting';
  return (
    <li className={styles.row} data-mine={mine || undefined}>
      <span className={styles.number}>{row.id}</span>
      <span className={styles.place}>
        <Flag country={row.country} />
        <span className="visually-hidden">{text(`countries.${row.country}`)}</span>
        <Link data-row={row.id} to={`${QUEUE}/${row.id}`} state={{ queue: searchOf(filter) }}>
          <b>{row.cityName || text('orders.address.none')}</b> <small>{streetOf(row)}</small>
        </Link>
      </span>
      <span className={styles.owner}>
        <span>{row.owner || text('applications.owner.none')}</span>
        <small>{row.typePoint && text(`applications.type.${row.typePoint}`)}</small>
      </span>
      <span className={styles.time}>
        {waiting ? <Waits row={row} now={now} /> : dateTime(row.waitingSince)}
      </span>
      <span className={styles.flags}>
        {row.status !== 'ORDER_CREATED' && <StatusMark status={row.status} />}
        <FlagMarks flags={row.flags} />
      </span>
      {waiting && (
        <span className={styles.holder}>
          {mine && <b>{text('casework.holder.me')}</b>}
          {!mine && row.claimedBy && row.claimedBy.name}
          {!row.claimedBy && <ClaimButton id={row.id} busy={busy} onClaim={onClaim} />}
        </span>
      )}
    </li>
  );
}

function Waits({ row, now }: Pick<Props, 'row' | 'now'>) {
  const text = useText();
  const span = useSpan();
  return (
    <>
      <span>
        {text('applications.waits', { span: span(now.getTime() - new Date(row.waitingSince).getTime()) })}
      </span>
      <DueMark due={row.due} now={now} />
    </>
  );
}

function ClaimButton({ id, busy, onClaim }: { readonly id: string } & Pick<Props, 'busy' | 'onClaim'>) {
  const text = useText();
  return (
    <button
      type="button"
      onClick={(event) => {
        // The button goes away with the claim; the focus stays in its row.
        event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus();
        onClaim();
      }}
      aria-busy={busy || undefined}
      aria-label={text('applications.act.claim.one', { id })}
    >
      {text('casework.act.claim')}
    </button>
  );
}
