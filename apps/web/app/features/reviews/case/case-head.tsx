import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { Flag } from '../../../components/flag.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import type { Review } from '../reviews-query.ts';
import styles from './case-head.module.css';
import { useReviewsQueue } from './use-case-keys.ts';

interface Props {
  readonly review: Review;
  readonly now: Date;
  readonly help: ReactNode;
}

export function CaseHead({ review, now, help }: Props) {
  const text = useText();
  const span = useSpan();
  const waits = now.getTime() - new Date(review.created).getTime();
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <BackLink to={useReviewsQueue()}>{text('casework.back')}</BackLink>
        {help}
      </div>
      <ScreenTitle title={review.subject || text('reviews.erased')} />
      <ul className={styles.facts}>
        <li>{text(`reviews.kind.${review.kind}`)}</li>
        <li>
          <Flag country={review.country} />
          {text(`countries.${review.country}`)}
        </li>
        <li>{text('reviews.case.created', { date: dateTime(review.created) })}</li>
        {review.status === 'waiting' ? (
          <>
            <li>
              {text('casework.column.waits')} {span(waits)}
            </li>
            <li>
              <DueMark due={review.due} now={now} />
            </li>
          </>
        ) : (
          <li>
            <OutcomeMark status={review.status} />
          </li>
        )}
      </ul>
    </header>
  );
}
