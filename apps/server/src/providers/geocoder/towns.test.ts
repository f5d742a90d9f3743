import { distanceMetres } from '@punkt/domain/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTowns } from './towns.ts';

const towns = loadTowns();

describe('the towns', () => {
  it('are all there, largest first, each once', () => {
    expect(towns.all.length).toBeGreaterThan(5_500);
    expect(new Set(towns.all.map(({ id }) => id)).size).toBe(towns.all.length);
    const people = towns.all.map(({ population }) => population);
    expect(people).toEqual([...people].sort((a, b) => b - a));
    expect(new Set(towns.all.map(({ country }) => country)).size).toBe(9);
  });

  it('have a name in every language, in its own letters', () => {
    for (const { names } of towns.all) {
      expect(names.en).not.toBe('');
      expect(names.ru).toMatch(/^[^a-z]*[а-яё][^a-z]*$/i);
      expect(names.ka).toMatch(/^[^a-z]*[ა-ჰ][^a-z]*$/i);
    }
  });

  it('know their region by its main town', () => {
    expect(towns.byId('498817')?.regions.ru).toBe('Санкт-Петербург');
    expect(towns.all.find(({ names }) => names.ru === 'Химки')?.regions.ru).toBe('Москва');
    expect(towns.byId('nobody')).toBeUndefined();
  });

  it('have two capitals', () => {
    expect(towns.all.filter(({ capital }) => capital).map(({ names }) => names.en)).toEqual([
      'Moscow',
      'Saint Petersburg',
    ]);
  });
});

describe('the town of a place', () => {
  it('is there in its middle', () => {
    // Two middles may share one place; that they are in no third town is what matters.
    for (const town of towns.all)
      expect(distanceMetres(towns.at(town) ?? { latitude: 0, longitude: 0 }, town)).toBeLessThan(1);
  });

  it.each([
    [55.7558, 37.6173, 'Москва'],
    [55.8892, 37.445, 'Химки'],
    [41.6938, 44.8015, 'Тбилиси'],
  ])('at %d, %d is %s', (latitude, longitude, name) => {
    expect(towns.at({ latitude, longitude })?.names.ru).toBe(name);
  });

  it.each([
    ['the sea', 43.5, 36],
    ['the taiga', 64.1, 95.3],
    ['another country', 48.8566, 2.3522],
    ['the pole', 90, 0],
    ['the other side', -33.9, 151.2],
  ])('is none in %s', (_name, latitude, longitude) => {
    expect(towns.at({ latitude, longitude })).toBeNull();
  });

  it('always reaches the place', () => {
    const near = fc.record({
      town: fc.constantFrom(...towns.all),
      north: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      east: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    });
    fc.assert(
      fc.property(near, ({ town, north, east }) => {
        const place = { latitude: town.latitude + north, longitude: town.longitude + east };
        const found = towns.at(place);
        const reached = towns.all.filter((one) => distanceMetres(one, place) <= one.radiusMetres);
        if (found) expect(reached).toContain(found);
        else expect(reached).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
