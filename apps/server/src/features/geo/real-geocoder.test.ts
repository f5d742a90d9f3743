import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newPerson } from '../../../test/people.ts';

const RUSSIAN = { 'accept-language': 'ru' };

const member = (name: string, pos: string) => ({
  GeoObject: {
    metaDataProperty: {
      GeocoderMetaData: {
        kind: 'locality',
        Address: { country_code: 'RU', Components: [{ kind: 'locality', name }] },
      },
    },
    Point: { pos },
  },
});
const collection = (...featureMember: unknown[]) =>
  JSON.stringify({ response: { GeoObjectCollection: { featureMember } } });

/** The whole product with a geocoder of our own on a real socket. */
async function withGeocoder(status: number, body: string) {
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const environment = {
    YANDEX_GEOCODER_KEY: 'key-of-a-test',
    YANDEX_GEOCODER_URL: `http://127.0.0.1:${port}/1.x/`,
  };
  const app = await testApp({ environment });
  const { token } = await newPerson(app);
  const search = () =>
    app.call(
      'GET /api/v4/geo/search',
      { query: { kind: 'locality', query: 'Тула' } },
      { token, headers: RUSSIAN },
    );
  return { app, token, search };
}

describe('a real geocoder', () => {
  it('gets our ids for the towns we know, and no others', async () => {
    const { search } = await withGeocoder(
      200,
      collection(
        member('Тула', '37.617348 54.193122'),
        member('Деревня Тула', '37.62 54.2'),
        member('Тула', '60.1 60.2'),
      ),
    );
    const { body } = await search();
    expect(body.sandbox).toBe(false);
    expect(body.data.map(({ cityName, cityId }) => [cityName, cityId])).toEqual([
      ['Тула', '480562'],
      ['Деревня Тула', ''],
      ['Тула', ''],
    ]);
  });

  it('that is down keeps nobody from a tariff, a zone or a map', async () => {
    const { app, token, search } = await withGeocoder(500, 'Тула');
    const { status, error } = await search();
    expect([status, error.code]).toEqual([503, 'geocoder_unavailable']);
    const place = { latitude: 54.19609, longitude: 37.61822 };
    const tariff = { ...place, area: 50, type_point: 'TYPE_POINT_8' } as const;
    expect((await app.call('POST /api/v4/tariff_2', { body: tariff }, { token })).status).toBe(200);
    expect((await app.call('GET /api/v4/pickpoint/subsidy', { query: place }, { token })).status).toBe(200);
    expect((await app.call('GET /api/v4/geo/map', { query: {} })).body.attribution).toContain('GeoNames');
  });
});
