import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/server.ts';
import { type Server, startServer } from './process.ts';

/** Limits would measure themselves. */
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: '1000000000',
  TILES_PER_MINUTE: '1000000000',
  CODES_PER_ADDRESS_PER_HOUR: '1000000',
  PUNKT_SANDBOX_CODE_IN_REPLY: '1',
  // A busy machine makes everything slow, and a refusal would break the figure.
  MAX_EVENT_LOOP_DELAY_MS: '0',
};
export const POOL_SIZE = 20;
const MAIN = 'apps/server/build/main.js';

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'punkt-bench-'));
  await chmod(path, 0o755); // PostgreSQL may run under another account
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** One that stays, with what it holds. */
export async function keptFolder(path: string): Promise<{ path: string; remove(): Promise<void> }> {
  await mkdir(path, { recursive: true, mode: 0o755 });
  return { path, remove: async () => undefined };
}

export type Postgres = Awaited<ReturnType<typeof startEmbedded>>;

export const startPunkt = (
  databaseUrl: string,
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> =>
  startServer(MAIN, [], {
    ...UNLIMITED,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(POOL_SIZE),
    DATA_DIR: dataDir,
    ...more,
  });

/** An empty database beside the first one; answers its address. */
export async function newDatabase(postgres: Postgres, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return postgres.url(name);
}

/** Our server and the database it shares with the reference. */
export async function setStage(more: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder();
  const postgres = await startEmbedded({ dataDir: folder.path, log: () => undefined });
  const databaseUrl = postgres.url();
  const punkt = await startPunkt(databaseUrl, folder.path, more);
  return {
    databaseUrl,
    dataDir: folder.path,
    postgres,
    punkt,
    clear: async () => {
      await punkt.stop();
      await postgres.stop();
      await folder.remove();
    },
  };
}

async function post<T>(server: Server, path: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 429 && wait > 0) {
    // A kept folder remembers that somebody has signed in a minute ago.
    await delay(1_000 * wait);
    return post<T>(server, path, body, token);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

type Pair = { access: { token: string } };

/** One of the sandbox's people, signed in. */
export async function tokenOf(server: Server, phone: string): Promise<string> {
  const device_uuid = randomUUID();
  const login = { phone, country: 'RU', device_uuid };
  const asked = await post<{ data: string; code: string }>(server, '/api/v1/login', login);
  const validation = { token: asked.data, code: asked.code, device_uuid, device_name: 'Chrome' };
  return (await post<Pair>(server, '/api/v1/validate', validation)).access.token;
}

/** The sandbox's owner, signed in on so many devices. */
export async function signIn(server: Server, sessions: number): Promise<{ token: string; userId: string }> {
  const token = await tokenOf(server, '79000000001');
  for (let more = 1; more < sessions; more += 1) {
    const hash = await post<{ token: string }>(server, '/api/v4/hash', {}, token);
    await post<Pair>(server, '/api/v1/hash/use', { token: hash.token });
  }
  const headers = { authorization: `Bearer ${token}` };
  const user = (await (await fetch(`${server.address}/api/v2/user`, { headers })).json()) as {
    user_id: string;
  };
  return { token, userId: user.user_id };
}
