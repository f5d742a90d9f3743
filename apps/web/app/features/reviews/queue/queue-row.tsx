import { Link } from 'react-router';
import { Flag } from '../../../components/flag.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import { Mark, type Tone } from '../../../lib/account/casework/mark.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import {
  type QueueClaim,
  QueueHolder,
  QueueRowItem,
} from '../../../lib/account/casework/queue/queue-list.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { FLAGS } from '../application/flag-notes.tsx';
import { isKind, KIND_RULES } from '../kinds.ts';
import type { ReviewRow } from '../reviews-query.ts';
import { StatusMark } from '../status-mark.tsx';
import { placeOf, QUEUE, type QueueFilter } from './queue-filter.ts';
import styles from './queue-rows.module.css';

interface Props {
  readonly row: ReviewRow;
  readonly now: Date;
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** What names a row on the screen: numbers of two kinds may be alike. */
export const rowId = ({ kind, id }: Pick<ReviewRow, 'kind' | 'id'>): string => `${kind}/${id}`;

/** A uuid is nobody's number. */
const numberOf = (id: string): string => (/^\d+$/.test(id) ? id : '');

export function QueueRow({ row, now, filter, claim, chosen, onChoose }: Props) {
  const text = useText();
  const waiting = filter.stage === 'waiting';
  const title = row.title || text('reviews.erased');
  const number = numberOf(row.id);
  return (
    <QueueRowItem claimedBy={row.claimedBy} look={styles.row}>
      {waiting && (
        <span className={styles.choose}>
          {!row.claimedBy && (
            <input
              type="checkbox"
              checked={chosen}
              onChange={onChoose}
              aria-label={text('reviews.act.choose', { subject: number || title })}
            />
          )}
        </span>
      )}
      <span className={`${looks.opener} ${styles.place}`}>
        <Flag country={row.country} />
        <span className="visually-hidden">{text(`countries.${row.country}`)}</span>
        <Link data-row={rowId(row)} to={`${QUEUE}/${rowId(row)}`} state={{ queue: placeOf(filter) }}>
          <b>{title}</b> <small>{row.note}</small>
        </Link>
      </span>
      <What row={row} number={number} />
      <span className={styles.time}>{row.due ? <Waits row={row} now={now} /> : dateTime(row.since)}</span>
      <span className={styles.flags}>
        {!waiting && <StatusMark row={row} />}
        <FlagMarks flags={row.flags} />
      </span>
      {waiting && (
        <QueueHolder
          id={rowId(row)}
          claimedBy={row.claimedBy}
          claim={claim}
          label={text('reviews.act.claim.one', { subject: number || title })}
          look={styles.holder}
        />
      )}
    </QueueRowItem>
  );
}

/** The kind with its number, and whose it is. */
function What({ row, number }: { readonly row: ReviewRow; readonly number: string }) {
  const text = useText();
  if (!isKind(row.kind)) return <span className={styles.what}>{row.kind}</span>;
  const Icon = KIND_RULES[row.kind].icon;
  return (
    <span className={styles.what}>
      <span>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {text(`reviews.kind.${row.kind}`)} {number && text('reviews.number', { id: number })}
      </span>
      {row.owner && <small>{row.owner}</small>}
    </span>
  );
}

function Waits({ row, now }: Pick<Props, 'row' | 'now'>) {
  const text = useText();
  const span = useSpan();
  return (
    <>
      <span>{text('reviews.waits', { span: span(now.getTime() - new Date(row.since).getTime()) })}</span>
      {row.due && <DueMark due={row.due} now={now} />}
    </>
  );
}

const TONES = {
  zoneClosed: 'danger',
  elsewhere: 'danger',
  unverifiedCompany: 'amber',
  smallArea: 'amber',
  smallStock: 'amber',
  move: 'quiet',
  resubmitted: 'quiet',
  simplified: 'quiet',
} as const satisfies Record<(typeof FLAGS)[number], Tone>;

/** What to look at twice, in words. That it is late is said where its time stands. */
const FlagMarks = ({ flags }: Pick<ReviewRow, 'flags'>) => {
  const text = useText();
  return flags
    .flatMap((flag) => FLAGS.find((known) => known === flag) ?? [])
    .map((flag) => (
      <Mark key={flag} tone={TONES[flag]} wraps>
        {text(`reviewApplication.flag.${flag}`)}
      </Mark>
    ));
};
