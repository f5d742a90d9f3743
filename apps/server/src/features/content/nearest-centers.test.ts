import { describe, expect, it } from 'vitest';
import { afterFile, testApp } from '../../../test/harness.ts';
import { loadTowns } from '../../providers/geocoder/towns.ts';
import { sortingCenters } from './first/sorting-centers.ts';
import { nearestCenters, placeByName } from './nearest-centers.ts';

const shared = testApp({ cleanUp: afterFile() });
const KHIMKI = { latitude: 55.897, longitude: 37.43 };
const ask = async (query: Record<string, unknown>) => {
  const app = await shared;
  return app.call('GET /api/v4/centers/nearest', { query: query as never });
};

describe('the nearest sorting centres', () => {
  it('are three, the nearest first, with their addresses', async () => {
    const { status, body } = await ask({ ...KHIMKI, language: 'ru' });
    expect(status).toBe(200);
    expect(body.data.map(({ city }) => city)).toEqual(['Москва', 'Подольск', 'Электросталь']);
    expect(body.data[0]).toMatchObject({ workTime: 'Круглосуточно', kilometres: 20 });
    expect(body.data[0]?.address).toContain('Складская');
  });

  it('are told in the language that was asked for', async () => {
    const { body } = await ask({ ...KHIMKI, language: 'ka' });
    expect(body.data).toHaveLength(3);
    expect(body.data[0]?.city).toMatch(/^[\u10A0-\u10FF]/);
    expect(body.data[0]?.kilometres).toBe(20);
  });

  it('need a place on the globe', async () => {
    expect((await ask({ latitude: 91, longitude: 0 })).status).toBe(400);
    expect((await ask({ latitude: 55 })).status).toBe(400);
  });

  it('every town of the first content is known', () => {
    const placeOf = placeByName(loadTowns());
    expect(sortingCenters.filter(({ city }) => !placeOf(city)).map(({ city }) => city)).toEqual([]);
  });

  it('leave out a town that nobody knows', () => {
    const [center] = sortingCenters;
    if (!center) throw new Error('no centres');
    expect(nearestCenters([{ ...center, city: 'Тридевятое' }], placeByName(loadTowns()), KHIMKI)).toEqual([]);
  });
});
