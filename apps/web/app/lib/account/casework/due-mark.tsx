import IconAlertTriangle from 'icon:alert-triangle';
import IconClockExclamation from 'icon:clock-exclamation';
import { deadlineDate, type Urgency, urgencyOf } from '../../deadline.ts';
import { useText } from '../../i18n.tsx';
import { isMomentary, useDuration } from '../use-duration.ts';
import { Mark, type Tone } from './mark.tsx';

interface Props {
  readonly due: string;
  readonly now: Date;
}

const TONES = { calm: 'plain', soon: 'amber', late: 'danger' } as const satisfies Record<Urgency, Tone>;

/** The promise against the clock: a colour, a sign and a word, since a colour alone says nothing to some. */
export function DueMark({ due, now }: Props) {
  const text = useText();
  const span = useDuration();
  const urgency = urgencyOf(due, now);
  const late = now.getTime() - new Date(due).getTime();
  return (
    <Mark tone={TONES[urgency]}>
      {urgency === 'late' && <IconAlertTriangle size={16} />}
      {urgency === 'soon' && <IconClockExclamation size={16} />}
      {urgency === 'late' &&
        (isMomentary(late) ? text('casework.due.late.now') : text('casework.due.late', { span: span(late) }))}
      {urgency === 'soon' && text('casework.due.soon')}
      {urgency === 'calm' && text('casework.due.calm', { date: deadlineDate(due) })}
    </Mark>
  );
}
