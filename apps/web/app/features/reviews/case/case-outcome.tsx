import { useQuery } from '@tanstack/react-query';
import { Outcome, SentRemarks } from '../../../lib/account/casework/outcome.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { QUEUE, queueOf, readFilter, widest } from '../queue/queue-filter.ts';
import { queueQuery, type Review } from '../reviews-query.ts';
import type { CaseParts } from './parts.ts';
import { useQueue } from './use-case-keys.ts';

interface Props {
  readonly review: Review;
  readonly parts: CaseParts;
  readonly now: Date;
}

/** Remarks that the owner has still to answer; later ones are history. */
const OPEN = ['rework', 'decided'];
/** Who took it led to nothing. */
const CLAIMS = ['claimed', 'released'];

/** It waits for nobody here: what it came to, and the way on. */
export function CaseOutcome({ review, parts, now }: Props) {
  const text = useText();
  const { stage, since, remarks, history } = review;
  const last = history.findLast(({ action }) => !CLAIMS.includes(action));
  return (
    <Outcome
      tone={parts.status.tone}
      title={parts.status.words}
      next={useNext(review, now)}
      none={text('reviews.next.none')}
    >
      <p>
        {text('reviews.outcome.since', { date: dateTime(since) })}
        {last?.by === 'staff' && last.actor && `, ${last.actor}`}
      </p>
      {last?.comment && <blockquote>{last.comment}</blockquote>}
      <SentRemarks
        label={text('casework.remarks.sent')}
        remarks={OPEN.includes(stage) ? remarks : []}
        nameOf={parts.label}
      />
    </Outcome>
  );
}

/** The longest waiting of the queue one came from that nobody else has. */
function useNext(review: Review, now: Date) {
  const text = useText();
  const span = useSpan();
  const { user_id } = useUser();
  const path = useQueue();
  const [queue = '', search = ''] = path.split('?');
  const filter = readFilter(queueOf(queue), new URLSearchParams(search));
  const { data } = useQuery(
    queueQuery({ ...widest(filter.kind, 'waiting'), country: filter.country, flag: filter.flag }),
  );
  if (!data) return undefined;
  const free = data.data.find(
    ({ kind, id, claimedBy }) =>
      (id !== review.id || kind !== review.kind) && (!claimedBy || claimedBy.id === user_id),
  );
  if (!free) return null;
  const waits = span(now.getTime() - new Date(free.since).getTime());
  return {
    to: `${QUEUE}/${free.kind}/${free.id}`,
    queue: path.slice(QUEUE.length),
    label: text('reviews.next'),
    text: text('reviews.next.text', { subject: free.title || text('reviews.erased'), span: waits }),
  };
}
