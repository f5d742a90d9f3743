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
import { FieldError } from '../../../components/field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { useText } from '../../i18n.tsx';
import styles from './timetable.module.css';
import { Remark, TimetableDay } from './timetable-day.tsx';

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
        <FieldError id="timetable" error={form.errorOf('timetable')} />
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
