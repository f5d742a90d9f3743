import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { readFilter } from '../queue/queue-filter.ts';
import { queueQuery, type Review } from '../reviews-query.ts';
import styles from './decided.module.css';
import type { FieldWords } from './field-words.ts';
import { useQueuePath } from './use-case-keys.ts';

interface Props {
  readonly review: Review;
  readonly words: FieldWords;
  readonly now: Date;
}

/** What was decided, and the way on. The next case is offered, not opened: opening it is a reading of somebody's data. */
export function Decided({ review, words, now }: Props) {
  const text = useText();
  const span = useSpan();
  const { user_id } = useUser();
  const queuePath = useQueuePath();
  const { kind } = readFilter(new URL(queuePath, location.origin).searchParams);
  const { data } = useQuery(queueQuery({ kind, status: 'waiting', mine: false, page: 1 }));
  const next = data?.data.find(
    ({ id, claimedBy }) => id !== review.id && (!claimedBy || claimedBy.id === user_id),
  );
  const region = useRef<HTMLElement>(null);
  // After a decision the button that had the focus is gone; the outcome is the next thing to read.
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={region} tabIndex={-1} className={styles.decided} data-outcome={review.status}>
      <div className={styles.words}>
        <h2>{text(`reviews.status.${review.status}`)}</h2>
        {review.decided && <p>{text('reviews.case.decided', { date: dateTime(review.decided) })}</p>}
        {review.comment && <blockquote>{review.comment}</blockquote>}
        {review.remarks.length > 0 && (
          <ul aria-label={text('reviews.remarks.sent')}>
            {review.remarks.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <b>{words.label(path)}:</b> {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.next}>
        {next ? (
          <>
            <ButtonLink data-next to={`/manage/reviews/${next.id}`} state={{ queue: queuePath.slice(15) }}>
              {text('reviews.next')}
            </ButtonLink>
            <p>
              {text('reviews.next.text', {
                subject: next.subject,
                span: span(now.getTime() - new Date(next.created).getTime()),
              })}
            </p>
          </>
        ) : (
          data && <p>{text('reviews.next.none')}</p>
        )}
      </div>
    </section>
  );
}
