import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { poll } from '../../../../test/waiting.ts';
import { findNative } from './native.ts';
import { findPostmaster } from './pidfile.ts';
import { isAlive } from './process.ts';
import { stopPostmaster } from './stop.ts';
import { testFolder } from './testing/folders.ts';
import { startForTest } from './testing/machine.ts';
import { ask } from './testing/query.ts';
import { spawnPunkt } from './testing/spawn.ts';

const running = (dataDir: string) => findPostmaster(join(dataDir, 'postgres', 'cluster'));

describe('the life of the server', () => {
  it("survives the terminal's Ctrl-C, so that Node can finish its work", async () => {
    const dataDir = testFolder();
    const child = spawnPunkt(dataDir, 'hold');
    const { url = '' } = await child.next();
    process.kill(-(child.process.pid ?? 0), 'SIGINT');
    expect(await child.next()).toEqual({ interrupted: true });
    expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 });
    child.process.kill('SIGKILL');
    await child.ended;
    await (await startForTest(dataDir)).stop();
  });

  it('ends with Node when Node exits without stopping it, and does not keep Node alive', async () => {
    const dataDir = testFolder();
    const child = spawnPunkt(dataDir, 'exit');
    expect((await child.next()).url).toBeDefined();
    expect(await child.ended).toEqual([0, null]);
    await poll(() => running(dataDir)).toBeUndefined();
  });

  it('is over when stop() returns, and Node can leave', async () => {
    const dataDir = testFolder();
    const child = spawnPunkt(dataDir, 'stop');
    expect((await child.next()).url).toBeDefined();
    expect(await child.ended).toEqual([0, null]);
    expect(running(dataDir)).toBeUndefined();
  });

  it('is cut short when a client does not let it shut down', async () => {
    const dataDir = testFolder();
    const server = await startForTest(dataDir);
    const postmaster = running(dataDir);
    if (!postmaster) throw new Error('not running');
    const client = new pg.Client({ connectionString: server.url() });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');

    const lines: string[] = [];
    const pgCtl = join(findNative().folder, 'bin', 'pg_ctl');
    await stopPostmaster(postmaster, { pgCtl, graceMs: 300, log: (line) => void lines.push(line) });
    expect(isAlive(postmaster)).toBe(false);
    expect(lines.join()).toContain('did not stop within 0.3 s');
  });
});
