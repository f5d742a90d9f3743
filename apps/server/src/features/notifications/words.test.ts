import { NOTICE_PARAMS, type NoticeKind } from '@punkt/domain/notices';
import { LANGUAGES } from '@punkt/locales/language';
import { serverTexts } from '@punkt/locales/server';
import { describe, expect, it } from 'vitest';
import { languageOf, wordsOf } from './words.ts';

const kinds = Object.keys(NOTICE_PARAMS) as NoticeKind[];
const END_OF_DAY = '2026-11-20T20:59:59.000Z';
const VALUES = { order: 4321, until: END_OF_DAY, amount: 5_000_000 } as const;
const SHOWN = { order: /4321/, until: /20\.11\.2026/, amount: /50\D?000\s₽/ } as const;

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

describe('a deadline', () => {
  const said = (until: string) =>
    wordsOf({ kind: 'orderRemark', params: { order: 1, until } }, 'ru', serverTexts).text;

  it('at the end of a day is that day in Moscow', () => {
    expect(said(END_OF_DAY)).toContain('до 20.11.2026.');
  });

  it('within a day names its hour', () => {
    expect(said('2026-11-20T21:30:00.000Z')).toContain('до 21.11.2026, 00:30 по Москве.');
  });
});

it('a person whose screen nobody sees is written to in the language of her country’s site', () => {
  expect([languageOf('RU'), languageOf('KZ'), languageOf('GE')]).toEqual(['ru', 'ru', 'ka']);
});
