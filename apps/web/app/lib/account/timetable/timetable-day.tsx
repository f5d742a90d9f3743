import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import type { DayHours, WeekDay } from '@punkt/domain/timetable';
import { errorId, FieldError } from '../../../components/field.tsx';
import { useText } from '../../i18n.tsx';
import styles from './timetable.module.css';

interface Props {
  readonly day: WeekDay;
  readonly hours: DayHours;
  readonly error: string | undefined;
  /** What staff said about this day. */
  readonly remark: string | undefined;
  readonly onChange: (hours: DayHours) => void;
}

export const Remark = ({ text }: { readonly text: string | undefined }) =>
  text ? <p className={styles.remark}>{text}</p> : null;

const { stepMinutes } = OPENING_HOURS;
const DAY_MINUTES = 24 * 60;

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Every half hour; a day may close at its very end, not open there. */
const TIMES = Array.from({ length: DAY_MINUTES / stepMinutes + 1 }, (_, step) => timeOf(step * stepMinutes));

export function TimetableDay({ day, hours, error, remark, onChange }: Props) {
  const text = useText();
  const id = `timetable-${day}`;
  const name = text(`orderPage.day.${day}`);
  const select = (side: 'open' | 'close', times: readonly string[]) => (
    <select
      id={side === 'open' ? id : undefined}
      aria-label={text(`wizard.hours.${side}`, { day: name })}
      aria-describedby={errorId(id)}
      aria-invalid={error ? true : undefined}
      data-problem={error && side === 'open' ? true : undefined}
      value={hours[side]}
      onChange={({ target }) => onChange({ ...hours, [side]: target.value })}
    >
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </select>
  );
  return (
    <fieldset className={styles.day} data-off={hours.is_day_off || undefined} aria-label={name}>
      <span className={styles.name}>{name}</span>
      <label className={styles.off}>
        <input
          type="checkbox"
          checked={hours.is_day_off}
          onChange={({ target }) => onChange({ ...hours, is_day_off: target.checked })}
        />
        {text('wizard.hours.off')}
        <span className="visually-hidden">: {name}</span>
      </label>
      {!hours.is_day_off && (
        <span className={styles.times}>
          {select('open', TIMES.slice(0, -1))}
          <span aria-hidden="true">–</span>
          {select('close', TIMES.slice(1))}
        </span>
      )}
      <div className={styles.told}>
        <FieldError id={id} error={error} />
        <Remark text={remark} />
      </div>
    </fieldset>
  );
}
