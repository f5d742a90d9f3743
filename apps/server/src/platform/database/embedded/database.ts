import { resolve } from 'node:path';
import pg from 'pg';
import { ROLE } from './password.ts';

const DEFAULT_DATABASE = 'punkt';
/** It has said that it is ready: whoever waits longer than this waits for nothing, and a machine that others keep busy has answered after 10 s. */
const ANSWERS_WITHIN_MS = 60_000;

export function connectionUrl(port: number, password: string, database = DEFAULT_DATABASE): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

/** Also the proof that the server answers, that the password is right and that it is the server of this folder. */
export async function ensureDatabase(port: number, password: string, cluster: string): Promise<void> {
  await withClient(connectionUrl(port, password, 'postgres'), async (client) => {
    const { rows } = await client.query<{ folder: string; present: boolean }>(
      `SELECT current_setting('data_directory') AS folder,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS present`,
      [DEFAULT_DATABASE],
    );
    const [answer] = rows;
    // resolve(): on Windows PostgreSQL writes the path with slashes of its own.
    const isOurs = answer && resolve(answer.folder) === cluster;
    if (!isOurs) throw new Error(`Port ${port} is not served from ${cluster}`);
    if (!answer.present) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DEFAULT_DATABASE)}`);
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
  client.on('error', () => {}); // a connection that breaks also rejects the query that uses it
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
