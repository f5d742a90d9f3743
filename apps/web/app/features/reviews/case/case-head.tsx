import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Flag } from '../../../components/flag.tsx';
import { BackIcon } from '../../../components/icons.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { DueMark } from '../due-mark.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import type { Review } from '../reviews-query.ts';
import styles from './case-head.module.css';
import { useQueuePath } from './use-case-keys.ts';

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
        <Link className={styles.back} to={useQueuePath()}>
          <BackIcon />
          {text('reviews.back')}
        </Link>
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
              {text('reviews.column.waits')} {span(waits)}
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
