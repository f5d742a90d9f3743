import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { Flag } from '../../../components/flag.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { StatusMark } from '../status-mark.tsx';
import styles from './application-head.module.css';
import { OwnerCard } from './owner-card.tsx';
import { useApplicationsQueue } from './use-application-keys.ts';

interface Props {
  readonly application: Application;
  readonly now: Date;
  readonly help: ReactNode;
}

export function ApplicationHead({ application, now, help }: Props) {
  const text = useText();
  const span = useSpan();
  const { id, status, country, outOfDraftDate, waitingSince, due } = application;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <BackLink to={useApplicationsQueue()}>{text('casework.back')}</BackLink>
        {help}
      </div>
      <div className={styles.what}>
        <ScreenTitle title={text('orders.number', { id })} />
        <p className={styles.address}>
          <Flag country={country} />
          <span className="visually-hidden">{text(`countries.${country}`)}</span>
          {application.fullAddress || text('orders.address.none')}
        </p>
        <ul className={styles.facts}>
          <li>
            <StatusMark status={status} />
          </li>
          {status === 'ORDER_CREATED' && (
            <>
              <li>
                {text('applications.waits', {
                  span: span(now.getTime() - new Date(waitingSince).getTime()),
                })}
              </li>
              <li>
                <DueMark due={due} now={now} />
              </li>
            </>
          )}
          {outOfDraftDate && <li>{text('applications.sent.on', { date: dateTime(outOfDraftDate) })}</li>}
        </ul>
      </div>
      <OwnerCard application={application} />
    </header>
  );
}
