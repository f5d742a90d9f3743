import { randomUUID } from 'node:crypto';
import type { CallInput } from '@punkt/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, type TestApp, testApp } from '../../../test/harness.ts';
import { newPerson } from '../../../test/people.ts';

const cleanUp = afterFile();
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  ({ token } = await newPerson(app));
});

const MOSCOW = { latitude: 55.7522, longitude: 37.6156 };
const SEA = { latitude: 43.5, longitude: 36 };
const RUSSIAN = { 'accept-language': 'ru' };

const search = (query: CallInput<'GET /api/v4/geo/search'>['query'], headers = RUSSIAN) =>
  app.call('GET /api/v4/geo/search', { query }, { token, headers });
describe('the tariff', () => {
  const tariff = (body: object, headers = RUSSIAN) =>
    app.call(
      'POST /api/v4/tariff_2',
      { body: { ...MOSCOW, area: 50, type_point: 'TYPE_POINT_8', ...body } },
      { token, headers },
    );

  it('is a share of the turnover, explained line by line', async () => {
    const { body } = await tariff({});
    expect(body).toMatchObject({ percent: 3.2, typePoint: 'TYPE_POINT_8', country: 'RU', cityId: '524901' });
    const lines = body.tariffDescription.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(lines).toEqual([
      'Вознаграждение — 3,2 % от оборота пункта',
      'Ставка для населённого пункта Москва: 10 381 222 жителя',
      'Площадь 50 м²',
      'Гарантийный взнос — 50 000 ₽',
    ]);
  });

  it('names no fee where there is none', async () => {
    const { body } = await tariff({ latitude: 41.6938, longitude: 44.8015 }, { 'accept-language': 'ka' });
    expect(body.tariffDescription.map(({ code }) => code)).toEqual(['percent', 'town', 'area']);
    expect(body.cityName).toBe('თბილისი');
  });

  it.each([
    ['the simplified type in a city', { type_point: 'TYPE_POINT_28' }],
    ['a place at sea', SEA],
    ['a country where no points are opened', { latitude: 38.5358, longitude: 68.7791 }],
  ])('can’t be calculated for %s', async (_name, change) => {
    const { status, error } = await tariff(change);
    expect([status, error.code]).toEqual([400, 'tariff_unavailable']);
    expect(error.message).toContain('тариф');
  });

  it('is that of the town an address names; a bare place beyond every town’s reach takes the nearest', async () => {
    const streets = { kind: 'house', query: '3', country: 'RU', city_id: '524901' } as const;
    const { body } = await search({ ...streets, street: '5-я Садовая улица' });
    const house = body.data.find((one) => one.house === '3');
    if (!house) throw new Error('no such house');
    const { latitude, longitude, country, cityId, cityName } = house;
    const named = { latitude, longitude, country, city_id: cityId, city_name: cityName };
    expect((await tariff(named)).body).toMatchObject({ cityName: 'Москва', percent: 3.2 });
    expect((await tariff({ ...named, city_id: '' })).body.cityId).toBe('524901');
    const tashkent = await tariff({ latitude: 41.334, longitude: 69.28 });
    expect(tashkent.body.cityName).toBe('Ташкент');
  });

  it('of the simplified type is there in a small town', async () => {
    const small = await search({ kind: 'locality', query: 'Угловка', country: 'RU' });
    const { latitude, longitude } = small.body.data[0] ?? SEA;
    const { body } = await tariff({ latitude, longitude, area: 30, type_point: 'TYPE_POINT_28' });
    expect(body.percent).toBe(1.7);
  });

  it.each([
    { area: 0 },
    { area: -5 },
    { area: '50' },
    { area: 1e9 },
    { type_point: 'TYPE_POINT_9' },
    { latitude: 95 },
    { longitude: null },
  ])('is not calculated for %j', async (change) => {
    expect((await tariff(change)).error.code).toBe('validation_failed');
  });
});

describe('the support of a place', () => {
  const subsidy = (query: object) =>
    app.call('GET /api/v4/pickpoint/subsidy', { query: { ...MOSCOW, ...query } }, { token });

  it('depends on its zone', async () => {
    const { body } = await subsidy({});
    const { zone, subsidies } = body.subsidy_info;
    const expected = {
      guaranteedIncome: ['guaranteedIncome', 'single'],
      single: ['single'],
      none: [],
      grey: [],
    };
    expect(subsidies.map(({ subsidyType }) => subsidyType)).toEqual(expected[zone]);
  });

  it('is none for simplified points, and at sea', async () => {
    expect((await subsidy({ tariff: 'TYPE_POINT_28' })).body.subsidy_info.subsidies).toEqual([]);
    expect((await subsidy(SEA)).body.subsidy_info).toMatchObject({
      zone: 'none',
      subsidies: [],
      taken: false,
    });
  });

  it('is not looked up for a type that is none', async () => {
    expect((await subsidy({ tariff: randomUUID() })).status).toBe(400);
  });
});

it('tells a map where its tiles are, and whose data they show', async () => {
  const { body } = await app.call('GET /api/v4/geo/map', { query: {} });
  expect(body).toMatchObject({ tiles: '/api/v4/geo/tiles/{layer}/{z}/{x}/{y}', sandbox: true });
  expect(body.attribution).toContain('GeoNames, CC BY 4.0');
  expect(body.layers).toContainEqual({ name: 'zones', minzoom: 8, maxzoom: 14 });
});
