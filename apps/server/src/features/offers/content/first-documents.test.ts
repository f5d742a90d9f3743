import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { OFFER_KINDS } from '@punkt/domain/offer';
import { expect, test } from 'vitest';
import { hasText, sanitise } from '../../../platform/papers/sanitise.ts';
import { firstDocuments } from './first-documents.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const of = (code: (typeof COUNTRY_CODES)[number]) => {
  const { documents, language } = firstDocuments(code);
  return {
    language,
    offer: plain(documents.offer),
    application: plain(documents.application),
    tariffs: plain(documents.tariffs),
  };
};

test.each(COUNTRY_CODES)('%s has three clean documents that say they are samples', (code) => {
  const { documents } = firstDocuments(code);
  for (const kind of OFFER_KINDS) {
    expect(sanitise(documents[kind])).toBe(documents[kind]);
    expect(hasText(documents[kind])).toBe(true);
    expect(documents[kind]).toContain('не имеет юридической силы');
    expect(documents[kind]).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test('Russia names its fees, subsidy, income and fine', () => {
  const { offer, tariffs, application } = of('RU');
  for (const figure of [
    '50 000 ₽',
    '10 000 ₽',
    '3 000 000 ₽',
    '200 000 ₽',
    '150 000 ₽',
    '100 000 ₽',
    '500 метров',
  ])
    expect(offer).toContain(figure);
  expect(tariffs).toContain('1,5–2,4 %');
  for (const figure of ['от 30 м²', 'от 10 м²', 'не меньше 70 %', '90 дней', 'не короче 6 часов'])
    expect(application).toContain(figure);
});

test('what a country does not have is not written about', () => {
  expect(of('KZ').offer).not.toContain('Гарантийный взнос');
  expect(of('KZ').offer).not.toContain('₽');
  expect(of('AM').offer).toContain('180 000 ֏');
  expect(of('BY').application).toContain('GLN');
  expect(of('TM').offer).toContain('пока не началось');
});

test('Georgia signs in Georgian, with a Russian translation', () => {
  const { language, offer, tariffs } = of('GE');
  expect(language).toBe('ka');
  expect(offer).toMatch(/^<h1>ოფერტა/);
  expect(offer).toContain('<section lang="ru">');
  expect(offer).toContain('84 000 ₾');
  expect(tariffs).toMatch(/2\s800\s₾/);
});
