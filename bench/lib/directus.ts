import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './balancer.ts';

const run = promisify(execFile);

/** Outside of the lock file: nobody who runs or tests Punkt needs half a gigabyte of another product. */
const FOLDER = join(import.meta.dirname, '../../.cache/directus');
/** The last one with rights by row for everybody: from 12 on they need a key that is bought. */
const VERSION = '11.17.4';
const START_WITHIN_MS = 120_000;
const PASSWORD = 'not-a-secret-of-anybody';
const ADMIN = 'bench-admin-token';

/** It would have to be compiled, and serves only flows with scripts of their own, of which there are none here. */
const NO_SCRIPTS = `module.exports = new Proxy({}, { get: () => class { constructor() { throw new Error('no scripts here'); } } });\n`;

async function install(): Promise<void> {
  const done = join(FOLDER, '.installed');
  if (
    await access(done).then(
      () => true,
      () => false,
    )
  )
    return;
  await mkdir(FOLDER, { recursive: true });
  console.log(`Installing Directus ${VERSION} into .cache/directus (once)`);
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true }\n');
  // Only what it brings itself: scripts of packages would fetch and compile.
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `directus@${VERSION}`], {
    cwd: FOLDER,
  });
  await writeFile(join(FOLDER, 'node_modules/isolated-vm/isolated-vm.js'), NO_SCRIPTS);
  await writeFile(done, '');
}

const environment = (databaseUrl: string, port: number, pool: number) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: databaseUrl,
  DB_POOL__MAX: String(pool),
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET: 'b'.repeat(48),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: PASSWORD,
  ADMIN_TOKEN: ADMIN,
  ACCESS_TOKEN_TTL: '1d',
  LOG_LEVEL: 'error',
  TELEMETRY: 'false',
  SERVE_APP: 'false',
  WEBSOCKETS_ENABLED: 'false',
  // Ours are off in benches too: limits would measure themselves.
  RATE_LIMITER_ENABLED: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  PASSWORD_ALWAYS_HASH: 'false',
});

interface Person {
  /** The same id as in our tables, so that `$CURRENT_USER` finds their rows. */
  readonly id: string;
  readonly name: string;
  /** What they may read: all of it, or the rows that a filter lets through. */
  readonly reads: Readonly<Record<string, object>>;
}

export interface Directus {
  readonly address: string;
  readonly pid: number;
  /** Gives somebody their rights; answers with their token. */
  admit(person: Person): Promise<string>;
  stop(): Promise<void>;
}

/** Rows of another table that belong to one of this: Directus sees the foreign key, and has to be told what to call them. */
export interface Nested {
  readonly table: string;
  readonly name: string;
  readonly rows: string;
  readonly key: string;
}

/** By hand: its own call for this ends its process when the tables are not of its making. */
async function nest(databaseUrl: string, nested: readonly Nested[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const { table, name, rows, key } of nested) {
    await client.query(`insert into directus_fields (collection, field, special) values ($1, $2, 'o2m')`, [
      table,
      name,
    ]);
    await client.query(
      'insert into directus_relations (many_collection, many_field, one_collection, one_field) values ($1, $2, $3, $4)',
      [rows, key, table, name],
    );
  }
  await client.end();
}

async function call<T>(address: string, method: string, path: string, body: object): Promise<T> {
  const response = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Directus: ${method} ${path} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** A second product over the tables of the first: it reads their layout from the database itself. */
export async function startDirectus(
  databaseUrl: string,
  pool: number,
  nested: readonly Nested[],
): Promise<Directus> {
  await install();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = environment(databaseUrl, port, pool);
  const program = join(FOLDER, 'node_modules/directus/cli.js');
  await run(process.execPath, [program, 'bootstrap'], { cwd: FOLDER, env });
  await nest(databaseUrl, nested);
  const child = spawn(process.execPath, [program, 'start'], { cwd: FOLDER, env, stdio: 'ignore' });
  const ended = once(child, 'close');
  for (const deadline = Date.now() + START_WITHIN_MS; ; await delay(100)) {
    const isUp = await fetch(`${address}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('Directus did not start');
  }
  return {
    address,
    pid: child.pid ?? 0,
    admit: async ({ id, name, reads }) => {
      const policy = await call<{ id: string }>(address, 'POST', '/policies', { name });
      await call(
        address,
        'POST',
        '/permissions',
        Object.entries(reads).map(([collection, permissions]) => ({
          policy: policy.id,
          collection,
          action: 'read',
          permissions,
          fields: ['*'],
        })),
      );
      const email = `${name}@example.com`;
      const policies = [{ policy: policy.id }];
      await call(address, 'POST', '/users', { id, email, password: PASSWORD, policies });
      const login = { email, password: PASSWORD };
      return (await call<{ access_token: string }>(address, 'POST', '/auth/login', login)).access_token;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
