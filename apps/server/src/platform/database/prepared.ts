import { createHash } from 'node:crypto';
import type pg from 'pg';

/** By their texts. */
const names = new Map<string, string>();

/**
 * Reading a statement and planning it costs PostgreSQL more than finding the few rows of one record, so a connection does both once for a
 * statement that is named here. Only for statements whose columns keep their types whatever a migration does: a prepared `select *` fails
 * after one, rows as JSON do not, for PostgreSQL plans anew what stands on a changed table.
 */
export function prepare(text: string): void {
  // By what it says, so that every connection and every instance means the same by a name.
  if (!names.has(text))
    names.set(text, `punkt_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
}

/** Lets a connection send the names of statements instead of their texts. */
export function usePrepared(client: pg.Client): void {
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest);
  }) as typeof client.query;
}
