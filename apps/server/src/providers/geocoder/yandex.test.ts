import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attemptFor } from '../../../test/waiting.ts';
import type { AddressQuestion } from './port.ts';
import { createYandexGeocoder } from './yandex.ts';

/** A geocoder of our own on a real socket: the n-th request gets the n-th answer, the last one for ever. */
async function standIn(...answers: Array<(response: ServerResponse) => void>) {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geocoder').searchParams);
    answers[Math.min(asked.length, answers.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/1.x/`;
  const attemptMs = attemptFor(answers, hang);
  return { asked, geocoder: createYandexGeocoder({ url, key: 'secret-key', attemptMs }) };
}

const json = (data: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(data));
};
const status = (code: number) => (response: ServerResponse) => {
  response.statusCode = code;
  response.end('{"message":"Тверская is secret"}');
};
const hang = () => undefined;

type Component = readonly [kind: string, name: string];
const member = (kind: string, pos: string, components: readonly Component[], country_code = 'RU') => ({
  GeoObject: {
    metaDataProperty: {
      GeocoderMetaData: {
        kind,
        precision: 'exact',
        Address: { country_code, Components: components.map(([of, name]) => ({ kind: of, name })) },
      },
    },
    Point: { pos },
  },
});
const collection = (...members: unknown[]) =>
  json({ response: { GeoObjectCollection: { metaDataProperty: {}, featureMember: members } } });

const TOWN: readonly Component[] = [
  ['country', 'Россия'],
  ['province', 'Центральный федеральный округ'],
  ['province', 'Тульская область'],
  ['area', 'городской округ Тула'],
  ['locality', 'Тула'],
];
const STREET: readonly Component[] = [...TOWN, ['street', 'улица Металлистов']];
const HOUSE: readonly Component[] = [...STREET, ['house', '7']];

const town = member('locality', '37.617348 54.193122', TOWN);
const street = member('street', '37.61 54.19', STREET);
const house = member('house', '37.6125 54.1944', HOUSE);

const question = (kind: AddressQuestion['kind'], query: string): AddressQuestion => ({
  kind,
  query,
  city: { id: '480562', name: 'Тула' },
  street: 'улица Металлистов',
  language: 'ru',
});

describe('an address by its words', () => {
  it('is asked for with the key, and read', async () => {
    const { geocoder, asked } = await standIn(collection(house));
    expect(await geocoder.search(question('house', '7'))).toEqual([
      {
        kind: 'house',
        cityId: '',
        cityName: 'Тула',
        region: 'Тульская область',
        district: 'городской округ Тула',
        street: 'улица Металлистов',
        house: '7',
        fullAddress: 'городской округ Тула, Тула, улица Металлистов, 7',
        latitude: 54.1944,
        longitude: 37.6125,
        country: 'RU',
      },
    ]);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      apikey: 'secret-key',
      format: 'json',
      geocode: 'Тула, улица Металлистов, 7',
      lang: 'ru_RU',
      results: '100',
    });
  });

  it.each([
    ['locality', 'Тула', 'Тула'],
    ['street', 'Металл', 'Тула, Металл'],
    ['house', '7', 'Тула, улица Металлистов, 7'],
  ] as const)('of a %s is written as on an envelope', async (kind, query, words) => {
    const { geocoder, asked } = await standIn(collection());
    expect(await geocoder.search(question(kind, query))).toEqual([]);
    expect(asked[0]?.get('geocode')).toBe(words);
  });

  it.each(['locality', 'street', 'house'] as const)('is sifted by kind: %s', async (kind) => {
    const metro = member('metro', '37.6 54.1', HOUSE);
    const { geocoder } = await standIn(collection(town, street, house, metro));
    expect((await geocoder.search(question(kind, 'x'))).map((one) => one.kind)).toEqual([kind]);
  });

  it('is sifted by country, and by the countries we know', async () => {
    const kazakh = member('locality', '71.4 51.1', [['locality', 'Тула']], 'KZ');
    const turkish = member('locality', '28.9 41', [['locality', 'Тула']], 'TR');
    const { geocoder } = await standIn(collection(town, kazakh, turkish));
    const found = await geocoder.search(question('locality', 'Тула'));
    expect(found.map(({ country }) => country)).toEqual(['RU', 'KZ']);
    const russian = await geocoder.search({ ...question('locality', 'Тула'), country: 'RU' });
    expect(russian.map(({ country }) => country)).toEqual(['RU']);
  });

  it('has a city that is a region of its own', async () => {
    const capital = member('locality', '37.6 55.7', [
      ['country', 'Россия'],
      ['province', 'Москва'],
    ]);
    const { geocoder } = await standIn(collection(capital));
    expect(await geocoder.search(question('locality', 'Москва'))).toMatchObject([{ cityName: 'Москва' }]);
  });

  it('speaks no Georgian, so English it is', async () => {
    const { geocoder, asked } = await standIn(collection());
    await geocoder.search({ ...question('locality', 'Tbilisi'), language: 'ka' });
    expect(asked[0]?.get('lang')).toBe('en_US');
  });

  it.each(['', '37.6', 'a b', '37.6 95', '1 2 3', '200 55'])(
    'is left out with a place of %j',
    async (pos) => {
      const { geocoder } = await standIn(collection(member('locality', pos, TOWN), town));
      expect(await geocoder.search(question('locality', 'Тула'))).toHaveLength(1);
    },
  );

  it('is left out where its own shape is odd, and the others stay', async () => {
    const { geocoder } = await standIn(
      collection({ GeoObject: { Point: 'nowhere' } }, { GeoObject: null }, town),
    );
    expect(await geocoder.search(question('locality', 'Тула'))).toHaveLength(1);
  });
});

describe('an address by its place', () => {
  it('is asked for with the longitude first, and answered house, street, town', async () => {
    const { geocoder, asked } = await standIn(collection(town, street, house));
    const found = await geocoder.reverse({ latitude: 54.19, longitude: 37.61 }, 'en');
    expect(found.map(({ kind }) => kind)).toEqual(['house', 'street', 'locality']);
    expect(asked[0]?.get('geocode')).toBe('37.61,54.19');
    expect(asked[0]?.get('lang')).toBe('en_US');
  });
});

describe('a geocoder in trouble', () => {
  const search = question('locality', 'Тверская');

  it.each([
    ['its own failure', status(500)],
    ['too many requests', status(429)],
    ['silence', hang],
    ['a cut line', (response: ServerResponse) => void response.destroy()],
  ])('is asked again after %s', async (_name, trouble) => {
    const { geocoder, asked } = await standIn(trouble, collection(town));
    expect(await geocoder.search(search)).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['garbage', (response: ServerResponse) => void response.end('<html>Тверская')],
    ['another shape', json({ response: 'Тверская' })],
    ['a list that is none', json({ response: { GeoObjectCollection: { featureMember: {} } } })],
    ['too much', json({ filler: 'x'.repeat(2_200_000) })],
    ['a failure', status(503)],
    ['a refused key', status(403)],
    ['silence', hang],
  ])('throws on %s, and quotes nothing of it', async (_name, trouble) => {
    const { geocoder } = await standIn(trouble);
    const error = await geocoder.search(search).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/Тверская|secret/);
  });

  it('does not repeat what is final', async () => {
    const { geocoder, asked } = await standIn(status(403));
    await expect(geocoder.search(search)).rejects.toThrow('403');
    expect(asked).toHaveLength(1);
  });

  it('is left alone after five failures in a row', async () => {
    const { geocoder, asked } = await standIn(status(500));
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(geocoder.search(search)).rejects.toThrow();
    expect(asked).toHaveLength(5);
  });
});
