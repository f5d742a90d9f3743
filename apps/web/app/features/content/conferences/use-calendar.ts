import {
  type CalendarMode,
  cellsOf,
  type DayCell,
  isSameMonth,
  shiftPeriod,
  weekOf,
  weeksOfMonth,
} from '@punkt/domain/calendar';
import { byDay } from '@punkt/domain/conference-days';
import type { Conference } from '@punkt/domain/content-conferences';
import { type Day, dayOf } from '@punkt/domain/date';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSession } from '../../../lib/session.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { belowWidth } from '../../../lib/widths.ts';

const MINUTE_MS = 60_000;

/** The time, looked at again every minute: a conference begins while the page stands open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** `UTC+4`: offsets are read alike in every language. */
export function offsetOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
}

/** The same width as in calendar.module.css. */
const NARROW = belowWidth('tablet');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

export type Mode = Extract<CalendarMode, 'week' | 'month'>;

interface Place {
  readonly mode: Mode;
  /** Null follows today, also over midnight. */
  readonly around: Day | null;
  readonly picked: Day | null;
}

/** Whoever edits the calendar needs the whole month, everybody else the week. */
const firstMode = (): Mode =>
  createSession(browserStorage('localStorage')).user()?.is_admin ? 'month' : 'week';

/** What is opened without asking: what comes next, else what was last. */
const likeliest = (busy: readonly Day[], today: Day): Day | null =>
  busy.find((day) => day >= today) ?? busy.at(-1) ?? null;

export function useCalendar(conferences: readonly Conference[]) {
  const [place, setPlace] = useState<Place>(() => ({ mode: firstMode(), around: null, picked: null }));
  const now = useNow();
  const narrow = useNarrow();
  const zone = viewerZone();
  const days = useMemo(() => byDay(conferences, zone), [conferences, zone]);

  const today = dayOf(now, zone);
  const around = place.around ?? today;
  const weeks = place.mode === 'week' ? [weekOf(around)] : weeksOfMonth(around);
  const own = weeks.flat().filter((day) => place.mode === 'week' || isSameMonth(day, around));
  const busy = weeks.flat().filter((day) => days.has(day));
  const picked = place.picked && busy.includes(place.picked) ? place.picked : null;
  const opened =
    picked ??
    likeliest(
      busy.filter((day) => own.includes(day)),
      today,
    );
  const rows = weeks.map((week) => cellsOf(week, { isEmpty: (day) => !days.has(day), narrow }));
  const cell: DayCell = (opened && rows.flat().find((each) => each.includes(opened))) || [];

  return {
    mode: place.mode,
    around,
    today,
    now,
    zone,
    narrow,
    days,
    rows,
    own,
    /** The days whose conferences are shown below: more than one where the weekend shares a cell. */
    opened: cell.filter((day) => days.has(day)),
    setMode: (mode: Mode) => setPlace({ mode, around: picked ?? place.around, picked }),
    turn: (count: 1 | -1) =>
      setPlace({ mode: place.mode, around: shiftPeriod(place.mode, around, count), picked: null }),
    toToday: () => setPlace({ mode: place.mode, around: null, picked: null }),
    pick: (day: Day) => setPlace({ ...place, picked: day }),
    /** A day that may be out of sight. */
    goTo: (day: Day) => setPlace({ mode: place.mode, around: day, picked: day }),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
