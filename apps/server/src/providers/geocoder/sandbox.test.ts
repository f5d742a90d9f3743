import { distanceMetres } from '@punkt/domain/geo';
import { LANGUAGES } from '@punkt/domain/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressQuestion, FoundAddress } from './port.ts';
import { createSandboxGeocoder } from './sandbox.ts';
import { housePlace, streetsOf } from './street-grid.ts';
import { loadTowns } from './towns.ts';

const towns = loadTowns();
const geocoder = createSandboxGeocoder(towns);
const find = (question: Omit<AddressQuestion, 'language'> & Partial<AddressQuestion>) =>
  geocoder.search({ language: 'ru', ...question });
const names = (found: readonly FoundAddress[]) => found.map(({ cityName }) => cityName);

const MOSCOW = { id: '524901', name: 'Москва' };

describe('towns', () => {
  it.each([
    ['моск', 'ru', 'Москва'],
    ['МОСКВА', 'ru', 'Москва'],
    ['mosc', 'en', 'Moscow'],
    ['თბილ', 'ka', 'თბილისი'],
    ['tbil', 'ru', 'Тбилиси'],
    ['тбил', 'ka', 'თბილისი'],
    ['орел', 'ru', 'Орёл'],
    ['орёл', 'ru', 'Орёл'],
    ['нижний нов', 'ru', 'Нижний Новгород'],
    ['петербург', 'ru', 'Санкт-Петербург'],
  ] as const)('are found by «%s» in %s: %s first', async (query, language, name) => {
    expect(names(await find({ kind: 'locality', query, language }))[0]).toBe(name);
  });

  it('that begin so come before those that hold it, the larger first', async () => {
    const found = names(await find({ kind: 'locality', query: 'моск' }));
    expect(found[0]).toBe('Москва');
    expect(found.indexOf('Московский')).toBeLessThan(found.indexOf('Новомосковск'));
    const people = (await find({ kind: 'locality', query: 'ново' }))
      .filter(({ cityName }) => cityName.startsWith('Ново'))
      .map(({ cityId }) => towns.byId(cityId)?.population ?? 0);
    expect(people.length).toBeGreaterThan(20);
    expect(people).toEqual([...people].sort((a, b) => b - a));
  });

  it('may be asked for by country, and are a hundred at most', async () => {
    const georgian = await find({ kind: 'locality', query: 'ахал', country: 'GE' });
    expect(new Set(georgian.map(({ country }) => country))).toEqual(new Set(['GE']));
    expect(await find({ kind: 'locality', query: 'моск', country: 'GE' })).toEqual([]);
    expect(await find({ kind: 'locality', query: 'ово' })).toHaveLength(100);
  });

  it.each(['zzzzzz', '((((', '.*', '\\', '😀😀😀', '   '])('are not found by %j', async (query) => {
    expect((await find({ kind: 'locality', query })).length).toBeLessThanOrEqual(100);
  });
});

describe('streets', () => {
  it('belong to a town, and to it alone', async () => {
    const [street] = await find({ kind: 'street', query: 'садовая', city: MOSCOW });
    expect(street).toMatchObject({
      kind: 'street',
      cityId: '524901',
      cityName: 'Москва',
      street: 'Садовая улица',
      house: '',
      fullAddress: 'Москва, Садовая улица',
      country: 'RU',
    });
    expect(await find({ kind: 'street', query: 'садовая' })).toEqual([]);
    expect(await find({ kind: 'street', query: 'садовая', city: { id: '0', name: 'Нигде' } })).toEqual([]);
  });

  it.each(['улица Садовая', 'ул. садовая', 'Garden Street', 'ბაღის ქუჩა', 'САДОВ'])(
    'are found as «%s»',
    async (query) => {
      const found = await find({ kind: 'street', query, city: MOSCOW });
      expect(found[0]?.street).toBe('Садовая улица');
    },
  );

  it('are found in a town known by its name only', async () => {
    const found = await find({
      kind: 'street',
      query: 'лесная',
      city: { id: '', name: 'тула' },
      country: 'RU',
    });
    expect(found[0]).toMatchObject({ cityName: 'Тула', cityId: '480562' });
  });

  it('are more in a larger town, each name once', () => {
    const counts = towns.all.map((town) => streetsOf(town).length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(6);
    for (const town of towns.all.filter((_, index) => index % 97 === 0))
      for (const language of LANGUAGES) {
        const all = streetsOf(town).map((street) => street.names[language]);
        expect(new Set(all).size).toBe(all.length);
      }
  });
});

describe('houses', () => {
  const houses = (query: string, street = 'Садовая улица') =>
    find({ kind: 'house', query, city: MOSCOW, street });

  it('are found as their number is typed', async () => {
    const found = await houses('12');
    expect(found[0]).toMatchObject({ kind: 'house', house: '12', fullAddress: 'Москва, Садовая улица, 12' });
    expect(found.every(({ house }) => house.startsWith('12'))).toBe(true);
  });

  it.each(['0', '12a', '-1', '9999', 'один', ''])('are not found as %j', async (query) => {
    expect(await houses(query)).toEqual([]);
  });

  it('need their street', async () => {
    expect(await houses('1', 'Несуществующая улица')).toEqual([]);
    expect(await find({ kind: 'house', query: '1', city: MOSCOW })).toEqual([]);
  });
});

const anyHouse = fc
  .record({ town: fc.constantFrom(...towns.all), street: fc.nat(), house: fc.nat() })
  .map(({ town, street: which, house }) => {
    const streets = streetsOf(town);
    const street = streets[which % streets.length] ?? streets[0];
    if (!street) throw new Error('a town without streets');
    return { town, street, house: 1 + (house % street.houses) };
  });

describe('the way back', () => {
  it('from a house leads to that very place', async () => {
    await fc.assert(
      fc.asyncProperty(anyHouse, async ({ town, street, house }) => {
        const place = housePlace(town, street, house);
        const [found, ...wider] = await geocoder.reverse(place, 'en');
        expect(found && wider.map(({ kind }) => kind)).toEqual(['street', 'locality']);
        // A neighbouring town may reach there too; its nearest house is then a block away at most.
        const isOwn = found?.cityId === town.id;
        expect(distanceMetres(place, found ?? place)).toBeLessThan(isOwn ? 1 : 600);
      }),
      { numRuns: 200 },
    );
  });

  it('from what a search has found leads close to it', async () => {
    await fc.assert(
      fc.asyncProperty(anyHouse, async ({ town, street, house }) => {
        const question = {
          kind: 'house',
          query: String(house),
          street: street.names.ka,
          city: { id: town.id, name: '' },
        } as const;
        const found = await find(question);
        const meant = found.find((one) => one.house === String(house));
        expect(meant).toBeDefined();
        const [back] = await geocoder.reverse(meant ?? { latitude: 0, longitude: 0 }, 'ru');
        expect(
          distanceMetres(meant ?? { latitude: 0, longitude: 0 }, back ?? { latitude: 0, longitude: 0 }),
        ).toBeLessThan(600);
      }),
      { numRuns: 100 },
    );
  });

  it('from nowhere leads nowhere', async () => {
    expect(await geocoder.reverse({ latitude: 43.5, longitude: 36 }, 'ru')).toEqual([]);
  });
});

it('never changes: an address that was sent in an application must be found again', async () => {
  const [house] = await find({ kind: 'house', query: '7', city: MOSCOW, street: 'Садовая улица' });
  expect(house).toMatchObject({ latitude: 55.614731, longitude: 37.435351 });
});

it('plays an outage when asked for zeros', async () => {
  await expect(find({ kind: 'locality', query: '000' })).rejects.toThrow('outage');
});
