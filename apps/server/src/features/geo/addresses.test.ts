import type { CallInput } from '@punkt/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, readableLog, type TestApp, testApp } from '../../../test/harness.ts';
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
const get = (path: string) =>
  app.http.inject({ url: path, headers: { authorization: `Bearer ${token}`, ...RUSSIAN } });

describe('address search', () => {
  it('leads from a town to a house, and says that it is made up', async () => {
    const town = await search({ kind: 'locality', query: 'Тула' });
    expect(town.body).toMatchObject({ sandbox: true, page: 1 });
    expect(town.body.data[0]).toMatchObject({ cityName: 'Тула', kind: 'locality', region: 'Тула' });
    const city_id = town.body.data[0]?.cityId ?? '';
    const streets = await search({ kind: 'street', query: 'лес', city_id, country: 'RU' });
    const street = streets.body.data[0]?.street ?? '';
    expect(street).toBe('Лесная улица');
    const houses = await search({ kind: 'house', query: '3', city_id, street });
    expect(houses.body.data[0]).toMatchObject({
      house: '3',
      fullAddress: 'Тула, Лесная улица, 3',
      country: 'RU',
    });
  });

  it('answers in the language of the caller, or the one asked for', async () => {
    const name = async (lang?: 'ka', headers?: Record<string, string>) =>
      (await search({ kind: 'locality', query: 'Тбилиси', lang }, { 'accept-language': 'ru', ...headers }))
        .body.data[0]?.cityName;
    expect(await name()).toBe('Тбилиси');
    expect(await name('ka')).toBe('თბილისი');
    expect(await name(undefined, { 'accept-language': 'en' })).toBe('Tbilisi');
  });

  it.each([
    ['kind=locality&query=ту', 'query', 'Минимум 3 символа'],
    ['kind=street&query=ле&city_id=480562', 'query', 'Минимум 3 символа'],
    ['kind=locality&query=%20%20%20%20', 'query', 'Поле обязательно'],
    ['kind=locality', 'query', 'Поле обязательно'],
    ['kind=planet&query=Mars', 'kind', 'Проверьте значение'],
    ['query=Тула', 'kind', 'Проверьте значение'],
    ['kind=locality&query=Тула&country=FR', 'country', 'Выберите страну из списка'],
    ['kind=locality&query=Тула&lang=de', 'lang', 'Проверьте значение'],
    [`kind=locality&query=${'x'.repeat(201)}`, 'query', 'Максимум 200 символов'],
  ])('refuses %s', async (query, path, message) => {
    const response = await get(`/api/v4/geo/search?${query.replace(/[^\x20-\x7e]+/g, encodeURIComponent)}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual({ path, message });
  });

  it('takes a house of one digit', async () => {
    expect((await search({ kind: 'house', query: '1' })).status).toBe(200);
  });

  it('says that the geocoder is down, in words and in the log, without what was looked for', async () => {
    const { log, text } = readableLog('warn');
    const down = await testApp({ log });
    const person = await newPerson(down);
    const answer = await down.call(
      'GET /api/v4/geo/search',
      { query: { kind: 'locality', query: '0000' } },
      { token: person.token, headers: RUSSIAN },
    );
    expect(answer.status).toBe(503);
    expect(answer.error).toMatchObject({
      code: 'geocoder_unavailable',
      message: expect.stringContaining('координаты'),
    });
    expect(text()).toContain('geocoder did not answer');
  });

  it('has a limit per person, which every question about an address counts for', async () => {
    const place = { latitude: 55.75, longitude: 37.61 };
    const address = { country: 'RU', city_name: 'Москва', street: 'Садовая улица', house: '1' } as const;
    const [busy, calm] = [await newPerson(app), await newPerson(app)];
    const find = async (who: { token: string }) =>
      (
        await app.call(
          'GET /api/v4/geo/search',
          { query: { kind: 'house', query: '1' } },
          { token: who.token },
        )
      ).status;
    const name = async (who: { token: string }) =>
      (await app.call('GET /api/v4/geo/reverse', { query: place }, { token: who.token })).status;
    const check = async (who: { token: string }) =>
      (
        await app.call(
          'POST /api/v4/check/address',
          { body: { lat_long: place, ...address } },
          { token: who.token },
        )
      ).status;
    for (const ask of [find, name, check])
      for (let count = 0; count < 40; count += 1) expect(await ask(busy)).toBe(200);
    for (const ask of [find, name, check]) expect([await ask(busy), await ask(calm)]).toEqual([429, 200]);
  });
});

describe('what stands at a place', () => {
  it('is a house, its street and its town', async () => {
    const { body } = await app.call(
      'GET /api/v4/geo/reverse',
      { query: MOSCOW },
      { token, headers: RUSSIAN },
    );
    expect(body.data.map(({ kind }) => kind)).toEqual(['house', 'street', 'locality']);
    expect(body).toMatchObject({ sandbox: true, data: [{ cityName: 'Москва' }, {}, {}] });
  });

  it('is nothing at sea', async () => {
    const { body } = await app.call('GET /api/v4/geo/reverse', { query: SEA }, { token });
    expect(body).toMatchObject({ data: [], total: 0 });
  });

  it.each([
    'latitude=91&longitude=0',
    'latitude=0&longitude=181',
    'latitude=x&longitude=0',
    'latitude=&longitude=37',
    'latitude=NaN&longitude=37',
    'latitude=Infinity&longitude=37',
    'longitude=37',
    '',
  ])('is not asked for with %j', async (query) => {
    for (const path of ['/api/v4/geo/reverse', '/api/v4/pickpoint/subsidy'])
      expect((await get(`${path}?${query}`)).statusCode).toBe(400);
  });
});

describe('an address', () => {
  const check = async (change: object = {}) => {
    const found = await search({ kind: 'house', query: '3', city_id: '480562', street: 'Лесная улица' });
    const { latitude = 0, longitude = 0 } = found.body.data[0] ?? {};
    const body = {
      lat_long: { latitude, longitude },
      country: 'RU' as const,
      city_id: '480562',
      city_name: 'Тула',
      street: 'Лесная улица',
      house: '3',
      region: 'Тула',
      ...change,
    };
    return app.call('POST /api/v4/check/address', { body }, { token, headers: RUSSIAN });
  };

  it('is right where it stands', async () => {
    const { body } = await check();
    expect(body).toMatchObject({
      ok: true,
      reasons: [],
      distanceMetres: 0,
      cell: expect.stringMatching(/^89/),
    });
    expect(['guaranteedIncome', 'single', 'none', 'grey']).toContain(body.zone);
    expect((await check({ city_id: '' })).body.ok).toBe(true);
  });

  it.each([
    [
      'another place',
      { lat_long: { latitude: 54.2, longitude: 37.64 } },
      'lat_long',
      'validation.address.far',
    ],
    ['the sea', { lat_long: SEA }, 'lat_long', 'validation.address.outside'],
    ['another town', { lat_long: MOSCOW }, 'city_id', 'validation.address.town'],
    ['another country', { country: 'GE' as const }, 'country', 'validation.address.country'],
    ['a street that is not there', { street: 'Лунная улица' }, 'street', 'validation.address.street'],
    ['a house that is not there', { house: '999' }, 'house', 'validation.address.house'],
  ])('is refused for %s', async (_name, change, path, code) => {
    const { status, body } = await check(change);
    expect(status).toBe(200);
    expect(body.ok).toBe(false);
    expect(body.reasons).toContainEqual({ path, code, message: expect.stringMatching(/^[А-Я][^{]+$/) });
  });

  it.each([
    ['no place', { lat_long: undefined }],
    ['half a place', { lat_long: { latitude: 5 } }],
    ['a place as text', { lat_long: '55.7,37.6' }],
    ['no house', { house: ' ' }],
    ['no street', { street: '' }],
    ['no town', { city_name: '' }],
    ['no country', { country: 'XX' }],
  ])('is not judged with %s', async (_name, change) => {
    expect((await check(change)).status).toBe(400);
  });

  it('can’t be judged while the geocoder is down', async () => {
    const { status, error } = await check({ house: '000' });
    expect([status, error.code]).toEqual([503, 'geocoder_unavailable']);
  });
});
