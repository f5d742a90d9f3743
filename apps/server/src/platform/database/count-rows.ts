import { type Expression, sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** How many rows a query has. Give it a limit: a list that only grows stays quick, and nobody needs to know whether it is 90,000 or 91,000. */
export async function countRows(db: Database | Tx, rows: Expression<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total from (${rows}) as counted`.execute(
    db,
  );
  return counted.rows[0]?.total ?? 0;
}
