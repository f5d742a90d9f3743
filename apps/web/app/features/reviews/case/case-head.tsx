import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { Flag } from '../../../components/flag.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import { Mark } from '../../../lib/account/casework/mark.tsx';
import { useDuration } from '../../../lib/account/use-duration.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Kind } from '../kinds.ts';
import type { Review } from '../reviews-query.ts';
import { AutoNext } from './auto-next.tsx';
import styles from './case-head.module.css';
import type { CaseParts } from './parts.ts';
import { useQueue } from './use-case-keys.ts';

interface Props {
  readonly review: Review;
  readonly parts: CaseParts;
  readonly now: Date;
  readonly help: ReactNode;
}

/** Kinds whose heading is a name, or that of the application: the tab says what is decided about it. */
const KINDS_UNSAID: readonly Kind[] = [
  'activation',
  'passport',
  'tax',
  'pointArea',
  'pointTimetable',
  'pointSignboard',
];

export function CaseHead({ review, parts, now, help }: Props) {
  const text = useText();
  const span = useDuration();
  const { country, since, due } = review;
  const unsaid = KINDS_UNSAID.find((kind) => kind === review.kind);
  return (
    <header className={styles.head} data-wide={parts.aside ? true : undefined}>
      <div className={styles.top}>
        <BackLink to={useQueue()}>{text('casework.back')}</BackLink>
        <div className="row gap-8">
          <AutoNext />
          {help}
        </div>
      </div>
      <div className={styles.what}>
        <ScreenTitle title={parts.title} of={unsaid && text(`reviews.kind.${unsaid}`)} />
        {parts.subtitle && <p className={styles.address}>{parts.subtitle}</p>}
        <ul className={styles.facts}>
          <li>
            <Mark tone={parts.status.tone} wraps>
              {parts.status.words}
            </Mark>
          </li>
          {!parts.subtitle && (
            <li className="inline gap-8">
              <Flag country={country} />
              {text(`countries.${country}`)}
            </li>
          )}
          {parts.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {due && (
            <>
              <li>{text('reviews.waits', { span: span(now.getTime() - new Date(since).getTime()) })}</li>
              <li>
                <DueMark due={due} now={now} />
              </li>
            </>
          )}
        </ul>
      </div>
      {parts.aside}
    </header>
  );
}
