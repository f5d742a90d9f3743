import { expect, test } from 'vitest';
import { tie, tieEndings, tieHtml } from './typeset.ts';

const shown = (text: string) => tie(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

test.each([
  ["'Отклоним — вернём'", "'Отклоним_— вернём'"],
  ["'за 30 дней'", "'за 30_дней'"],
  ["'за {{days}} дней'", "'за {{days}}_дней'"],
  ["'не меньше 70 % площади, {{sum}} ₽'", "'не меньше 70_% площади, {{sum}}_₽'"],
  // As wide as a column of a phone by itself.
  ["'{{people}} მცხოვრებამდე'", "'{{people}} მცხოვრებამდე'"],
  ["'прямо и с цифрами'", "'прямо и_с_цифрами'"],
  ["'В посёлке'", "'В_посёлке'"],
  ["'до 25-го дня'", "'до 25-+го дня'"],
  ["'ბრუნვა {{turnover}}-ს რომ'", "'ბრუნვა {{turnover}}-+ს რომ'"],
  ["'Show all questions'", "'Show all questions'"],
  ["'№ 152-ФЗ, QR-код'", "'№ 152-ФЗ, QR-код'"],
])('%s', (text, tied) => {
  expect(shown(text)).toBe(tied);
});

test('of a text behind the log-in only the endings of numbers are tied', () => {
  expect(tieEndings("'{{date}}-მდე, 2-დან 10 მ-მდე — 70 %-ზე'")).toBe(
    "'{{date}}-\u2060მდე, 2-\u2060დან 10 მ-მდე — 70 %-\u2060ზე'",
  );
});

test('a dictionary stays a dictionary', () => {
  const code =
    "/** 404 pages — и тут. */\nexport const site = { 'a.b': 'В 3 шага', one: '{{count}} день' } as const;";
  expect(shown(code)).toBe(
    "/** 404_pages_— и_тут. */\nexport const site = { 'a.b': 'В_3_шага', one: '{{count}}_день' } as const;",
  );
});

test('of HTML ties the words, and never the tags', () => {
  expect(tieHtml('<p title="5 дней">За 5 дней — <a href="/a 1 b">да</a></p>')).toBe(
    '<p title="5 дней">За 5\u00a0дней\u00a0— <a href="/a 1 b">да</a></p>',
  );
});
