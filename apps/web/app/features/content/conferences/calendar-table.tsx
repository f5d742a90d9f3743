import { useText } from '../../../lib/i18n.tsx';
import styles from './calendar.module.css';
import { CalendarCell } from './calendar-cell.tsx';
import type { Calendar } from './use-calendar.ts';
import { useCalendarWords } from './use-calendar-words.ts';

/** A table of days. Only days with conferences can be pressed: behind the others there is nothing to see. */
export function CalendarTable({ calendar }: { readonly calendar: Calendar }) {
  const text = useText();
  const { rows, mode, narrow } = calendar;
  return (
    <table className={styles.table} data-mode={mode} aria-label={text('conferences.calendar.label')}>
      <Weekdays merged={narrow || rows.every((row) => row.length === 6)} narrow={narrow} />
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.[0]}>
            {row.map((cell) => (
              <CalendarCell key={cell[0]} cell={cell} calendar={calendar} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Saturday and Sunday share a head where all their cells are shared. */
function Weekdays({ merged, narrow }: { readonly merged: boolean; readonly narrow: boolean }) {
  const { weekdays } = useCalendarWords();
  const weekend = weekdays.slice(5);
  return (
    <thead>
      <tr>
        {weekdays.slice(0, 5).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {merged ? (
          <th scope="col" colSpan={narrow ? 1 : 2}>
            {weekend.join('–')}
          </th>
        ) : (
          weekend.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))
        )}
      </tr>
    </thead>
  );
}
