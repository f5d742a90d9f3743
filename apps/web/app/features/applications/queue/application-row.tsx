import { Link } from 'react-router';
import { Flag } from '../../../components/flag.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import {
  type QueueClaim,
  QueueHolder,
  QueueRowItem,
} from '../../../lib/account/casework/queue/queue-list.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ApplicationRow as Row } from '../applications-query.ts';
import { StatusMark } from '../status-mark.tsx';
import styles from './application-rows.module.css';
import { FlagMarks } from './flag-marks.tsx';
import { QUEUE, type QueueFilter, searchOf } from './queue-filter.ts';

interface Props {
  readonly row: Row;
  readonly now: Date;
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
}

/** The city stands above it, and is not said twice. */
const streetOf = ({ fullAddress, cityName }: Row): string =>
  fullAddress
    .split(', ')
    .filter((part) => part !== cityName)
    .join(', ');

export function ApplicationRow({ row, now, filter, claim }: Props) {
  const text = useText();
  const waiting = filter.status === 'waiting';
  return (
    <QueueRowItem claimedBy={row.claimedBy} look={styles.row}>
      <span className={styles.number}>{row.id}</span>
      <span className={`${looks.opener} ${styles.place}`}>
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
        <QueueHolder
          id={row.id}
          claimedBy={row.claimedBy}
          claim={claim}
          label={text('applications.act.claim.one', { id: row.id })}
          look={styles.holder}
        />
      )}
    </QueueRowItem>
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
