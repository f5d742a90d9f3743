import IconAlertTriangle from 'icon:alert-triangle';
import IconClockExclamation from 'icon:clock-exclamation';
import { dayOf } from '@punkt/domain/date';
import { PRIVACY_TIME_ZONE } from '@punkt/domain/privacy-terms';
import { addDays, isWorkingDay } from '@punkt/domain/working-days';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { deadlineDate, urgencyOf } from '../../../lib/deadline.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import clockStyles from './clocks.module.css';
import { DecideDialog } from './decide-dialog.tsx';
import styles from './requests.module.css';
import type { Decision, StaffRequest } from './requests-query.ts';

/** Working days between today and the last day of a term, that day included; 0 on the day itself. */
export function workingDaysLeft(deadline: string, now: Date): number {
  const last = dayOf(new Date(deadline), PRIVACY_TIME_ZONE);
  let count = 0;
  for (let day = addDays(dayOf(now, PRIVACY_TIME_ZONE), 1); day <= last; day = addDays(day, 1))
    if (isWorkingDay(day)) count += 1;
  return count;
}

interface WorkingDaysLeftProps {
  readonly request: StaffRequest;
  readonly now: Date;
}

/** Three terms of the policy, each with what is left of it. The nearest one still ahead is the one to work by. */
function Clocks({ request, now }: WorkingDaysLeftProps) {
  const text = useText();
  const clocks = [
    { name: 'distribution', by: request.stopDistributionBy },
    { name: 'processing', by: request.stopProcessingBy },
    { name: 'destruction', by: request.destroyBy },
  ] as const;
  return (
    <ol className={clockStyles.clocks} aria-label={text('erasure.clocks')}>
      {clocks.map(({ name, by }) => {
        const urgency = urgencyOf(by, now);
        return (
          <li key={name} data-urgency={urgency} data-next={by === request.nextDeadline || undefined}>
            <span>{text(`erasure.clock.${name}`)}</span>
            <b>{deadlineDate(by)}</b>
            <small>
              {urgency === 'late' && <IconAlertTriangle size={16} />}
              {urgency === 'soon' && <IconClockExclamation size={16} />}
              {urgency === 'late' && text('erasure.left.late')}
              {urgency === 'soon' && text('erasure.left.today')}
              {urgency === 'calm' && text('erasure.left.days', { count: workingDaysLeft(by, now) })}
            </small>
            {name === 'processing' && request.extended && <small>{text('erasure.clock.extended')}</small>}
          </li>
        );
      })}
    </ol>
  );
}

const DUTIES = ['staff_role', 'point_owner', 'orders_open'] as const;

interface Props {
  readonly request: StaffRequest;
  readonly now: Date;
}

export function RequestCard({ request, now }: Props) {
  const text = useText();
  const [asked, setAsked] = useState<Decision | null>(null);
  const open = request.status === 'open';
  const mayExtend = !request.extended && new Date(request.stopProcessingBy) > now;
  return (
    <li className={styles.card} data-overdue={request.overdue || undefined}>
      <div className={styles.head}>
        <h2>{request.subject || text('erasure.erased')}</h2>
        <span className={styles.status} data-status={request.status}>
          {text(`erasure.status.${request.status}`)}
        </span>
      </div>
      <p className={styles.when}>
        {text('erasure.asked', { date: dateTime(request.created) })}
        {request.decided && ` · ${text('erasure.decided', { date: dateTime(request.decided) })}`}
      </p>
      {open && <Clocks request={request} now={now} />}
      <Quote label={text('erasure.words')} words={request.comment} />
      <Quote label={text('erasure.answer')} words={request.answer} />
      {request.duties.length > 0 && (
        <div className={styles.duties}>
          <b>{text('erasure.duties.title')}</b>
          <ul>
            {request.duties.map((duty) => {
              const known = DUTIES.find((one) => one === duty);
              return <li key={duty}>{known ? text(`erasure.duty.${known}`) : duty}</li>;
            })}
          </ul>
        </div>
      )}
      {open && (
        <div className="cluster gap-8">
          <Button disabled={request.duties.length > 0} onClick={() => setAsked('erase')}>
            {text('erasure.act.erase')}
          </Button>
          <Button look="quiet" onClick={() => setAsked('refuse')}>
            {text('erasure.act.refuse')}
          </Button>
          {mayExtend && (
            <Button look="quiet" onClick={() => setAsked('extend')}>
              {text('erasure.act.extend')}
            </Button>
          )}
        </div>
      )}
      {asked && <DecideDialog request={request} decision={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

function Quote({ label, words }: { readonly label: string; readonly words: string }) {
  if (!words) return null;
  return (
    <figure className={styles.quote}>
      <figcaption>{label}</figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
