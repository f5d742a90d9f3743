import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PRODUCTION, testApp } from '../../../test/harness.ts';
import { fakePages, folderOf } from '../../../test/pages.ts';
import { readConfig } from '../../config.ts';

const ATTRIBUTION = '© Картографы';
const VECTOR = 'https://tiles.example/{layer}/{z}/{x}/{y}?key=public';
const PICTURES = 'https://tiles.example:8443/{z}/{x}/{y}.png';

async function open(TILES_URL?: string) {
  const files = { 'client/assets/map-worker-1a2b.js': 'worker of the map' };
  const folder = await folderOf(files, onTestFinished);
  const environment = TILES_URL ? { TILES_URL, TILES_ATTRIBUTION: ATTRIBUTION } : {};
  const app = await testApp({ environment, pages: fakePages(join(folder, 'client')) });
  const policyOf = async (url: string) =>
    String((await app.http.inject({ url })).headers['content-security-policy']);
  return {
    map: (await app.call('GET /api/v4/geo/map', { query: {} })).body,
    page: await policyOf('/'),
    worker: await policyOf('/assets/map-worker-1a2b.js'),
  };
}

describe('another server’s tiles', () => {
  it('draw the ground layer by layer; zones and points stay ours', async () => {
    const { map, page, worker } = await open(VECTOR);
    const whose = Object.fromEntries(map.layers.map(({ name, tiles = 'ours' }) => [name, tiles]));
    const [land, borders, towns, streets] = [VECTOR, VECTOR, VECTOR, VECTOR];
    expect(whose).toEqual({ land, borders, towns, streets, points: 'ours', zones: 'ours' });
    expect(map).toMatchObject({ tiles: '/api/v4/geo/tiles/{layer}/{z}/{x}/{y}', ground: null });
    expect(map.attribution).toContain(ATTRIBUTION);
    expect(page).toContain(`connect-src 'self' https://tiles.example;`);
    expect(worker).toBe(`default-src 'self'; connect-src 'self' https://tiles.example`);
  });

  it('may be pictures, under zones and points of ours', async () => {
    const { map, page } = await open(PICTURES);
    expect(map.ground).toEqual({ tiles: PICTURES, maxzoom: 18 });
    expect(map.layers.map(({ name }) => name)).toEqual(['points', 'zones']);
    expect(page).toContain(`connect-src 'self' https://tiles.example:8443;`);
  });

  it('are nobody’s to fetch where none are configured', async () => {
    const { map, page, worker } = await open();
    expect([map.ground, map.layers.some(({ tiles }) => tiles)]).toEqual([null, false]);
    expect(page).toContain(`connect-src 'self';`);
    expect(worker).toBe(`default-src 'self'`);
  });

  it.each([
    ['https://tiles.example/{layer}/{z}/{x}', /TILES_URL: must hold/],
    ['tiles.example/{z}/{x}/{y}', /TILES_URL: /],
    ['https://me:secret@tiles.example/{z}/{x}/{y}', /TILES_URL: must hold no password/],
    ['ftp://tiles.example/{z}/{x}/{y}', /TILES_URL: /],
  ])('are refused at the start: %s', (TILES_URL, problem) => {
    expect(() => readConfig({ TILES_URL, TILES_ATTRIBUTION: ATTRIBUTION })).toThrow(problem);
  });

  it('say whose they are, and travel safely in production', () => {
    expect(() => readConfig({ TILES_URL: VECTOR })).toThrow(/TILES_ATTRIBUTION is missing/);
    const plain = { TILES_URL: 'http://tiles.example/{z}/{x}/{y}', TILES_ATTRIBUTION: ATTRIBUTION };
    expect(() => readConfig({ ...PRODUCTION, ...plain })).toThrow(/TILES_URL must start with https/);
    expect(readConfig({ ...PRODUCTION, ...plain, TILES_URL: VECTOR }).tiles?.origin).toBe(
      'https://tiles.example',
    );
  });
});
