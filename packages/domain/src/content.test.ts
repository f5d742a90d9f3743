import { describe, expect, it } from 'vitest';
import { calendarOf } from './conference-days.ts';
import { conferenceCell } from './conference-times.ts';
import { contentSection } from './content.ts';
import { checkLink } from './content-fields.ts';

const messagesOf = (section: unknown): string[] =>
  contentSection
    .safeParse(section)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const center = (change: object) => ({
  index: 0,
  title: 'Сортировочные центры',
  type: 'sortingCenters',
  content: {
    centers: [{ index: 0, city: 'Тула', address: 'ул. Складская, 1', workTime: '9–20', ...change }],
  },
});

const TALK = {
  title: 'Первые шаги',
  description: 'Отвечаем на вопросы',
  link: 'https://meet.punkt.example/1',
  linkToVideo: '',
  startDate: '2026-03-31T21:30:00.000Z',
  endDate: '2026-03-31T22:30:00.000Z',
};
const talks = (...changes: object[]) => ({
  index: 0,
  title: 'Календарь',
  type: 'conferences',
  content: {
    description: '',
    conferences: { 2026: { 3: { 1: changes.map((change, index) => ({ ...TALK, index, ...change })) } } },
  },
});

describe('a sorting center', () => {
  it.each([
    [{}, []],
    [{ city: ' ' }, ['content.centers.0.city validation.required']],
    [{ address: '' }, ['content.centers.0.address validation.required']],
    [{ workTime: '' }, ['content.centers.0.workTime validation.required']],
    [{ city: 'я'.repeat(200), address: 'я'.repeat(300), workTime: 'я'.repeat(200) }, []],
    [{ city: 'я'.repeat(201) }, ['content.centers.0.city validation.maxLength|{"count":200}']],
    [{ address: 'я'.repeat(301) }, ['content.centers.0.address validation.maxLength|{"count":300}']],
    [{ workTime: 'я'.repeat(201) }, ['content.centers.0.workTime validation.maxLength|{"count":200}']],
  ])('%j', (change, problems) => {
    expect(messagesOf(center(change))).toEqual(problems);
  });
});

describe('a conference', () => {
  const at = (place: number, field: string) => `content.conferences.2026.3.1.${place}.${field}`;

  it.each([
    [[{}], []],
    [[{ title: 'я'.repeat(101) }], [`${at(0, 'title')} validation.maxLength|{"count":100}`]],
    [[{ description: 'я'.repeat(301) }], [`${at(0, 'description')} validation.maxLength|{"count":300}`]],
    [[{ title: '' }], [`${at(0, 'title')} validation.required`]],
    [[{ description: ' ' }], [`${at(0, 'description')} validation.required`]],
    [[{ link: '' }], [`${at(0, 'link')} validation.required`]],
    [[{ link: 'javascript:alert(1)' }], [`${at(0, 'link')} validation.url`]],
    [[{ endDate: TALK.startDate }], [`${at(0, 'endDate')} validation.conference.end`]],
    [[{}, { title: 'Вторая' }], [`${at(1, 'startDate')} validation.conference.sameStart`]],
    [
      [{ startDate: '2026-04-01T21:00:00Z', endDate: '2026-04-01T22:00:00Z' }],
      [`${at(0, 'startDate')} validation.invalid`],
    ],
    [[{ startDate: 'завтра' }], [`${at(0, 'startDate')} validation.invalid`]],
  ])('%j', (changes, problems) => {
    expect(messagesOf(talks(...changes))).toEqual(problems);
  });

  it('belongs to its day in Moscow, the hours of a day in their order', () => {
    expect(conferenceCell(TALK)).toEqual({ year: '2026', month: '3', day: '1' });
    const earlier = { ...TALK, startDate: '2026-03-31T21:00:00.000Z' };
    const day = calendarOf([TALK, earlier])['2026']?.['3']?.['1'];
    expect(day?.map(({ index, startDate }) => [index, startDate])).toEqual([
      [0, earlier.startDate],
      [1, TALK.startDate],
    ]);
  });
});

describe('a link', () => {
  it.each(['/signboard', '#form', 'https://punkt.example/a?b=c', 'mailto:a@example.org', 'tel:+79991234567'])(
    '%s leads somewhere',
    (link) => {
      expect(checkLink(link)).toBeNull();
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,a',
    ' /a b',
    '/"><script>',
    'mailto:x',
  ])('%s does not', (link) => {
    expect(checkLink(link)).toBe('validation.url');
  });
});
