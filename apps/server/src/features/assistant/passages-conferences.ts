import { CONFERENCE_TIME_ZONE } from '@punkt/domain/conference-times';
import type { Conference } from '@punkt/domain/content-conferences';
import { anchor, escaped, type PassageMaker, type PublishedPassage, paragraph } from './passage.ts';

const PAGE = '/conferences';
const SHOWN = 3;

type Spoken = Omit<Parameters<PassageMaker<'conferences'>>[1], 'title'>;

const DAY = { timeZone: CONFERENCE_TIME_ZONE, day: 'numeric', month: 'long' } as const;
const HOUR = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;
/** Twenty-four hours a day, as all three languages write times here. */
const CALENDARS = { ru: 'ru', ka: 'ka', en: 'en-GB' } as const;

const whenOf = ({ startDate }: Conference, { text, language }: Spoken): string => {
  const when = new Date(startDate).toLocaleString(CALENDARS[language], HOUR);
  return text('assistant.conference.when', { when });
};
const isOver = ({ endDate }: Conference, now: Date): boolean => Date.parse(endDate) <= now.getTime();

function describeConference(each: Conference, spoken: Spoken, now: Date): string {
  const { text, language } = spoken;
  const { description, link, linkToVideo, startDate } = each;
  const over = isOver(each, now);
  const when = over
    ? text('assistant.conference.over', {
        when: new Date(startDate).toLocaleDateString(CALENDARS[language], DAY),
      })
    : whenOf(each, spoken);
  const go = over
    ? anchor(linkToVideo, text('assistant.conference.video'))
    : anchor(link, text('assistant.conference.join'));
  return `${paragraph(when, description)}${go && `<p>${go}</p>`}`;
}

function next(list: readonly Conference[], spoken: Spoken, now: Date): string {
  const coming = list.filter((each) => !isOver(each, now)).slice(0, SHOWN);
  if (coming.length === 0) return paragraph(spoken.text('assistant.conference.none'));
  const items = coming.map((each) => `<li>${escaped(whenOf(each, spoken))} — ${escaped(each.title)}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

/** Each meeting, and what comes next: by the hour of the question, since the content stays as it was published. */
export const makeConferencePassages: PassageMaker<'conferences'> = (
  { description, conferences },
  { title, ...spoken },
) => {
  const list = Object.values(conferences)
    .flatMap((months) => Object.values(months))
    .flatMap((days) => Object.values(days).flat())
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const calendar: PublishedPassage = {
    id: 'conferences',
    title,
    text: description,
    href: PAGE,
    html: (now) => next(list, spoken, now) + paragraph(spoken.text('assistant.conference.about')),
  };
  const each = list.map(
    (one): PublishedPassage => ({
      id: `conference.${one.startDate}`,
      kin: 'conference',
      title: one.title,
      text: one.description,
      href: PAGE,
      html: (now) => describeConference(one, spoken, now),
    }),
  );
  return [calendar, ...each];
};
