import { expect, test } from 'vitest';
import { type Offer, pagesOf } from './offers-api.ts';

const offer = (countryCode: Offer['countryCode'], changes: string | null): Offer => ({
  countryCode,
  offer: '/o',
  application: '/a',
  tariffs: '/t',
  signedVersion: changes ? 1 : 0,
  lastVersion: 2,
  changes,
});

test('a first signature reads three documents', () => {
  expect(pagesOf([offer('RU', null)]).map(({ kind }) => kind)).toEqual(['offer', 'application', 'tariffs']);
});

test('whoever signed before sees first what changed', () => {
  const pages = pagesOf([offer('RU', '/c'), offer('KZ', '/c')]);
  expect(pages.map(({ kind, country }) => `${country} ${kind}`)).toEqual([
    'RU changes',
    'RU offer',
    'RU application',
    'RU tariffs',
    'KZ changes',
    'KZ offer',
    'KZ application',
    'KZ tariffs',
  ]);
});
