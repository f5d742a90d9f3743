import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { areaOf, type Bounds, cellOf, cellsOfArea, cellsWithin } from './cells.ts';
import { type DecodedTile, decodeTile } from './testing/decode.ts';
import { getTile, placesOf, reservationsOf, TULA, tileAt, ZONES } from './testing/stage.ts';
import { boundsOf, encodeTile, isWithin } from './tile-format.ts';
import { pointTile } from './tile-layers.ts';
import { writeZone } from './zone-store.ts';
import { areaKinds, kindsOf } from './zones.ts';

const cleanUp = afterFile();
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  other = await testApp({ cleanUp, databaseUrl: app.databaseUrl });
});

const BATUMI = { latitude: 41.65, longitude: 41.63 };
const OCEAN = { latitude: 0, longitude: -150 };
const kindOf = (tile: DecodedTile, cell: string) =>
  tile.zones?.find(({ properties }) => properties.cell === cell)?.properties.kind;

describe('a tile', () => {
  it('travels compressed to whom that suits, and plain to others', async () => {
    const plain = await getTile(app, 'towns', { z: 0, x: 0, y: 0 });
    expect(plain.headers).toMatchObject({
      'content-type': 'application/x-protobuf',
      vary: expect.stringContaining('accept-encoding'),
      'cache-control': 'public, max-age=86400',
    });
    const zipped = await getTile(app, 'towns', { z: 0, x: 0, y: 0 }, { 'accept-encoding': 'br, gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.raw)).toEqual(plain.raw);
    expect(zipped.headers.etag).toBe(plain.headers.etag);
  });

  it('from memory is the same answer as when it was drawn', async () => {
    const place = tileAt(TULA, 13);
    const ask = async () => {
      const { headers, status, raw } = await getTile(app, 'zones', place, { 'accept-encoding': 'gzip' });
      const { date: _, 'x-request-id': id, ...same } = headers;
      return { id, answer: { status, raw, headers: same } };
    };
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect([second.answer, third.answer]).toEqual([first.answer, first.answer]);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  });

  it('is not sent again to whom has it', async () => {
    const place = tileAt(TULA, 12);
    const { headers } = await getTile(app, 'zones', place);
    const again = await getTile(other, 'zones', place, { 'if-none-match': `"x", ${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.raw).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await getTile(app, 'zones', place, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('is asked for without a session', async () => {
    expect((await getTile(app, 'base', { z: 3, x: 4, y: 2 })).status).toBe(200);
  });

  it.each([
    'land/19/0/0',
    'land/-1/0/0',
    'land/1/2/0',
    'land/1/0/2',
    'land/0/0/1',
    'land/3/1.5/0',
    'land/a/0/0',
    'land/3/1e9/0',
    'lava/3/1/1',
    'LAND/3/1/1',
    'zones/18/262144/0',
    'zones/%20/0/0',
  ])('is not drawn for %s', async (path) => {
    const response = await app.http.inject({ url: `/api/v4/geo/tiles/${path}` });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ message: expect.any(String) }],
    });
  });
});

describe('land and borders', () => {
  it.each([0, 3, 6, 7, 11, 18])('are drawn at zoom %i, and the sea is not', async (z) => {
    const { tile } = await getTile(app, 'land', tileAt(TULA, z));
    expect(tile.land?.length).toBeGreaterThan(0);
    expect(tile.land?.every(({ type }) => type === 3)).toBe(true);
    if (z >= 6) expect((await getTile(app, 'land', tileAt(OCEAN, z))).raw).toHaveLength(0);
  });

  it('keep their coast when cut out of a coarser tile', async () => {
    const wide = await getTile(app, 'land', tileAt(BATUMI, 6));
    const near = await getTile(app, 'land', tileAt(BATUMI, 8));
    expect(wide.tile.land?.[0]?.geometry.length).toBeGreaterThan(20);
    expect(near.tile.land?.[0]?.geometry.length).toBeGreaterThan(8);
    const { tile } = await getTile(app, 'borders', tileAt(BATUMI, 8));
    expect(tile.borders?.every(({ type }) => type === 2)).toBe(true);
  });
});

describe('towns', () => {
  it('have their names and people, more of them the nearer one looks', async () => {
    const { tile } = await getTile(app, 'towns', tileAt(TULA, 11));
    expect(tile.towns?.map(({ properties }) => properties)).toContainEqual({
      name_ru: 'Тула',
      name_ka: expect.stringMatching(/^[ა-ჰ]+$/),
      name_en: 'Tula',
      population: 468_825,
    });
    const count = async (z: number) => (await getTile(app, 'towns', tileAt(TULA, z))).tile.towns?.length ?? 0;
    expect(await count(0)).toBeLessThan(10);
    expect(await count(4)).toBeGreaterThan(20);
  });

  it('come with land and borders in the base tile', async () => {
    const { tile } = await getTile(app, 'base', tileAt({ latitude: 50.5, longitude: 36.5 }, 5));
    expect(Object.keys(tile).sort()).toEqual(['borders', 'land', 'towns']);
  });
});

describe('streets', () => {
  it('are drawn from zoom 13 on, with their names', async () => {
    expect((await getTile(app, 'streets', tileAt(TULA, 12))).raw).toHaveLength(0);
    const { tile } = await getTile(app, 'streets', tileAt(TULA, 13));
    expect(tile.streets?.length).toBeGreaterThan(3);
    for (const { type, properties } of tile.streets ?? []) {
      expect(type).toBe(2);
      expect(properties).toEqual({
        name_ru: expect.stringContaining('улица'),
        name_ka: expect.stringContaining('ქუჩა'),
        name_en: expect.stringContaining('Street'),
      });
    }
    expect((await getTile(app, 'streets', tileAt(OCEAN, 14))).raw).toHaveLength(0);
  });

  it('that are made up are not drawn where a real geocoder answers', async () => {
    const real = await testApp({ environment: { YANDEX_GEOCODER_KEY: 'key-of-a-test' } });
    expect((await getTile(real, 'streets', tileAt(TULA, 14))).raw).toHaveLength(0);
  });
});

describe('zones', () => {
  it('are whole areas from farther out, by what most of their cells are', async () => {
    expect((await getTile(app, 'zones', tileAt(TULA, 7))).raw).toHaveLength(0);
    const [place] = placesOf('single', 1);
    if (!place) throw new Error('no such place');
    const area = areaOf(cellOf(place));
    const cells = cellsOfArea(area);
    const look = async () => (await areaKinds(ZONES, app.db, [area])).get(area);
    const close = (some: readonly string[]) =>
      transaction(app.db, async (tx) => {
        for (const cell of some) await writeZone(tx, { cell, kind: 'grey', updated: app.clock.now() });
      });
    const { tile } = await getTile(app, 'zones', tileAt(place, 9));
    expect(kindOf(tile, area)).toBe('single');
    await close(cells.slice(0, 20));
    expect(await look()).toBe('single');
    await close(cells.slice(20, 30));
    expect(await look()).toBe('grey');
    await pgQuery(app.databaseUrl, 'delete from geo_zones where cell = any($1)', [cells]);
  });

  it('are hexagons of four kinds, from zoom 11 on', async () => {
    const { tile, headers } = await getTile(app, 'zones', tileAt({ latitude: 55.75, longitude: 37.6 }, 11));
    expect(headers['cache-control']).toBe('public, no-cache');
    const kinds = new Set(tile.zones?.map(({ properties }) => properties.kind));
    expect(kinds).toEqual(new Set(['guaranteedIncome', 'single', 'none', 'grey']));
    // A ring of six corners: go, five lines (or six, where the earth bends one), close.
    for (const { type, geometry } of tile.zones ?? []) {
      expect(type).toBe(3);
      expect(geometry.length).toBeGreaterThanOrEqual(3 + 1 + 10 + 1);
    }
    expect((await getTile(app, 'zones', tileAt(OCEAN, 14))).raw).toHaveLength(0);
  });

  it('cover a tile from edge to edge', async () => {
    const place = { latitude: 55.75, longitude: 37.6 };
    const { tile } = await getTile(app, 'zones', tileAt(place, 14));
    expect(kindOf(tile, cellOf(place))).toBeDefined();
    expect(tile.zones?.length).toBeGreaterThan(20);
  });

  it('turn grey on every instance once occupied, and back once released', async () => {
    const [place] = placesOf('single', 1);
    if (!place) throw new Error('no such place');
    const [cell, where] = [cellOf(place), tileAt(place, 13)];
    const look = async (on: TestApp) => kindOf((await getTile(on, 'zones', where)).tile, cell);
    const act = (work: 'occupy' | 'release') => transaction(app.db, (tx) => reservationsOf(app)[work](tx, 7));
    await transaction(app.db, (tx) => reservationsOf(app).reserve(tx, { orderId: 7, ...place }));
    const before = await getTile(other, 'zones', where);
    expect([await look(app), await look(other)]).toEqual(['single', 'single']);
    await act('occupy');
    for (const on of [app, other]) await waitFor(async () => expect(await look(on)).toBe('grey'));
    const after = await getTile(other, 'zones', where);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await act('release');
    for (const on of [app, other]) await waitFor(async () => expect(await look(on)).toBe('single'));
    expect((await getTile(other, 'zones', where)).headers.etag).toBe(before.headers.etag);
  });

  it('are none but what staff have set, where nothing is made up', async () => {
    const place = { latitude: 55.75, longitude: 37.6 };
    const cells = cellsWithin(boundsOf(tileAt(place, 13)));
    await transaction(app.db, (tx) =>
      writeZone(tx, { cell: cellOf(place), kind: 'guaranteedIncome', updated: app.clock.now() }),
    );
    const kinds = await kindsOf({ ...ZONES, madeUp: false }, app.db, cells);
    const special = [...kinds].filter(([, kind]) => kind !== 'none');
    expect(special).toEqual([[cellOf(place), 'guaranteedIncome']]);
  });
});

describe('points', () => {
  it('are none until somebody brings them', async () => {
    expect((await getTile(app, 'points', tileAt(TULA, 12))).raw).toHaveLength(0);
  });

  it('are asked for within the tile, from zoom 11 on, and drawn with their names', async () => {
    const asked: Bounds[] = [];
    const read = async (bounds: Bounds) => {
      asked.push(bounds);
      return [{ id: 17, name: 'Пункт 17', ...TULA }];
    };
    expect(await pointTile(read, tileAt(TULA, 10))).toBeNull();
    const tile = decodeTile(encodeTile({ points: await pointTile(read, tileAt(TULA, 11)) }));
    expect(tile.points).toMatchObject([{ type: 1, properties: { id: 17, name: 'Пункт 17' } }]);
    expect(asked).toHaveLength(1);
    expect(asked.every((bounds) => isWithin(TULA, bounds))).toBe(true);
  });
});

it('is a valid tile when empty', () => {
  expect(decodeTile(new Uint8Array())).toEqual({});
});
