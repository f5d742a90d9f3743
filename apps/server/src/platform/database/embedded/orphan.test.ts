import { spawn } from 'node:child_process';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostmaster } from './pidfile.ts';
import { isAlive, refTo, waitUntil } from './process.ts';
import { testFolder } from './testing/folders.ts';
import { startForTest } from './testing/machine.ts';
import { ask, execute } from './testing/query.ts';
import { spawnPunkt } from './testing/spawn.ts';

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

function postmasterOf(dataDir: string) {
  const postmaster = findPostmaster(clusterOf(dataDir));
  if (!postmaster) throw new Error('PostgreSQL is not running');
  return postmaster;
}

/** A Punkt killed with -9, whose PostgreSQL lives on with one row in it. */
async function orphaned(dataDir: string) {
  const child = spawnPunkt(dataDir, 'hold');
  const { url = '', port } = await child.next();
  await execute(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await execute(url, 'CHECKPOINT'); // without fsync a commit alone may be lost with the server
  child.process.kill('SIGKILL');
  await child.ended;
  return { postmaster: postmasterOf(dataDir), url, port };
}

const kept = (url: string) => ask(url, 'SELECT answer FROM kept');

describe('after kill -9 of Node', () => {
  it('adopts the server that lives on, and stops it too', async () => {
    const dataDir = testFolder();
    const { postmaster, url, port } = await orphaned(dataDir);
    const server = await startForTest(dataDir);
    expect(server).toMatchObject({ adopted: true, port });
    expect(server.url()).toBe(url);
    expect(postmasterOf(dataDir)).toEqual(postmaster);
    expect(await kept(server.url())).toEqual({ answer: 42 });
    await server.stop();
    expect(isAlive(postmaster)).toBe(false);
  });

  it('stops it cleanly and starts anew when other settings are wanted', async () => {
    const dataDir = testFolder();
    const { postmaster } = await orphaned(dataDir);
    const server = await startForTest(dataDir, { settings: { work_mem: '11MB' } });
    expect(server.adopted).toBe(false);
    expect(isAlive(postmaster)).toBe(false);
    expect(await kept(server.url())).toEqual({ answer: 42 });
    expect(readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8')).not.toContain('interrupted');
  });

  it('waits for one that is just stopping', async () => {
    const dataDir = testFolder();
    const { postmaster } = await orphaned(dataDir);
    process.kill(postmaster.pid, 'SIGINT');
    const server = await startForTest(dataDir);
    expect(server.adopted).toBe(false);
    expect(await kept(server.url())).toEqual({ answer: 42 });
  });
});

describe('a postmaster.pid left behind', () => {
  it('by a killed server is no obstacle, even while its backends still live', async () => {
    const dataDir = testFolder();
    const { postmaster, url } = await orphaned(dataDir);
    const busy = ask(url, 'SELECT pg_sleep(60)').catch(() => 'cut');
    process.kill(postmaster.pid, 'SIGKILL');
    await waitUntil(() => !isAlive(postmaster), 5_000);
    const server = await startForTest(dataDir);
    expect(server.adopted).toBe(false);
    expect(await kept(server.url())).toEqual({ answer: 42 });
    expect(await busy).toBe('cut');
  });

  it('with a pid that now belongs to another program of the same account is no obstacle either', async () => {
    const dataDir = testFolder();
    const first = await startForTest(dataDir);
    await execute(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const path = join(clusterOf(dataDir), 'postmaster.pid');
    const lines = readFileSync(path, 'utf8').split('\n').slice(1);
    const { uid, gid } = statSync(path);
    await first.stop();
    const stranger = spawn('sleep', ['60'], { uid, gid });
    onTestFinished(() => void stranger.kill());
    writeFileSync(path, [stranger.pid, ...lines].join('\n'), { mode: 0o600 });
    chownSync(path, uid, gid);

    const second = await startForTest(dataDir);
    expect(second.adopted).toBe(false);
    expect(await kept(second.url())).toEqual({ answer: 42 });
    expect(refTo(stranger.pid ?? 0)).toBeDefined();
  });
});
