import { useQuery } from '@tanstack/react-query';
import { Outcome, SentRemarks } from '../../../lib/account/casework/outcome.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { OUTCOME_TONES } from '../outcome-mark.tsx';
import { readFilter } from '../queue/queue-filter.ts';
import { queueQuery, type Review } from '../reviews-query.ts';
import type { FieldWords } from './field-words.ts';
import { QUEUE, useReviewsQueue } from './use-case-keys.ts';

interface Props {
  readonly review: Review;
  readonly words: FieldWords;
  readonly now: Date;
}

export function Decided({ review, words, now }: Props) {
  const text = useText();
  return (
    <Outcome
      tone={OUTCOME_TONES[review.status]}
      title={text(`reviews.status.${review.status}`)}
      next={useNext(review, now)}
      none={text('reviews.next.none')}
    >
      {review.decided && <p>{text('reviews.case.decided', { date: dateTime(review.decided) })}</p>}
      {review.comment && <blockquote>{review.comment}</blockquote>}
      <SentRemarks label={text('casework.remarks.sent')} remarks={review.remarks} nameOf={words.label} />
    </Outcome>
  );
}

function useNext(review: Review, now: Date) {
  const text = useText();
  const span = useSpan();
  const { user_id } = useUser();
  const queue = useReviewsQueue().slice(QUEUE.length);
  const { kind } = readFilter(new URLSearchParams(queue));
  const { data } = useQuery(queueQuery({ kind, status: 'waiting', mine: false, page: 1 }));
  if (!data) return undefined;
  const free = data.data.find(
    ({ id, claimedBy }) => id !== review.id && (!claimedBy || claimedBy.id === user_id),
  );
  if (!free) return null;
  const waits = span(now.getTime() - new Date(free.created).getTime());
  return {
    to: `${QUEUE}/${free.id}`,
    queue,
    label: text('reviews.next'),
    text: text('reviews.next.text', { subject: free.subject, span: waits }),
  };
}
