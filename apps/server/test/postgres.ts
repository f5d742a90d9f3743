import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbedded } from '../src/platform/database/embedded/server.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { migrateJobs } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Every database of a test is copied from one of these, so that migrations run once. */
export const TEMPLATE = 'punkt_template';

/** A sandbox that has been started before: what the first start fills in takes longer than most tests. */
export const STARTED_TEMPLATE = 'punkt_started';

/** Where PostgreSQL, which may run as another account, puts its socket. Node knows no such sockets on Windows. */
async function socketFolder(): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'punkt-socket-'));
  await chmod(folder, 0o777);
  return folder;
}

/** A question through a socket takes a fifth less of the processor than one through the network's layers. */
function throughSocket(url: string, folder: string | undefined): string {
  const changed = new URL(url);
  if (folder) changed.searchParams.set('host', folder);
  return changed.href;
}

/** Databases that no test has taken away: their apps run on beside all the others. */
async function leftBehind(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

/** One real PostgreSQL for all test files of the server; each file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'punkt-test-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const sockets = await socketFolder();
  const settings = sockets ? { unix_socket_directories: sockets } : {};
  const server = await startEmbedded({ dataDir, log: () => undefined, durable: false, settings });
  const urlOf = (database?: string) => throughSocket(server.url(database), sockets);
  const log = createLog({ level: 'silent' });
  const { db, pool } = openDatabase({ url: urlOf(), poolSize: 2, log, patient: true, waitMs: 60_000 });
  // Four thousand rounds for each of some two thousand connections protect a password that lives as long as these tests.
  const { username, password } = new URL(server.url());
  await pool.query(`set scram_iterations = 1; alter role ${username} password '${password}'`);
  await pool.query(`create database ${TEMPLATE}`);
  const template = openDatabase({
    url: urlOf(TEMPLATE),
    poolSize: 2,
    log,
    patient: true,
    waitMs: 60_000,
  });
  await migrate(template.db, join(import.meta.dirname, '../migrations'));
  await migrateJobs(template.pool);
  await template.db.destroy();
  await pool.query(`create database ${STARTED_TEMPLATE} template ${TEMPLATE} strategy file_copy`);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await (await createApp({ config, databaseUrl: urlOf(STARTED_TEMPLATE), log })).close();
  await db.destroy();
  project.provide('postgresUrl', urlOf());
  return async () => {
    const left = await leftBehind(urlOf());
    await server.stop();
    for (const folder of [dataDir, sockets]) if (folder) await rm(folder, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`tests left databases behind: ${left.join(', ')}`);
  };
}
