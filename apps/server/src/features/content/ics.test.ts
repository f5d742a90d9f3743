import { calendarOf } from '@punkt/domain/conference-days';
import type { Conference } from '@punkt/domain/content-conferences';
import { LANGUAGES } from '@punkt/locales/language';
import { serverTexts } from '@punkt/locales/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFile, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { firstContent } from './first/first-content.ts';
import { icsLines, icsOf, icsText } from './ics-feed.ts';
import { publish } from './publishing.ts';
import { type Component, only, readIcs, textOf } from './testing/read-ics.ts';

const conference: Conference = {
  index: 0,
  title: 'Первые шаги владельца',
  description: 'Регистрация, оферта; заявка\\взнос:\nпоказываем личный кабинет и отвечаем на вопросы.',
  link: 'https://встречи.example/комната?a=1,2;b=3',
  linkToVideo: '',
  startDate: '2026-11-17T08:00:00.000Z',
  endDate: '2026-11-17T09:30:00.000Z',
};

const written = (conferences: readonly Conference[]): Component =>
  readIcs(
    Buffer.from(
      icsOf({
        conferences,
        published: new Date('2026-11-01T12:00:00.000Z'),
        origin: 'https://punkt.example',
        text: serverTexts('ru'),
      }),
    ),
  );
const eventsOf = (calendar: Component) => calendar.inside.filter(({ kind }) => kind === 'VEVENT');

/** As a calendar program reads it: the local time, and the offset of the zone that the file itself brings. */
function instantOf(calendar: Component, event: Component, name: string): Date {
  const { value, zone } = only(event, name);
  const rules = calendar.inside.find(
    (each) => each.kind === 'VTIMEZONE' && only(each, 'TZID').value === zone,
  );
  const offset = rules?.inside[0] && only(rules.inside[0], 'TZOFFSETTO').value;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  const digits = offset?.replace(/(\d\d)$/, ':$1');
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${digits}`);
}

const clockIn = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat('ru', { timeZone, timeStyle: 'short', dateStyle: 'short' }).format(instant);

describe('the calendar file', () => {
  it('holds the instant, so that each calendar shows its own hour', () => {
    const calendar = written([conference]);
    const [event] = eventsOf(calendar);
    if (!event) throw new Error('no event');
    expect(only(event, 'DTSTART')).toMatchObject({ value: '20261117T110000', zone: 'Europe/Moscow' });
    const start = instantOf(calendar, event, 'DTSTART');
    expect(start.toISOString()).toBe(conference.startDate);
    expect(instantOf(calendar, event, 'DTEND').toISOString()).toBe(conference.endDate);
    expect(clockIn('Europe/Moscow', start)).toBe('17.11.2026, 11:00');
    expect(clockIn('Asia/Yerevan', start)).toBe('17.11.2026, 12:00');
    expect(clockIn('America/New_York', start)).toBe('17.11.2026, 03:00');
  });

  it('keeps the hour in summer and over midnight', () => {
    const night = {
      ...conference,
      startDate: '2027-06-30T21:30:00.000Z',
      endDate: '2027-06-30T22:00:00.000Z',
    };
    const calendar = written([night]);
    const [event] = eventsOf(calendar);
    if (!event) throw new Error('no event');
    expect(only(event, 'DTSTART').value).toBe('20270701T003000');
    expect(instantOf(calendar, event, 'DTSTART').toISOString()).toBe(night.startDate);
  });

  it('says what RFC 5545 wants, and reminds half an hour before', () => {
    const calendar = written([conference]);
    expect([only(calendar, 'VERSION').value, calendar.kind]).toEqual(['2.0', 'VCALENDAR']);
    expect(textOf(calendar, 'X-WR-CALNAME')).toBe('«Пункт»: встречи для владельцев');
    expect(only(calendar, 'REFRESH-INTERVAL').value).toBe('PT6H');
    const [event] = eventsOf(calendar);
    const [alarm] = event?.inside ?? [];
    if (!event || !alarm) throw new Error('no event or no alarm');
    expect(only(event, 'UID').value).toBe('conference-20261117T080000Z@punkt.example');
    expect(only(event, 'DTSTAMP').value).toBe('20261101T120000Z');
    expect(textOf(event, 'SUMMARY')).toBe(conference.title);
    expect(textOf(event, 'DESCRIPTION')).toBe(
      `${conference.description}\n\nПодключиться: ${new URL(conference.link).href}`,
    );
    expect(only(event, 'URL').value).toBe(new URL(conference.link).href);
    expect([only(alarm, 'ACTION').value, only(alarm, 'TRIGGER').value]).toEqual(['DISPLAY', '-PT30M']);
    expect(textOf(alarm, 'DESCRIPTION')).toBe('Через 30 минут начнётся «Первые шаги владельца»');
  });

  it('leads to the recording once there is one, and to our own pages in full', () => {
    const past = { ...conference, link: '/conferences', linkToVideo: 'https://video.example/1' };
    const [event] = eventsOf(written([past]));
    if (!event) throw new Error('no event');
    expect(textOf(event, 'DESCRIPTION')).toContain('Запись встречи: https://video.example/1');
    expect(only(event, 'URL').value).toBe('https://punkt.example/conferences');
  });

  it('is a calendar without conferences too', () => {
    expect(eventsOf(written([]))).toEqual([]);
  });

  it('brings any text through unharmed, in lines of 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = Buffer.from(icsLines(['BEGIN:X', `SUMMARY:${icsText(text)}`, 'END:X']));
        const read = textOf(readIcs(file), 'SUMMARY');
        const expected = text.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
        expect(read).toBe(expected.toWellFormed());
      }),
      // The mark that a decoder leaves for a character cut in two, written by somebody; and a pair that stands where a line is folded.
      { examples: [['\ufffd'], [`${'a'.repeat(65)}😀`], [`${'a'.repeat(64)}😀`], [`${'a'.repeat(66)}😀`]] },
    );
  });
});

const FIRST_TITLE = {
  ru: 'Как выбрать место для пункта',
  ka: 'როგორ ავირჩიოთ ადგილი პუნქტისთვის',
  en: 'How to choose a place for your point',
} as const;

describe('the feed', () => {
  const shared = testApp({ cleanUp: afterFile(), environment: { PUNKT_ORIGIN: 'https://punkt.example' } });
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await shared).http.inject({ url, headers });

  it('has every published conference, at its instant', async () => {
    const app = await shared;
    const { sections } = (await app.call('GET /content/promo-content-sections/v2', { query: {} })).body;
    const section = sections.find((each) => each.type === 'conferences');
    if (section?.type !== 'conferences') throw new Error('no conferences');
    const answer = await get('/api/v4/conferences.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="punkt-conferences.ics"');
    const calendar = readIcs(answer.rawPayload);
    const instants = eventsOf(calendar).map((event) => instantOf(calendar, event, 'DTSTART').toISOString());
    const filed = Object.values(section.content.conferences).flatMap((months) =>
      Object.values(months).flatMap((days) => Object.values(days).flat()),
    );
    expect(instants).toEqual(filed.map(({ startDate }) => startDate).sort());
    expect(calendarOf(filed)).toEqual(section.content.conferences);
    const names = eventsOf(calendar).map((event) => only(event, 'UID').value);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(LANGUAGES)('speaks %s, the conferences too', async (language) => {
    const name = serverTexts(language)('conferenceFeed.name');
    const asked = await get(`/api/v4/conferences.ics?language=${language}`, { 'accept-language': 'en' });
    expect(textOf(readIcs(asked.rawPayload), 'X-WR-CALNAME')).toBe(name);
    const [first] = eventsOf(readIcs(asked.rawPayload));
    expect(first && textOf(first, 'SUMMARY')).toBe(FIRST_TITLE[language]);
    const preferred = await get('/api/v4/conferences.ics', { 'accept-language': language });
    expect(preferred.body).toBe(asked.body);
  });

  it('is not sent twice to whoever has it, until something is published', async () => {
    const app = await testApp();
    const read = (etag?: string) =>
      app.http.inject({
        url: '/api/v4/conferences.ics',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const first = await read();
    const etag = String(first.headers.etag);
    const again = await read(etag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.http.inject({
      url: '/api/v4/conferences.ics?language=ka',
      headers: { 'if-none-match': etag },
    });
    expect(other.statusCode).toBe(200);
    const sections = firstContent(new Date()).map((section) =>
      section.type === 'conferences'
        ? { ...section, content: { ...section.content, conferences: calendarOf([conference]) } }
        : section,
    );
    await transaction(app.db, (tx) =>
      publish(tx, app.clock, { sections, baseVersion: 1, publishedBy: null }),
    );
    await waitFor(async () => expect((await read(etag)).statusCode).toBe(200));
    const [event, ...others] = eventsOf(readIcs((await read(etag)).rawPayload));
    if (!event) throw new Error('no event');
    expect([textOf(event, 'SUMMARY'), others.length]).toEqual([conference.title, 0]);
  });

  it('refuses a language nobody speaks', async () => {
    expect((await get('/api/v4/conferences.ics?language=xx')).statusCode).toBe(400);
  });
});
