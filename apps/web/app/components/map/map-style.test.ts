import { beforeEach, expect, it, vi } from 'vitest';
import { type MapInfo, mapStyle } from './map-style.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://punkt.example' }));

const OURS = '/api/v4/geo/tiles/{layer}/{z}/{x}/{y}';
const info = (change: Partial<MapInfo>): MapInfo => ({
  tiles: OURS,
  layers: [
    { name: 'points', minzoom: 11, maxzoom: 15 },
    { name: 'zones', minzoom: 11, maxzoom: 14 },
  ],
  ground: null,
  attribution: '',
  sandbox: false,
  ...change,
});
const drawn = (shown: MapInfo) => {
  const { sources, layers } = mapStyle({
    info: shown,
    language: 'ru',
    zones: true,
    colourOf: () => '#888888',
  });
  return { sources, ids: layers.map(({ id }) => id) };
};

it('draws the ground of another server that has our layers, and the living ones from us', () => {
  const tiles = 'https://tiles.example/{layer}/{z}/{x}/{y}';
  const land = { name: 'land' as const, minzoom: 0, maxzoom: 14, tiles };
  const { sources, ids } = drawn(info({ layers: [land, ...info({}).layers] }));
  expect(sources.land).toMatchObject({ type: 'vector', tiles: ['https://tiles.example/land/{z}/{x}/{y}'] });
  expect(sources.zones).toMatchObject({
    tiles: ['https://punkt.example/api/v4/geo/tiles/zones/{z}/{x}/{y}'],
  });
  expect(ids).toEqual(expect.arrayContaining(['water', 'land', 'zones', 'points']));
  expect(ids).not.toContain('pictures');
});

it('puts the pictures of another server under zones and points', () => {
  const ground = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', maxzoom: 18 };
  const { sources, ids } = drawn(info({ ground }));
  expect(sources.pictures).toMatchObject({ type: 'raster', tiles: [ground.tiles], maxzoom: 18 });
  expect(ids.indexOf('pictures')).toBeLessThan(ids.indexOf('zones'));
  expect(ids).not.toContain('land');
});
