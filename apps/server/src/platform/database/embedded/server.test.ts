import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { poll } from '../../../../test/waiting.ts';
import { findPostmaster } from './pidfile.ts';
import { isAlive } from './process.ts';
import { isRoot, testFolder, when } from './testing/folders.ts';
import { startForTest } from './testing/machine.ts';
import { ask, execute } from './testing/query.ts';

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');
const passwordFileOf = (dataDir: string) => join(dataDir, 'postgres', 'password');

describe('the embedded server', () => {
  it('creates a database that depends on nothing of the host', async () => {
    const server = await startForTest(testFolder(), { settings: { work_mem: '9MB' } });
    const row = await ask(
      server.url(),
      `SELECT current_database() AS name, current_user AS role, lower('ЗАЯВКА') AS folded,
              to_tsvector('russian', 'Заявки')::text AS stemmed, d.datlocprovider AS provider, d.datlocale AS locale,
              pg_encoding_to_char(d.encoding) AS encoding, current_setting('timezone') AS timezone,
              current_setting('max_connections') AS connections, current_setting('fsync') AS fsync,
              current_setting('work_mem') AS memory, current_setting('listen_addresses') AS address,
              (SELECT rolpassword LIKE 'SCRAM-SHA-256%' FROM pg_authid WHERE rolname = 'punkt') AS scram
       FROM pg_database d WHERE datname = current_database()`,
    );
    expect(row).toEqual({
      name: 'punkt',
      role: 'punkt',
      folded: 'заявка',
      stemmed: "'заявк':1",
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
      timezone: 'UTC',
      connections: '200',
      fsync: 'off',
      memory: '9MB',
      address: '127.0.0.1',
      scram: true,
    });
  });

  it('keeps a private password, turns away whoever has another, and makes a new one when it is lost', async () => {
    const dataDir = testFolder();
    const first = await startForTest(dataDir);
    await execute(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(statSync(passwordFileOf(dataDir)).mode & 0o777).toBe(0o600);
    const password = readFileSync(passwordFileOf(dataDir), 'utf8').trim();
    expect(first.url('other')).toBe(`postgres://punkt:${password}@127.0.0.1:${first.port}/other`);
    await expect(ask(first.url().replace(password, 'guess'), 'SELECT 1')).rejects.toThrow(
      /password authentication/,
    );
    await first.stop();

    rmSync(passwordFileOf(dataDir));
    const second = await startForTest(dataDir);
    expect(second.url()).not.toContain(password);
    expect(await ask(second.url(), 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });

  it('keeps data and port over a restart, and takes another port when that one is taken', async () => {
    const dataDir = testFolder();
    const first = await startForTest(dataDir, { durable: true });
    await execute(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(await ask(first.url(), `SELECT current_setting('fsync') AS fsync`)).toEqual({ fsync: 'on' });
    await first.stop();
    const second = await startForTest(dataDir);
    expect(second).toMatchObject({ port: first.port, adopted: false });
    await second.stop();

    const squatter = createServer().listen(first.port, '127.0.0.1');
    onTestFinished(() => void squatter.close());
    const third = await startForTest(dataDir);
    expect(third.port).not.toBe(first.port);
    expect(await ask(third.url(), 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });

  it('stops with clients connected, waits for the end, and may be told twice', async () => {
    const dataDir = testFolder();
    const server = await startForTest(dataDir);
    const postmaster = findPostmaster(clusterOf(dataDir));
    if (!postmaster) throw new Error('not running');
    const busy = ask(server.url(), 'SELECT pg_sleep(60)').catch((error: Error) => error.message);
    await poll(() => sleepers(server.url())).toBe(1);
    await Promise.all([server.stop(), server.stop()]);
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false);
    expect(await busy).toMatch(/terminat/);
    await server.stop();
  });

  when(isRoot, it)('as root runs PostgreSQL as another account', async () => {
    const dataDir = testFolder();
    await startForTest(dataDir);
    const { uid } = statSync(clusterOf(dataDir));
    expect(uid).toBeGreaterThan(0);
    expect(statSync(`/proc/${findPostmaster(clusterOf(dataDir))?.pid}`).uid).toBe(uid);
  });
});

async function sleepers(url: string): Promise<number> {
  const sql = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'`;
  return (await ask<{ n: number }>(url, sql)).n;
}
