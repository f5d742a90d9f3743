import IconMessage2 from 'icon:message-2';
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
import { isMomentary, useDuration } from '../../../lib/account/use-duration.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { FLAGS } from '../application/flag-notes.tsx';
import { flagKey, isKind, KIND_RULES, type Stage, TICKET_FLAGS } from '../kinds.ts';
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
  readonly mayChoose: boolean;
  readonly onChoose: () => void;
}

/** What names a row on the screen: numbers of two kinds may be alike. */
export const rowId = ({ kind, id }: Pick<ReviewRow, 'kind' | 'id'>): string => `${kind}/${id}`;

/** A uuid is nobody's number. */
const numberOf = (id: string): string => (/^\d+$/.test(id) ? id : '');

export function QueueRow({ row, now, filter, claim, chosen, mayChoose, onChoose }: Props) {
  const text = useText();
  const waiting = filter.stage === 'waiting';
  const title = row.title || text('reviews.erased');
  const number = numberOf(row.id);
  return (
    <QueueRowItem claimedBy={row.claimedBy} look={styles.row}>
      {waiting && (
        <span className={styles.choose}>
          {mayChoose && (
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
          <b>{title}</b> {row.note && <small>{row.note}</small>}
        </Link>
      </span>
      <What row={row} number={number} />
      <span className={styles.time}>
        <Time row={row} now={now} stage={filter.stage} />
      </span>
      <span className={styles.flags}>
        {row.asked && filter.stage !== 'messages' && <AskedMark late={row.asked.overdue} />}
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
        <Icon size={18} stroke={1.75} />
        {text(`reviews.kind.${row.kind}`)} {number && text('reviews.number', { id: number })}
      </span>
      {row.owner && <small>{row.owner}</small>}
    </span>
  );
}

interface TimeProps extends Pick<Props, 'row' | 'now'> {
  readonly stage: Stage;
}

/** Among messages the term of the answer, elsewhere that of the decision; what waits for nobody has a day alone. */
function Time({ row: { asked, since, due }, now, stage }: TimeProps) {
  const text = useText();
  const span = useDuration();
  const age = (time: string) => now.getTime() - new Date(time).getTime();
  if (stage === 'messages' && asked)
    return (
      <>
        <span>
          {isMomentary(age(asked.since))
            ? text('reviews.asked.now')
            : text('reviews.asked', { span: span(age(asked.since)) })}
        </span>
        <DueMark due={asked.due} now={now} />
      </>
    );
  if (!due) return dateTime(since);
  return (
    <>
      <span>{text('reviews.waits', { span: span(age(since)) })}</span>
      <DueMark due={due} now={now} />
    </>
  );
}

/** The owner wrote, and nobody has answered. */
function AskedMark({ late }: { readonly late: boolean }) {
  const text = useText();
  return (
    <Mark tone={late ? 'danger' : 'amber'} wraps>
      <IconMessage2 size={16} />
      {text('reviews.asked.mark')}
    </Mark>
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
  nameDiffers: 'danger',
  issuedYoung: 'amber',
  renewalDue: 'amber',
  lockPending: 'amber',
  oldPhotos: 'amber',
} as const satisfies Record<(typeof FLAGS)[number], Tone>;

/** What to look at twice, in words, and the topic of a ticket. That it is late is said where its time stands. */
const FlagMarks = ({ flags }: Pick<ReviewRow, 'flags'>) => {
  const text = useText();
  const doubts = flags.flatMap((flag) => FLAGS.find((known) => known === flag) ?? []);
  // That a ticket is new is a list of its own.
  const topics = flags.flatMap(
    (flag) => TICKET_FLAGS.find((known) => known === flag && known !== 'newTicket') ?? [],
  );
  return (
    <>
      {doubts.map((flag) => (
        <Mark key={flag} tone={TONES[flag]} wraps>
          {text(`reviewApplication.flag.${flag}`)}
        </Mark>
      ))}
      {topics.map((flag) => (
        <Mark key={flag} tone={flag === 'disputed' ? 'amber' : 'quiet'} wraps>
          {text(flagKey(flag))}
        </Mark>
      ))}
    </>
  );
};
