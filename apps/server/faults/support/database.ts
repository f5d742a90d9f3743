import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createClock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { connectionUrl } from '../../src/platform/database/embedded/database.ts';
import { transaction } from '../../src/platform/database/transaction.ts';
import { appendEvent } from '../../src/platform/events/events.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { PATIENCE_MS } from '../../test/waiting.ts';

/** How to reach the embedded database of a data folder from outside of its server. */
export async function urlOf(dataDir: string): Promise<string> {
  const read = async (name: string) => (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim();
  return connectionUrl(Number(await read('port')), await read('password'));
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** One number that a rule is broken by: how many rows there are that must not be. */
export async function count(url: string, sql: string, values: unknown[] = []): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from (${sql}) as found`, values);
    return Number(rows[0]?.count);
  });
}

/** Announces events one after another, each in a transaction of its own, as features do. */
export async function announceTo(url: string, userId: string, topics: readonly string[]): Promise<void> {
  const { db } = openDatabase({ url, poolSize: 1, log: createLog({ level: 'silent' }) });
  try {
    for (const topic of topics)
      await transaction(db, (tx) => appendEvent(tx, createClock(), `user:${userId}`, topic, { topic }));
  } finally {
    await db.destroy();
  }
}
