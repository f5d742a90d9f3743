import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { deadlineDate, urgencyOf } from '../../lib/account/deadline.ts';
import { useSpan } from '../../lib/account/use-span.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './marks.module.css';

interface Props {
  readonly due: string;
  readonly now: Date;
}

/** The promise against the clock: a colour, a sign and a word, since a colour alone says nothing to some. */
export function DueMark({ due, now }: Props) {
  const text = useText();
  const span = useSpan();
  const urgency = urgencyOf(due, now);
  const late = now.getTime() - new Date(due).getTime();
  return (
    <span className={styles.mark} data-urgency={urgency}>
      {urgency === 'late' && <IconAlertTriangle size={16} aria-hidden="true" />}
      {urgency === 'soon' && <IconClockExclamation size={16} aria-hidden="true" />}
      {urgency === 'late' && text('reviews.due.late', { span: span(late) })}
      {urgency === 'soon' && text('reviews.due.soon')}
      {urgency === 'calm' && text('reviews.due.calm', { date: deadlineDate(due) })}
    </span>
  );
}
