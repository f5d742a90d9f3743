import pg from 'pg';
import { PATIENCE_MS } from '../../../../../test/waiting.ts';

/** The first row of an answer, over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row> {
  const row = (await query<Row>(url, sql))[0];
  if (!row) throw new Error(`No row: ${sql}`);
  return row;
}

export async function execute(url: string, sql: string): Promise<void> {
  await query(url, sql);
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
