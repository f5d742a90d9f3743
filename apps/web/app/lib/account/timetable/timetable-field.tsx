import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import {
  type DayHours,
  DEFAULT_TIMETABLE,
  everyDay,
  generalHours,
  type Timetable,
  WEEK_DAYS,
  type WeekDay,
} from '@punkt/domain/timetable';
import { errorId, FieldError } from '../../../components/field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
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

const Remark = ({ text }: { readonly text: string | undefined }) =>
  text ? <p className={styles.remark}>{text}</p> : null;

const { stepMinutes } = OPENING_HOURS;
const DAY_MINUTES = 24 * 60;

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Every half hour; a day may close at its very end, not open there. */
const TIMES = Array.from({ length: DAY_MINUTES / stepMinutes + 1 }, (_, step) => timeOf(step * stepMinutes));

function TimetableDay({ day, hours, error, remark, onChange }: Props) {
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

/** What a form with hours has: that of an application, and the request to change those of a point. */
interface HoursForm {
  readonly record: { readonly timetable: Timetable | null };
  errorOf(path: string): string | undefined;
  remarkOf(path: string): string | undefined;
  change(given: { timetable: Timetable }): void;
}

/** Hours of every day: a preset for the week, and each day by itself. */
export function TimetableField({ form }: { readonly form: HoursForm }) {
  const text = useText();
  const timetable = form.record.timetable ?? DEFAULT_TIMETABLE;
  const general = generalHours(timetable);
  const { minimumHours, minimumWorkingDays } = OPENING_HOURS;
  const set = (next: Timetable) => form.change({ timetable: next });
  const weekError = form.errorOf('timetable');
  const setDay = (day: WeekDay, hours: DayHours) => set({ ...timetable, [day]: hours });
  return (
    <FormGroup
      title={text('orderPage.field.timetable')}
      text={text('wizard.hours.text', { hours: minimumHours, days: minimumWorkingDays })}
    >
      <fieldset data-wide className={styles.presets} aria-label={text('wizard.hours.presets')}>
        {OPENING_HOURS.presets.map((preset) => {
          const chosen = general?.open === preset.open && general.close === preset.close;
          return (
            <button
              key={preset.open}
              type="button"
              className={styles.preset}
              aria-pressed={chosen}
              onClick={() => set(withHours(timetable, preset))}
            >
              {text('wizard.hours.preset', preset)}
            </button>
          );
        })}
      </fieldset>
      <div data-wide className="stack">
        {WEEK_DAYS.map((day) => (
          <TimetableDay
            key={day}
            day={day}
            hours={timetable[day]}
            error={form.errorOf(`timetable.${day}`)}
            remark={form.remarkOf(`timetable.${day}`)}
            onChange={(hours) => setDay(day, hours)}
          />
        ))}
        <Remark text={form.remarkOf('timetable')} />
        {/* It belongs to no day, so the focus comes here. */}
        <div tabIndex={weekError ? -1 : undefined} data-problem={weekError ? true : undefined}>
          <FieldError id="timetable" error={weekError} />
        </div>
      </div>
    </FormGroup>
  );
}

/** The same hours on all days; days off stay days off. */
function withHours(timetable: Timetable, preset: { open: string; close: string }): Timetable {
  const all = everyDay(preset);
  const entries = WEEK_DAYS.map((day) => [day, { ...all[day], is_day_off: timetable[day].is_day_off }]);
  return Object.fromEntries(entries) as Record<WeekDay, DayHours>;
}
