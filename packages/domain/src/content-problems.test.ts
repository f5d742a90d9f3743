import { describe, expect, it } from 'vitest';
import { moscowInstant, moscowTime, repeatedWeekly, typedHours, typedMinutes } from './conference-times.ts';
import {
  type AnyEntry,
  anyDocument,
  blankEntry,
  type ContentDocument,
  type FieldValue,
  typedDocument,
} from './content-document.ts';
import { isDeadLink, problemsOf, warningsOf } from './content-problems.ts';
import type { SectionType } from './content-terms.ts';
import { sampleDocument, uuidOf } from './testing/content-documents.ts';

const NOW = new Date('2026-11-16T09:00:00Z');

/** The sample with the first entry of a list changed. */
const withEntry = (
  section: SectionType,
  list: string,
  change: Readonly<Record<string, FieldValue>>,
): ContentDocument =>
  typedDocument({
    sections: anyDocument(sampleDocument(2)).sections.map((each) => {
      if (each.type !== section) return each;
      const [first, ...rest] = each.lists[list] ?? [];
      return { ...each, lists: { ...each.lists, [list]: [{ ...first, ...change } as AnyEntry, ...rest] } };
    }),
  });

const said = (document: ContentDocument): string[] =>
  problemsOf(document).map(({ path, message }) => `${path.replace(/[\da-f-]{36}/, 'ID')} ${message}`);
const warned = (document: ContentDocument): string[] =>
  warningsOf(document, NOW).map(({ path, kind }) => `${path.replace(/[\da-f-]{36}/, 'ID')} ${kind}`);
const words = (ru: string, ka = 'ა', en = 'a') => ({ ru, ka, en, stale: [] });

it('finds nothing in a sound document', () => {
  expect(said(sampleDocument(3))).toEqual([]);
  expect(warned(sampleDocument(3))).toEqual([]);
});

describe('a problem stands at its field', () => {
  it.each([
    ['sortingCenters', 'centers', { city: words('') }, 'city.ru validation.required'],
    [
      'sortingCenters',
      'centers',
      { city: words('я'.repeat(201)) },
      'city.ru validation.maxLength|{"count":200}',
    ],
    [
      'sortingCenters',
      'centers',
      { address: words('а', 'ა'.repeat(301)) },
      'address.ka validation.maxLength|{"count":300}',
    ],
    ['sortingCenters', 'centers', { workTime: words(' ') }, 'workTime.ru validation.required'],
    [
      'conferences',
      'conferences',
      { title: words('я'.repeat(101)) },
      'title.ru validation.maxLength|{"count":100}',
    ],
    [
      'conferences',
      'conferences',
      { description: words('я'.repeat(301)) },
      'description.ru validation.maxLength|{"count":300}',
    ],
    ['conferences', 'conferences', { link: '' }, 'link validation.required'],
    ['conferences', 'conferences', { link: 'javascript:alert(1)' }, 'link validation.url'],
    ['conferences', 'conferences', { startDate: '' }, 'startDate validation.required'],
    ['conferences', 'conferences', { startDate: 'завтра' }, 'startDate validation.invalid'],
    ['conferences', 'conferences', { endDate: '2026-12-01T09:00:00Z' }, 'endDate validation.conference.end'],
    ['faq', 'standard', { answer: words('<p>&nbsp;</p>') }, 'answer.ru validation.required'],
    ['contractors', 'signboardData', { email: 'x' }, 'email validation.email.invalid'],
    ['programme', 'subsidies', { amount: null }, 'amount validation.required'],
  ] as const)('%s %s %j', (section, list, change, problem) => {
    expect(said(withEntry(section, list, change))).toEqual([`${section}.${list}.ID.${problem}`]);
  });

  it('the second conference of a start', () => {
    const document = withEntry('conferences', 'conferences', {
      startDate: '2026-12-02T09:00:00.000Z',
      endDate: '2026-12-02T10:00:00.000Z',
    });
    expect(said(document)).toEqual(['conferences.conferences.ID.startDate validation.conference.sameStart']);
  });
});

describe('a warning leads to its field', () => {
  it.each([
    ['faq', 'standard', { href: 'http://punkt.example/' }, ['href linkInsecure']],
    ['faq', 'standard', { href: '/nowhere' }, ['href linkDead']],
    ['faq', 'standard', { answer: words('<a href="http://x.example">а</a>') }, ['answer.ru linkInsecure']],
    ['faq', 'standard', { question: words('а', '') }, ['question.ka languageMissing']],
    ['faq', 'standard', { question: { ...words('а'), stale: ['en'] } }, ['question.en languageStale']],
    [
      'conferences',
      'conferences',
      { startDate: '2026-11-01T09:00:00Z', endDate: '2026-11-01T10:00:00Z' },
      ['startDate conferencePast'],
    ],
    [
      'conferences',
      'conferences',
      {
        startDate: '2026-11-01T09:00:00Z',
        endDate: '2026-11-01T10:00:00Z',
        linkToVideo: 'https://punkt.example/film',
      },
      [],
    ],
    [
      'contractors',
      'signboardData',
      { title: words('а', 'ა', '') },
      ['title.en languageMissing', 'title.en imageText'],
    ],
  ] as const)('%s %s %j', (section, list, change, warnings) => {
    const document = withEntry(section, list, change as Readonly<Record<string, FieldValue>>);
    expect(warned(document)).toEqual(warnings.map((each) => `${section}.${list}.ID.${each}`));
  });

  it('a section that a phone would wait for', () => {
    const heavy = withEntry('faq', 'standard', { answer: words('я'.repeat(101_000)) });
    expect(warned(heavy)).toEqual(['faq.title.ru pageHeavy']);
  });

  it.each([
    ['/signboard', false],
    ['/signboard/?a=1#b', false],
    ['/lk/orders', false],
    ['/checklist.pdf', false],
    ['#form', false],
    ['', false],
    ['mailto:a@b.example', false],
    ['#', true],
    ['/signbord', true],
  ])('%s is a dead link: %s', (link, dead) => {
    expect(isDeadLink(link)).toBe(dead);
  });
});

describe('the times of a conference', () => {
  it.each([
    ['9', '', '9'],
    ['2a3', '', '23'],
    ['24', '2', '2'],
    ['', '1', ''],
  ])('hours %s after %s are %s', (typed, before, after) => {
    expect(typedHours(typed, before)).toBe(after);
  });

  it.each([
    ['5', '', '05'],
    ['053', '05', '53'],
    ['060', '06', '06'],
    ['99', '09', '09'],
    ['x', '10', ''],
    ['005', '00', '05'],
  ])('minutes %s after %s are %s', (typed, before, after) => {
    expect(typedMinutes(typed, before)).toBe(after);
  });

  it('are Moscow’s on the screen and UTC in the document', () => {
    expect(moscowInstant('2026-12-01', '0', '30')).toBe('2026-11-30T21:30:00.000Z');
    expect(moscowTime('2026-11-30T21:30:00.000Z')).toEqual({ day: '2026-12-01', hours: '00', minutes: '30' });
    expect(moscowInstant('2026-12-01', '', '30')).toBe('');
    expect(moscowInstant('2026-02-30', '9', '30')).toBe('');
    expect(moscowTime('')).toBeNull();
  });

  it('repeat weekly, each with a name of its own and no recording', () => {
    const talk = {
      ...blankEntry('conferences', 'conferences', uuidOf(1)),
      startDate: '2026-12-30T09:00:00.000Z',
      endDate: '2026-12-30T10:00:00.000Z',
      linkToVideo: 'https://punkt.example/film',
    };
    let next = 1;
    const three = repeatedWeekly(talk, 3, () => {
      next += 1;
      return uuidOf(next);
    });
    expect(three[0]).toBe(talk);
    expect(three.map(({ id, startDate, linkToVideo }) => [id, startDate, linkToVideo !== ''])).toEqual([
      [uuidOf(1), '2026-12-30T09:00:00.000Z', true],
      [uuidOf(2), '2027-01-06T09:00:00.000Z', false],
      [uuidOf(3), '2027-01-13T09:00:00.000Z', false],
    ]);
    expect(repeatedWeekly({ ...talk, startDate: '' }, 3, () => '')).toHaveLength(1);
  });
});

describe('what is remembered of an entry', () => {
  const [entry] = anyDocument(sampleDocument(2)).sections.flatMap(({ type, lists }) =>
    type === 'faq' ? (lists.standard ?? []) : [],
  );
  const faqWith = (lists: Readonly<Record<string, readonly AnyEntry[]>>) =>
    typedDocument({
      sections: anyDocument(sampleDocument(2)).sections.map((each) =>
        each.type === 'faq'
          ? { ...each, lists: { standard: [], simplified: [], georgian: [], ...lists } }
          : each,
      ),
    });
  const blank = { ...entry, question: { ru: '', ka: '', en: '', stale: [] } } as AnyEntry;
  const paths = (document: ContentDocument) => problemsOf(document).map(({ path }) => path);

  it('holds for the list it stands in, and for as long as it is the same', () => {
    expect(paths(faqWith({ standard: [blank] }))).toEqual([`faq.standard.${blank.id}.question.ru`]);
    expect(paths(faqWith({ georgian: [blank] }))).toEqual([`faq.georgian.${blank.id}.question.ru`]);
    expect(paths(faqWith({ standard: [blank] }))).toEqual([`faq.standard.${blank.id}.question.ru`]);
    const mended = { ...blank, question: entry?.question } as AnyEntry;
    expect(paths(faqWith({ standard: [mended] }))).toEqual([]);
  });
});
