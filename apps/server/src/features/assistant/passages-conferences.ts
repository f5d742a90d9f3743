import type { Conference } from '@punkt/domain/content-conferences';
import { CONFERENCE_TIME_ZONE } from '@punkt/domain/content-terms';
import { anchor, type Cut, escaped, type PublishedPassage, paragraph } from './passage.ts';

const PAGE = '/conferences';
const SHOWN = 3;

type Text = Parameters<Cut<'conferences'>>[1]['text'];

const moscow = new Intl.DateTimeFormat('ru', {
  timeZone: CONFERENCE_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('ru', { timeZone: CONFERENCE_TIME_ZONE, day: 'numeric', month: 'long' });

const whenOf = ({ startDate }: Conference, text: Text): string =>
  text('assistant.conference.when', { when: moscow.format(new Date(startDate)) });
const isOver = ({ endDate }: Conference, now: Date): boolean => Date.parse(endDate) <= now.getTime();

function told(each: Conference, text: Text, now: Date): string {
  const { description, link, linkToVideo, startDate } = each;
  const over = isOver(each, now);
  const when = over
    ? text('assistant.conference.over', { when: day.format(new Date(startDate)) })
    : whenOf(each, text);
  const go = over
    ? anchor(linkToVideo, text('assistant.conference.video'))
    : anchor(link, text('assistant.conference.join'));
  return `${paragraph(when, description)}${go && `<p>${go}</p>`}`;
}

function next(list: readonly Conference[], text: Text, now: Date): string {
  const coming = list.filter((each) => !isOver(each, now)).slice(0, SHOWN);
  if (coming.length === 0) return paragraph(text('assistant.conference.none'));
  const items = coming.map((each) => `<li>${escaped(whenOf(each, text))} — ${escaped(each.title)}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

/** Each meeting, and what comes next: by the hour of the question, since the content stays as it was published. */
export const cutConferences: Cut<'conferences'> = ({ description, conferences }, { title, text }) => {
  const list = Object.values(conferences)
    .flatMap((months) => Object.values(months))
    .flatMap((days) => Object.values(days).flat())
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const calendar: PublishedPassage = {
    id: 'conferences',
    title,
    text: description,
    context: 'конференция ближайшая следующая расписание',
    href: PAGE,
    weight: 1,
    html: (now) => next(list, text, now),
  };
  const each = list.map(
    (one): PublishedPassage => ({
      id: `conference.${one.startDate}`,
      title: one.title,
      text: one.description,
      context: 'конференция',
      href: PAGE,
      // A question about the matter itself is for the FAQ.
      weight: 0.3,
      html: (now) => told(one, text, now),
    }),
  );
  return [calendar, ...each];
};
