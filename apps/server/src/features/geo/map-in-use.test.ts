import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { getTile, TULA, tileAt, ZONES } from './testing/stage.ts';
import { createTiles } from './tiles.ts';

describe('a map in use', () => {
  it('is not counted as calls, and has a limit of its own', async () => {
    const strict = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    for (let count = 0; count < 30; count += 1)
      expect((await getTile(strict, 'land', { z: 0, x: 0, y: 0 })).status).toBe(200);
    const calls: number[] = [];
    for (let count = 0; count < 11; count += 1)
      calls.push((await strict.http.inject({ url: '/api/v4/geo/map' })).statusCode);
    expect(calls).toEqual([...Array(10).fill(200), 429]);
    expect((await getTile(strict, 'land', { z: 0, x: 0, y: 0 })).status).toBe(200);
  });

  it('ends after as many tiles a minute as the settings allow', async () => {
    const flooded = await testApp({ environment: { TILES_PER_MINUTE: '100' } });
    const statuses: number[] = [];
    // However many IPv6 addresses somebody takes for it. A minute by the clock may end in between, so it is tried for more than two of them.
    for (let count = 0; count < 250 && !statuses.includes(429); count += 1) {
      const remoteAddress = `2001:db8:1:2::${count}`;
      // From memory, too.
      const headers = { 'accept-encoding': 'gzip' };
      const tile = { url: '/api/v4/geo/tiles/points/0/0/0', remoteAddress, headers };
      statuses.push((await flooded.http.inject(tile)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(100);
  });

  it('remembers nothing that may have changed while no news arrives', async () => {
    const news: Array<(payload: string | null) => void> = [];
    let connected = true;
    const listener = {
      on: (_channel: string, handler: (payload: string | null) => void) => void news.push(handler),
      get connected() {
        return connected;
      },
      catchUp: async () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
    };
    const { db, clock } = await testApp();
    let reads = 0;
    const points = async () => {
      reads += 1;
      return [{ id: reads, name: `${reads}`, ...TULA }];
    };
    const tiles = createTiles({ ...ZONES, db, clock, listener, points, streets: true });
    const look = () => tiles.tile('points', tileAt(TULA, 12));
    await look();
    await look();
    expect(reads).toBe(1);
    for (const tell of news) tell('');
    await look();
    await look();
    expect(reads).toBe(2);
    connected = false;
    await look();
    await look();
    expect(reads).toBe(4);
    connected = true;
    for (const tell of news) tell(null);
    await look();
    expect(reads).toBe(5);
  });
});
