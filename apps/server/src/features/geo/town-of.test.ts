import { describe, expect, it } from 'vitest';
import { createSandboxGeocoder } from '../../providers/geocoder/sandbox.ts';
import { loadTowns } from '../../providers/geocoder/towns.ts';
import { tariffFor } from './tariffs.ts';
import { isElsewhere, townNear, townOf } from './town-of.ts';

const towns = loadTowns();
const geocoder = createSandboxGeocoder(towns);

const MOSCOW = { latitude: 55.7522, longitude: 37.6156 };
const AKADEMGORODOK = { latitude: 54.8436, longitude: 83.0932 };
const NORTHERN_TASHKENT = { latitude: 41.334, longitude: 69.28 };
const SEA = { latitude: 43.5, longitude: 36 };

/** Every street of the town, of each the houses that begin with one digit: whatever the search answers. */
async function housesOf(cityId: string) {
  const city = { id: cityId, name: '' };
  const search = (kind: 'street' | 'house', query: string, street?: string) =>
    geocoder.search({ kind, query, city, street, language: 'ru' });
  // Each name is typed from one of its letters.
  const found = await Promise.all([...'аеиоуя'].map((letter) => search('street', letter)));
  const streets = [...new Set(found.flat().map(({ street }) => street))];
  const houses = await Promise.all(
    streets.map((street, index) => search('house', String(1 + (index % 9)), street)),
  );
  return houses.flat();
}

describe('the tariff of an address', () => {
  it.each([
    ['Moscow', '524901'],
    ['Tashkent', '1512569'],
    ['Novosibirsk', '1496747'],
  ])('is that of its own town, at every house of the search in %s', async (_name, cityId) => {
    const houses = await housesOf(cityId);
    expect(houses.length).toBeGreaterThan(500);
    const strange = houses.filter(({ latitude, longitude, country, cityName, ...house }) => {
      const question = { latitude, longitude, country, cityName, cityId: house.cityId };
      return tariffFor(towns, { ...question, area: 50, typePoint: 'TYPE_POINT_8' })?.town.id !== cityId;
    });
    expect(strange).toEqual([]);
  });

  it('follows the name alone, in any of the three languages', () => {
    for (const cityName of ['Москва', 'მოსკოვი', 'moscow']) {
      const place = { latitude: 55.5987, longitude: 37.7466 };
      expect(townOf(towns, { ...place, cityName, country: 'RU' })?.id).toBe('524901');
    }
  });

  it('is that of the place where the named town is far away, unknown or in another country', () => {
    const at = (city: object) => townOf(towns, { ...MOSCOW, country: 'RU', ...city })?.names.ru;
    expect(at({ cityName: 'Владивосток' })).toBe('Москва');
    expect(at({ cityName: 'Нигде', cityId: '1' })).toBe('Москва');
    expect(at({ cityId: '611717' })).toBe('Москва');
  });
});

describe('the town of a bare place', () => {
  it.each([
    ['Akademgorodok', AKADEMGORODOK, 'Новосибирск'],
    ['the north of Tashkent', NORTHERN_TASHKENT, 'Ташкент'],
  ])('beyond every guess is the nearest that fits: %s', (_name, place, town) => {
    expect(towns.at(place)).toBeNull();
    expect(townNear(towns, place)?.names.ru).toBe(town);
  });

  it.each([
    ['the sea', SEA],
    ['the taiga', { latitude: 64.1, longitude: 95.3 }],
    ['Paris', { latitude: 48.8566, longitude: 2.3522 }],
  ])('is none in %s', (_name, place) => {
    expect(townNear(towns, place)).toBeNull();
  });
});

describe('an address elsewhere', () => {
  const doubt = (city: object, place = MOSCOW) => isElsewhere(towns, { ...place, country: 'RU', ...city });

  it('names one town and lies in another', () => {
    expect(doubt({ cityName: 'Владивосток' })).toBe(true);
    // The word is what people read.
    expect(doubt({ cityName: 'Владивосток', cityId: '524901' })).toBe(true);
    expect(doubt({ cityId: '2013348' })).toBe(true);
  });

  it('is not one in the outskirts, in a town of the same name, or in a village we do not know', () => {
    expect(doubt({ cityName: 'Новосибирск' }, AKADEMGORODOK)).toBe(false);
    const twins = towns.all.filter(({ names, country }) => country === 'RU' && names.ru === 'Октябрьский');
    expect(twins.length).toBeGreaterThan(1);
    for (const twin of twins) expect(doubt({ cityName: 'октябрьский' }, twin)).toBe(false);
    expect(doubt({ cityName: 'Верхние Мхи', cityId: '1' })).toBe(false);
    expect(doubt({})).toBe(false);
  });
});
