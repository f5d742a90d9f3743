import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Outcome, SentRemarks } from '../../../lib/account/casework/outcome.tsx';
import { useDuration } from '../../../lib/account/use-duration.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { QUEUE, queueOf, readFilter, unfiltered } from '../queue/queue-filter.ts';
import { queueQuery, type Review } from '../reviews-query.ts';
import type { CaseParts } from './parts.ts';
import { useQueue } from './use-case-keys.ts';

interface Props {
  readonly review: Review;
  readonly parts: CaseParts;
  readonly now: Date;
  /** Go on as soon as it is known where to. */
  readonly going: boolean;
}

/** Remarks that the owner has still to answer; later ones are history. */
const OPEN = ['rework', 'decided'];
/** Who took it led to nothing. */
const CLAIMS = ['claimed', 'released'];

/** It waits for nobody here: what it came to, and the way on. */
export function CaseOutcome({ review, parts, now, going }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { next, fresh } = useNext(review, now);
  const gone = useRef(false);
  const { title, status } = parts;
  useEffect(() => {
    // What was read before the decision may be a colleague's by now.
    if (!going || !next || !fresh || gone.current) return;
    gone.current = true;
    notify({
      kind: 'success',
      title: { key: 'reviews.auto.opened' },
      text: { key: 'reviews.auto.opened.text', params: { subject: title, status: status.words } },
    });
    void navigate(next.to, { state: { queue: next.queue } });
  }, [going, next, fresh, navigate, title, status.words]);
  const { stage, since, remarks, history } = review;
  const last = history.findLast(({ action }) => !CLAIMS.includes(action));
  return (
    <Outcome tone={parts.status.tone} title={parts.status.words} next={next} none={text('reviews.next.none')}>
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

/** The first of the queue one came from that nobody else has. */
function useNext(review: Review, now: Date) {
  const text = useText();
  const span = useDuration();
  const { user_id } = useUser();
  const path = useQueue();
  const [queue = '', search = ''] = path.split('?');
  const filter = readFilter(queueOf(queue), new URLSearchParams(search));
  // In the order that was chosen, from what was looked for: the next one is the next row of the list one came from.
  const {
    country,
    flag,
    overdue,
    sort,
    search: words,
  } = filter.stage === 'waiting' ? filter : unfiltered(filter.kind, 'waiting');
  const wanted = { ...unfiltered(filter.kind, 'waiting'), country, flag, overdue, sort, search: words };
  const { data, isFetching } = useQuery(queueQuery(wanted));
  const fresh = !isFetching;
  if (!data) return { next: undefined, fresh };
  const free = data.data.find(
    ({ kind, id, claimedBy }) =>
      (id !== review.id || kind !== review.kind) && (!claimedBy || claimedBy.id === user_id),
  );
  if (!free) return { next: null, fresh };
  const waits = span(now.getTime() - new Date(free.since).getTime());
  const next = {
    to: `${QUEUE}/${free.kind}/${free.id}`,
    queue: path.slice(QUEUE.length),
    label: text('reviews.next'),
    text: text('reviews.next.text', { subject: free.title || text('reviews.erased'), span: waits }),
  };
  return { next, fresh };
}
