import { expect, test } from 'vitest';
import { changesPath, isOfferKind, offerPath, signatureDue } from './offer.ts';

test('a signature is due if any signed version is below the last', () => {
  expect(signatureDue([])).toBe(false);
  expect(signatureDue([{ signedVersion: 2, lastVersion: 2 }])).toBe(false);
  expect(signatureDue([{ signedVersion: 0, lastVersion: 1 }])).toBe(true);
  expect(
    signatureDue([
      { signedVersion: 2, lastVersion: 2 },
      { signedVersion: 1, lastVersion: 3 },
    ]),
  ).toBe(true);
});

test('changes are shown to whoever signed an earlier version', () => {
  expect(changesPath('RU', { signedVersion: 0, lastVersion: 2 })).toBeNull();
  expect(changesPath('RU', { signedVersion: 2, lastVersion: 2 })).toBeNull();
  expect(changesPath('GE', { signedVersion: 1, lastVersion: 3 })).toBe('/offers/GE/changes?from=1&to=3');
});

test('documents have three kinds', () => {
  expect(offerPath('KZ', 4, 'tariffs')).toBe('/offers/KZ/4/tariffs');
  expect(isOfferKind('application')).toBe(true);
  expect(isOfferKind('../etc')).toBe(false);
});
