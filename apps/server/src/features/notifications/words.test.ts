import { COUNTRY_CODES, type CountryCode } from '@punkt/domain/country-code';
import { NOTICE_PARAMS, type NoticeKind } from '@punkt/domain/notices';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import { serverTexts } from '@punkt/locales/server';
import { describe, expect, it } from 'vitest';
import { languageOf, wordsOf } from './words.ts';

const kinds = Object.keys(NOTICE_PARAMS) as NoticeKind[];
const END_OF_DAY = '2026-11-20T20:59:59.000Z';
const VALUES = {
  order: 4321,
  point: 1077,
  ticket: 500001,
  oldPoint: 1002,
  until: END_OF_DAY,
  promised: END_OF_DAY,
  at: END_OF_DAY,
  country: 'RU',
  amount: 5_000_000,
  number: '4321',
  company: 'ООО «Доставим»',
  name: 'Игорь Лебедев',
  place: 'GE',
} as const;
const SHOWN = {
  order: /4321/,
  point: /1077/,
  ticket: /500001/,
  oldPoint: /1002/,
  until: /20\.11\.2026/,
  promised: /20\.11\.2026(?!, )/,
  at: /20\.11\.2026, 23:59/,
  country: /20\.11\.2026/,
  number: /4321/,
  company: /Доставим/,
  name: /Лебедев/,
  place: /Грузия|საქართველო|Georgia/,
  amount: /50\D?000\s₽/,
} as const;

const paramsOf = (kind: NoticeKind) =>
  Object.fromEntries(NOTICE_PARAMS[kind].map((name) => [name, VALUES[name]]));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(kinds)('%s has a title and a text, with all it speaks of', (kind) => {
    const { title, text } = wordsOf({ kind, params: paramsOf(kind) }, language, serverTexts);
    expect(title).not.toContain('notices.');
    expect(text).not.toContain('notices.');
    expect(`${title} ${text}`).not.toMatch(/\{\{|undefined|NaN|Invalid/);
    for (const name of NOTICE_PARAMS[kind]) expect(`${title} ${text}`).toMatch(SHOWN[name]);
    // Short enough for a lock screen.
    expect(title.length).toBeLessThanOrEqual(70);
    expect(text.length).toBeLessThanOrEqual(140);
  });
});

/** Ends that an owner may object to. */
const DECIDED = [
  'orderDeclined',
  'orderCanceled',
  'orderDeletedByTerm',
  'orderActivationLapsed',
  'orderActivationLapsedFree',
] as const;
const OBJECTION = { ru: /возра[жз]/, ka: /საჩივრ/, en: /object/ } as const;

describe.each(DECIDED)('%s', (kind) => {
  it.each(LANGUAGES)('says in %s that one may object', (language) => {
    expect(wordsOf({ kind, params: paramsOf(kind) }, language, serverTexts).text).toMatch(
      OBJECTION[language],
    );
  });
});

/** Whose deadline ends the application by itself: not the one of a rework before the activation. */
const ENDING = [
  'orderWaitingPayment',
  'paymentDeclined',
  'paymentAnew',
  'orderAccepted',
  'orderAcceptedFree',
  'orderActivationReminder',
  'orderActivationReminderFree',
  'orderRemark',
  'paymentRemark',
] as const;
const CLOSED = { ru: /закроется/, ka: /დაიხურება/, en: /will be closed/ } as const;

describe.each(ENDING)('%s', (kind) => {
  it.each(LANGUAGES)('says in %s that the application ends after its day', (language) => {
    expect(wordsOf({ kind, params: paramsOf(kind) }, language, serverTexts).text).toMatch(CLOSED[language]);
  });
});

describe('a deadline', () => {
  const said = (until: string, country?: CountryCode, language: Language = 'ru') =>
    wordsOf(
      { kind: 'orderRemark', params: { order: 1, until, ...(country && { country }) } },
      language,
      serverTexts,
    ).text;

  it('at the end of a day is that day in Moscow', () => {
    expect(said(END_OF_DAY)).toContain('до 20.11.2026.');
  });

  it('within a day names its hour', () => {
    expect(said('2026-11-20T21:30:00.000Z', 'RU')).toContain('до 21.11.2026, 00:30 по Москве.');
  });

  it('is told in the hours of the application’s country, and says whose they are', () => {
    const until = '2026-11-20T14:01:00.000Z';
    expect(said(until, 'GE')).toContain('до 20.11.2026, 18:01 по Тбилиси.');
    expect(said(until, 'GE', 'ka')).toContain('თბილისის დროით 20.11.2026, 18:01');
    expect(said(until, 'KZ', 'en')).toContain('by 20.11.2026, 19:01 Astana time.');
    for (const code of COUNTRY_CODES)
      for (const language of LANGUAGES) expect(said(until, code, language)).not.toContain('geo.');
  });

  it('of a notice from before countries were told is Moscow’s', () => {
    expect(said('2026-11-20T14:01:00.000Z')).toContain('17:01 по Москве');
  });
});

it('money of another amount stops the clock of its application, and leads hear so in each language', () => {
  const said = (language: Language) =>
    wordsOf({ kind: 'moneyDiffers', params: paramsOf('moneyDiffers') }, language, serverTexts).text;
  expect(said('ru')).toContain('Время на оплату пока стоит');
  expect(said('ka')).toContain('ვადა შეჩერებულია');
  expect(said('en')).toContain('the time to pay stands still');
});

describe('the day of an answer', () => {
  const said = (params: Readonly<Record<string, string | number>>, language: Language = 'ru') =>
    wordsOf({ kind: 'orderSent', params }, language, serverTexts).text;

  it('is said alone, in Moscow’s calendar', () => {
    expect(said({ order: 1, promised: END_OF_DAY })).toContain('ответим до 20.11.2026 включительно');
    expect(said({ order: 1, promised: END_OF_DAY }, 'ka')).toContain('20.11.2026-ის ჩათვლით');
    expect(said({ order: 1, promised: END_OF_DAY }, 'en')).toContain('by the end of 20.11.2026');
  });

  it('is left out of notices that were written without it', () => {
    for (const language of LANGUAGES) expect(said({ order: 1 }, language)).not.toMatch(/\{\{|\d/);
  });
});

describe('of the fee speaks', () => {
  const said = (kind: NoticeKind) => wordsOf({ kind, params: paramsOf(kind) }, 'ru', serverTexts).text;

  it('only what is sent where there is one', () => {
    for (const kind of ['orderAccepted', 'orderActivationReminder', 'orderActivationLapsed'] as const) {
      expect(said(kind)).toMatch(/взнос/);
      expect(said(`${kind}Free`)).not.toMatch(/взнос/);
    }
    expect(said('activationRemark')).toMatch(/взнос/i);
    for (const kind of ['activationRemarkFree', 'orderAcceptedMove', 'orderConfirmMove'] as const)
      expect(said(kind)).not.toMatch(/взнос/i);
    // Sent everywhere; where a fee was paid, a notice of its own says what became of it.
    for (const kind of ['orderSent', 'orderDeclined', 'orderCanceled', 'orderDeletedByTerm'] as const)
      expect(said(kind)).not.toMatch(/взнос/);
  });

  it('an approval, which asks for the confirmation first', () => {
    for (const kind of ['orderAccepted', 'orderAcceptedFree'] as const)
      expect(said(kind)).toMatch(/^Подтвердите открытие/);
    // A move is confirmed within three days: the notice of its thirty does not ask for it.
    expect(said('orderAcceptedMove')).not.toMatch(/[Пп]одтверд/);
  });
});

it('a person whose screen nobody sees is written to in the language of their country’s site', () => {
  expect([languageOf('RU'), languageOf('KZ'), languageOf('GE')]).toEqual(['ru', 'ru', 'ka']);
});
