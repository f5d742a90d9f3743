import IconTrash from 'icon:trash';
import { type Day, formatDate } from '@punkt/domain/date';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { REQUEST_TERMS, type SpecialDay } from '@punkt/domain/point-requests';
import { Button } from '../../../components/button.tsx';
import { errorId, FieldError } from '../../../components/field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './requests.module.css';

interface Props {
  readonly days: readonly SpecialDay[];
  readonly today: Day;
  readonly errorOf: (index: number) => string | undefined;
  readonly onChange: (days: readonly SpecialDay[]) => void;
}

/** Holidays and days off ahead: a date, and its hours or closed. */
export function SpecialDays({ days, today, errorOf, onChange }: Props) {
  const text = useText();
  const { open, close } = OPENING_HOURS.default;
  const change = (index: number, part: Partial<SpecialDay>) =>
    onChange(days.map((day, at) => (at === index ? { ...day, ...part } : day)));
  const time = (index: number, side: 'open' | 'close', value: string) => (
    <input
      type="time"
      step={OPENING_HOURS.stepMinutes * 60}
      aria-label={text(`pointPage.day.${side}`)}
      value={value}
      onChange={({ target }) => change(index, { [side]: target.value })}
    />
  );
  return (
    <FormGroup title={text('pointPage.day.title')} text={text('pointPage.day.text')}>
      <ul data-wide className={styles.days}>
        {days.map((day, index) => {
          const id = `timetable_days-${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; days have no other name while they are typed
            <li key={index}>
              <input
                id={id}
                type="date"
                min={today}
                aria-label={text('pointPage.day.date')}
                aria-describedby={errorId(id)}
                aria-invalid={errorOf(index) ? true : undefined}
                data-problem={errorOf(index) ? true : undefined}
                value={day.day}
                onChange={({ target }) => change(index, { day: target.value })}
              />
              <label>
                <input
                  type="checkbox"
                  checked={day.is_day_off}
                  onChange={({ target }) => change(index, { is_day_off: target.checked })}
                />
                {text('pointPage.day.off')}
              </label>
              {!day.is_day_off && (
                <span>
                  {time(index, 'open', day.open)} – {time(index, 'close', day.close)}
                </span>
              )}
              <button
                type="button"
                aria-label={text('pointPage.day.remove', { date: formatDate(day.day) })}
                onClick={() => onChange(days.filter((_, at) => at !== index))}
              >
                <IconTrash size={20} />
              </button>
              <FieldError id={id} error={errorOf(index)} />
            </li>
          );
        })}
      </ul>
      {days.length < REQUEST_TERMS.days && (
        <div data-wide>
          <Button
            look="quiet"
            onClick={() => onChange([...days, { day: '', open, close, is_day_off: true }])}
          >
            {text('pointPage.day.add')}
          </Button>
        </div>
      )}
    </FormGroup>
  );
}

/** To be read. */
export function DayList({ days }: { readonly days: readonly SpecialDay[] }) {
  const text = useText();
  if (days.length === 0) return null;
  return (
    <ul className={styles.dayList}>
      {days.map(({ day, open, close, is_day_off }) => (
        <li key={day}>
          <b>{formatDate(day)}</b>{' '}
          {is_day_off ? text('orderPage.timetable.off') : text('orderPage.timetable.hours', { open, close })}
        </li>
      ))}
    </ul>
  );
}
