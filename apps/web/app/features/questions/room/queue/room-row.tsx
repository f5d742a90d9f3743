import { Link } from 'react-router';
import { Flag } from '../../../../components/flag.tsx';
import looks from '../../../../lib/account/casework/queue/queue-list.module.css';
import { QueueRowItem } from '../../../../lib/account/casework/queue/queue-list.tsx';
import { useSpan } from '../../../../lib/account/use-span.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import type { QuestionRow } from '../room-queries.ts';
import { ROOM } from '../use-room-path.ts';
import { type RoomFilter, searchOf } from './room-filter.ts';
import styles from './room-list.module.css';

interface Props {
  readonly row: QuestionRow;
  readonly now: Date;
  readonly filter: RoomFilter;
}

/** Contacts are masked here: opening the question shows them, and is recorded. */
export function RoomRow({ row, now, filter }: Props) {
  const text = useText();
  const span = useSpan();
  const waits = now.getTime() - new Date(row.created).getTime();
  return (
    <QueueRowItem claimedBy={null} look={styles.row}>
      <span className={`${looks.opener} ${styles.question}`}>
        <Link data-row={row.id} to={`${ROOM}/${row.id}`} state={{ queue: searchOf(filter) }}>
          {row.message}
        </Link>
      </span>
      <span className={styles.contact}>
        <Flag country={row.country} />
        <span className="visually-hidden">{text(`countries.${row.country}`)}</span>
        <span>
          {row.phone}
          <br />
          {row.email}
        </span>
      </span>
      <span className={styles.time}>
        {text(row.answered ? 'questionRoom.column.answered' : 'questionRoom.column.waits')}{' '}
        {row.answered ? dateTime(row.answered) : span(waits)}
      </span>
    </QueueRowItem>
  );
}
