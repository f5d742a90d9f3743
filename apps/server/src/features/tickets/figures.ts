import { dayOf, startOfMoscowDay } from '@punkt/domain/date';
import { staffCan } from '@punkt/domain/staff';
import { isTicketType } from '@punkt/domain/tickets';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { TicketDeps } from './deps.ts';
import { countByHour, countByWeek } from './figures-store.ts';

const FIGURE_WEEKS = 8;
const DAY_MS = 86_400_000;

/** Mondays of the weeks that are shown, the oldest first. */
function mondays(now: Date): string[] {
  const today = new Date(`${dayOf(now, 'Europe/Moscow')}T00:00:00Z`);
  const weekday = (today.getUTCDay() + 6) % 7;
  const dayBefore = (days: number): string =>
    new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: FIGURE_WEEKS }, (_, index) =>
    dayBefore(weekday + 7 * (FIGURE_WEEKS - 1 - index)),
  );
}

/** When questions come and are answered, and how many promises were kept. For leads: it is about people. */
export const createTicketFigures =
  ({ db, clock }: Pick<TicketDeps, 'db' | 'clock'>) =>
  async ({ staffRoles }: Caller) => {
    if (!staffCan(staffRoles, 'seeLoad')) throw new Failure('forbidden');
    const weeks = mondays(clock.now());
    const since = startOfMoscowDay(weeks[0] ?? '');
    const [hours, kept] = await Promise.all([countByHour(db, since), countByWeek(db, since)]);
    return {
      weeks,
      hours: Array.from({ length: 24 }, (_, hour) => {
        const found = hours.find((row) => row.hour === hour);
        return { hour, asked: Number(found?.asked ?? 0), answered: Number(found?.answered ?? 0) };
      }),
      terms: kept.map(({ week, type, answered, kept: inTime }) => ({
        week,
        type: isTicketType(type) ? type : null,
        answered: Number(answered),
        kept: Number(inTime),
      })),
    };
  };
