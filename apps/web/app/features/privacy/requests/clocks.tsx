import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { deadlineDate, urgencyOf } from '../../../lib/account/deadline.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './clocks.module.css';
import type { StaffRequest } from './requests-query.ts';
import { workingDaysLeft } from './working-days-left.ts';

interface Props {
  readonly request: StaffRequest;
  readonly now: Date;
}

/** Three terms of the policy, each with what is left of it. The nearest one still ahead is the one to work by. */
export function Clocks({ request, now }: Props) {
  const text = useText();
  const clocks = [
    { name: 'distribution', by: request.stopDistributionBy },
    { name: 'processing', by: request.stopProcessingBy },
    { name: 'destruction', by: request.destroyBy },
  ] as const;
  return (
    <ol className={styles.clocks} aria-label={text('erasure.clocks')}>
      {clocks.map(({ name, by }) => {
        const urgency = urgencyOf(by, now);
        return (
          <li key={name} data-urgency={urgency} data-next={by === request.nextDeadline || undefined}>
            <span>{text(`erasure.clock.${name}`)}</span>
            <b>{deadlineDate(by)}</b>
            <small>
              {urgency === 'late' && <IconAlertTriangle size={16} aria-hidden="true" />}
              {urgency === 'soon' && <IconClockExclamation size={16} aria-hidden="true" />}
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
