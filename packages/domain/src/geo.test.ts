import { describe, expect, test } from 'vitest';
import { distanceMetres, fullAddress } from './geo.ts';

describe('a full address', () => {
  test.each([
    [
      { district: 'Центральный', cityName: 'Тула', street: 'Садовая улица', house: '7' },
      'Центральный, Тула, Садовая улица, 7',
    ],
    [{ district: '', cityName: 'Тула', street: ' Садовая улица ', house: '' }, 'Тула, Садовая улица'],
    [{ district: ' ', cityName: '', street: '', house: '' }, ''],
  ])('skips what is empty: %j', (parts, text) => {
    expect(fullAddress(parts)).toBe(text);
  });
});

describe('the way between two places', () => {
  const moscow = { latitude: 55.7558, longitude: 37.6173 };
  const petersburg = { latitude: 59.9386, longitude: 30.3141 };

  test('is the great circle, both ways alike', () => {
    expect(Math.round(distanceMetres(moscow, petersburg) / 1000)).toBe(634);
    expect(distanceMetres(petersburg, moscow)).toBe(distanceMetres(moscow, petersburg));
    expect(distanceMetres(moscow, moscow)).toBe(0);
  });

  test('crosses the date line on the short side, and ends at the antipode', () => {
    const east = { latitude: 66, longitude: 179.99 };
    const west = { latitude: 66, longitude: -179.99 };
    expect(distanceMetres(east, west)).toBeLessThan(1_000);
    expect(distanceMetres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
      20_015_114,
      -2,
    );
  });

  test('tells 499 metres from 501', () => {
    const north = (metres: number) => ({ ...moscow, latitude: moscow.latitude + metres / 111_195 });
    expect(distanceMetres(moscow, north(499))).toBeCloseTo(499, 0);
    expect(distanceMetres(moscow, north(501))).toBeGreaterThan(500);
  });
});
