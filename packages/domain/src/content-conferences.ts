import { z } from 'zod';
import { type CalendarCell, conferenceCell } from './conference-times.ts';
import { index, instant, link, optionalLink, optionalText, text } from './content-fields.ts';
import { CONTENT_COUNTS, CONTENT_TEXTS } from './content-terms.ts';
import { message } from './message.ts';

const conference = z.object({
  index,
  title: text(CONTENT_TEXTS.conferenceTitle),
  description: text(CONTENT_TEXTS.conferenceDescription),
  link,
  linkToVideo: optionalLink,
  startDate: instant,
  endDate: instant,
});

export type Conference = z.infer<typeof conference>;

/** Conferences by year, by index of the month (January is 0) and by number of the day, all of them Moscow's. */
const calendar = z.record(
  z.string().regex(/^\d{4}$/),
  z.record(
    z.string().regex(/^(\d|1[01])$/),
    z.record(
      z.string().regex(/^([1-9]|[12]\d|3[01])$/),
      z.array(conference).max(CONTENT_COUNTS.dayConferences),
    ),
  ),
);

export type ConferenceCalendar = z.infer<typeof calendar>;

type Report = (path: readonly (string | number)[], text: string) => void;

function checkDay({ year, month, day }: CalendarCell, list: readonly Conference[], report: Report): void {
  const starts = new Set<number>();
  for (const [place, each] of list.entries()) {
    const start = Date.parse(each.startDate);
    // No instant at all, which its own rule has said already.
    if (Number.isNaN(start)) continue;
    const cell = conferenceCell(each);
    const path = (field: string) => ['conferences', year, month, day, place, field];
    if (cell.year !== year || cell.month !== month || cell.day !== day)
      report(path('startDate'), message('validation.invalid'));
    if (Date.parse(each.endDate) <= start) report(path('endDate'), message('validation.conference.end'));
    if (starts.has(start)) report(path('startDate'), message('validation.conference.sameStart'));
    starts.add(start);
  }
}

export const conferencesContent = z
  .object({ description: optionalText(CONTENT_TEXTS.description), conferences: calendar })
  .superRefine(({ conferences }, context) => {
    const report: Report = (path, text) =>
      context.addIssue({ code: 'custom', path: [...path], message: text });
    for (const [year, months] of Object.entries(conferences))
      for (const [month, days] of Object.entries(months))
        for (const [day, list] of Object.entries(days)) checkDay({ year, month, day }, list, report);
  });
