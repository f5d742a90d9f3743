import { type DayCell, dateOf, timeOf } from '@punkt/domain/calendar';
import type { Conference } from '@punkt/domain/content-conferences';
import { useText } from '../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../lib/site/written-in.ts';
import styles from './calendar.module.css';
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

interface CellProps {
  readonly cell: DayCell;
  readonly calendar: Calendar;
}

function CalendarCell({ cell, calendar }: CellProps) {
  const { days, today, own, narrow, opened, zone } = calendar;
  const meetings = cell.flatMap((day) => days.get(day) ?? []);
  const first = cell.find((day) => days.has(day));
  const colSpan = cell.length > 1 && !narrow ? 2 : 1;
  return (
    <td
      colSpan={colSpan}
      className={styles.cell}
      aria-current={cell.includes(today) ? 'date' : undefined}
      data-other={!cell.some((day) => own.includes(day)) || undefined}
    >
      {first ? (
        <button
          type="button"
          aria-pressed={cell.some((day) => opened.includes(day))}
          onClick={() => calendar.pick(first)}
        >
          <Dates cell={cell} count={meetings.length} />
          <Marks meetings={meetings} zone={zone} />
        </button>
      ) : (
        <Dates cell={cell} count={0} />
      )}
    </td>
  );
}

/** Figures for the eye, the whole date and what is on for the ear. */
function Dates({ cell, count }: { readonly cell: DayCell; readonly count: number }) {
  const text = useText();
  const words = useCalendarWords();
  const said = [
    cell.map(words.fullDay).join(' – '),
    ...(count > 0 ? [text('conferences.cell.meetings', { count })] : []),
  ];
  return (
    <span className={styles.date}>
      <span aria-hidden="true">{cell.map(dateOf).join('–')}</span>
      <span className="visually-hidden">{said.join(', ')}</span>
    </span>
  );
}

const MOST_MARKS = 3;

interface MarksProps {
  readonly meetings: readonly Conference[];
  readonly zone: string;
}

/** Hour and title where there is room, else a dot each. */
function Marks({ meetings, zone }: MarksProps) {
  const writtenIn = useWrittenIn();
  return (
    <span className={styles.marks} aria-hidden="true">
      {meetings.slice(0, MOST_MARKS).map(({ startDate, title }) => (
        <span key={startDate} className={styles.mark}>
          <b>{timeOf(new Date(startDate), zone)}</b> <i lang={writtenIn(title)}>{title}</i>
        </span>
      ))}
    </span>
  );
}
