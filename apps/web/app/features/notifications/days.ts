import { type Day, dayOf } from '@punkt/domain/date';

export interface DayGroup<T> {
  readonly day: Day;
  readonly notices: readonly T[];
}

/** In the order they come in, one group for each calendar day of the reader. */
export function byDay<T extends { readonly created: string }>(
  notices: readonly T[],
  timeZone: string,
): DayGroup<T>[] {
  const groups = new Map<Day, T[]>();
  for (const notice of notices) {
    const day = dayOf(new Date(notice.created), timeZone);
    groups.set(day, [...(groups.get(day) ?? []), notice]);
  }
  return [...groups].map(([day, list]) => ({ day, notices: list }));
}

/** Today and yesterday have names of their own. */
export function nearDay(day: Day, now: Date, timeZone: string): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now, timeZone)) return 'today';
  const noon = new Date(`${dayOf(now, timeZone)}T12:00:00Z`);
  return day === dayOf(new Date(noon.getTime() - 24 * 3_600_000), 'UTC') ? 'yesterday' : undefined;
}
