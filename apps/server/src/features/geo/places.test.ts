import { PLACE_TERMS } from '@punkt/domain/places';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, type TestApp, testApp } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { placesOf, reservationsOf, TULA } from './testing/stage.ts';

const cleanUp = afterFile();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
});

const MOSCOW = { latitude: 55.7522, longitude: 37.6156 };
const RUSSIAN = { 'accept-language': 'ru' };
const find = async (query: string) =>
  (await app.call('GET /api/v4/geo/find', { query: { query } }, { headers: RUSSIAN })).body.data.map(
    ({ fullAddress }) => fullAddress,
  );
const look = async (place: { latitude: number; longitude: number }) =>
  (await app.call('GET /api/v4/geo/place', { query: place }, { headers: RUSSIAN })).body;
const one = (kind: string, around = TULA) => {
  const [place] = placesOf(kind, 1, around);
  if (!place) throw new Error(`no ${kind} place`);
  return place;
};

describe('a line of text', () => {
  it('finds a town, the largest first, also as it is begun', async () => {
    expect((await find('Тула'))[0]).toBe('Тула');
    expect((await find('Нижний Н'))[0]).toBe('Нижний Новгород');
  });

  it('finds a street and a house of the town before the comma', async () => {
    expect((await find('Тула, Садовая')).every((line) => line.startsWith('Тула, '))).toBe(true);
    const [house] = await find('Москва, 5-я Садовая улица 3');
    expect(house).toBe('Москва, 5-я Садовая улица, 3');
    expect((await find('Москва, 5-я Садовая ул., д. 3'))[0]).toBe(house);
  });

  it('finds the town where the street is none, and nothing where the town is none', async () => {
    expect(await find('Тула, Ыыыыы')).toEqual(['Тула']);
    expect(await find('Ыыыыы, Садовая')).toEqual([]);
    expect(await find(', ,')).toEqual([]);
  });

  it('must be two characters long', async () => {
    const { status, error } = await app.call('GET /api/v4/geo/find', { query: { query: ' т ' } });
    expect([status, error.code]).toEqual([400, 'validation_failed']);
  });
});

describe('a place', () => {
  it('is told with its address, zone, support and tariff, to anybody', async () => {
    const place = await look(one('guaranteedIncome'));
    expect(place).toMatchObject({ country: 'RU', zone: 'guaranteedIncome', state: 'free', free: null });
    expect(place.fullAddress).toMatch(/^Тула, .+улица, \d+$/);
    expect(place.subsidies).toMatchObject([
      { subsidyType: 'guaranteedIncome', subsidy: 15_000_000, months: 3, currency: 'RUB' },
      { subsidyType: 'single', turnover: 300_000_000 },
    ]);
    expect(place.tariffs).toEqual([{ typePoint: 'TYPE_POINT_8', area: 30, percent: 3.2 }]);
  });

  it('that is closed names the nearest free one instead of support', async () => {
    const closed = one('grey', MOSCOW);
    const { state, zone, subsidies, free } = await look(closed);
    expect({ state, zone, subsidies }).toEqual({ state: 'closed', zone: 'grey', subsidies: [] });
    if (!free) throw new Error('no free place');
    expect(free.fullAddress).toContain('Москва');
    expect(await look(free)).toMatchObject({ state: 'free', zone: free.zone });
  });

  it('that an application holds is taken before it is paid for', async () => {
    const place = one('single');
    const hold = { orderId: 9_001, ...place };
    await transaction(app.db, (tx) => reservationsOf(app).reserve(tx, hold));
    const { state, zone, free } = await look(place);
    expect({ state, zone }).toEqual({ state: 'taken', zone: 'single' });
    expect(free && (await look(free)).state).toBe('free');
    await transaction(app.db, (tx) => reservationsOf(app).release(tx, 9_001));
    expect((await look(place)).state).toBe('free');
  });

  it('without a house near it is told by its town', async () => {
    const bare = { latitude: TULA.latitude + 0.09, longitude: TULA.longitude };
    const { fullAddress, country, tariffs } = await look(bare);
    expect(fullAddress).toMatch(/^[А-Яа-яё -]+$/);
    expect([country, tariffs.length > 0]).toEqual(['RU', true]);
    const georgian = await app.call('GET /api/v4/geo/place', { query: { ...bare, lang: 'ka' } });
    expect(georgian.body.fullAddress).toMatch(/^[ა-ჰ -]+$/);
  });

  it.each([
    ['at sea', { latitude: 43.5, longitude: 36 }, null],
    ['in a country where no points are opened', { latitude: 38.5358, longitude: 68.7791 }, 'TJ'],
  ])('%s is outside', async (_name, place, country) => {
    expect(await look(place)).toMatchObject({ state: 'outside', country, tariffs: [], free: null });
  });

  it.each([
    ['by its name', '/api/v4/geo/find?query=xx', 7],
    ['on the map', '/api/v4/geo/place?latitude=55.75&longitude=37.62', 8],
  ])('is not asked about %s without end from one network', async (_, url, network) => {
    const ask = (host: number) => app.http.inject({ url, remoteAddress: `2001:db8:7:${network}::${host}` });
    for (let count = 0; count < PLACE_TERMS.perMinute; count += 1)
      expect((await ask(count)).statusCode).toBe(200);
    const refused = await ask(PLACE_TERMS.perMinute);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().data.retry_after).toBeGreaterThan(0);
  });
});
