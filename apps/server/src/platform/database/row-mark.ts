import { sql } from 'kysely';
import { type Part, part } from './together.ts';

/**
 * Which writing of a row was read: PostgreSQL's own number of the transaction that wrote it. Whoever writes only where it is still the same
 * (`isMarked`) has missed no change in between, and needs no lock while they think.
 */
export const markPart = (table: string, id: number): Part<{ readonly mark: string }> =>
  part(sql<{ mark: string }>`select xmin::text as mark from ${sql.table(table)} where id = ${id}`, {});

export const isMarked = (mark: string) => sql<boolean>`xmin = ${mark}::xid`;
