import { describe, expect, it } from 'vitest';
import { createTileCache, type DrawnTile } from './tile-cache.ts';

const tile = (size: number, etag = 'x'): DrawnTile => ({ gzip: Buffer.alloc(size), etag });

function drawer(size = 100) {
  const drawn: string[] = [];
  const cache = createTileCache(10_000);
  const get = (key: string, version = 0) =>
    cache.get(key, version, async () => {
      drawn.push(key);
      return tile(size, `${key}@${version}`);
    });
  return { cache, drawn, get };
}

describe('the cache of tiles', () => {
  it('draws a tile once, also for those who ask while it is drawn', async () => {
    const { drawn, get } = drawer();
    const [one, two] = await Promise.all([get('a'), get('a')]);
    expect(one).toBe(two);
    expect(await get('a')).toBe(one);
    expect(drawn).toEqual(['a']);
  });

  it('draws anew for another version', async () => {
    const { drawn, get, cache } = drawer();
    await get('a', 1);
    expect((await get('a', 2)).etag).toBe('a@2');
    expect(drawn).toEqual(['a', 'a']);
    expect(cache.size()).toEqual({ tiles: 1, bytes: 600 });
  });

  it('forgets what nobody has asked for longest', async () => {
    const { drawn, get, cache } = drawer(2_500);
    for (const key of ['a', 'b', 'c']) await get(key);
    await get('a');
    await get('d');
    await get('a');
    await get('b');
    expect(drawn).toEqual(['a', 'b', 'c', 'd', 'b']);
    expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
  });

  it('counts empty tiles too', async () => {
    const { get, cache } = drawer(0);
    for (let index = 0; index < 100; index += 1) await get(`sea/${index}`);
    expect(cache.size().tiles).toBe(20);
  });

  it('keeps no failure', async () => {
    const { cache, get } = drawer();
    await expect(cache.get('a', 0, async () => Promise.reject(new Error('no database')))).rejects.toThrow();
    expect((await get('a')).etag).toBe('a@0');
    expect(cache.size().tiles).toBe(1);
  });
});
