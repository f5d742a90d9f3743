import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';

type DateColumn<Row> = {
  [Column in keyof Row]: Extract<Row[Column], Date> extends never ? never : Column;
}[keyof Row];

/** Rows to be read beside others. */
export interface Part<Row> {
  readonly rows: Expression<Row>;
  readonly dates: readonly string[];
}

/**
 * Rows travel as JSON, which has no dates: columns that hold one are named, all of them, and made dates again. Not for columns that JSON
 * can't hold (`bytea`, `numeric`).
 */
export const part = <Row>(
  rows: Expression<Row>,
  dates: Readonly<Record<DateColumn<Row>, true>>,
): Part<Row> => ({ rows, dates: Object.keys(dates) });

export type Parts = Readonly<Record<string, Part<unknown>>>;
export type Found<P extends Parts> = {
  readonly [Name in keyof P]: P[Name] extends Part<infer Row> ? Row[] : never;
};

function reviveDates(row: Record<string, unknown>, dates: readonly string[]): void {
  for (const column of dates) if (row[column] !== null) row[column] = new Date(row[column] as string);
}

/**
 * Reads that belong to one record, in one statement and so at one moment: a statement costs more than the few rows that it finds. Rows of a
 * part come in the order of its query. `changes` are made along with it (`name as (update …)`): all or none, and the parts are read as they
 * were before.
 */
export async function readTogether<P extends Parts>(
  db: Database | Tx,
  parts: P,
  changes: readonly RawBuilder<unknown>[] = [],
): Promise<Found<P>> {
  const columns = Object.entries(parts).map(
    ([name, { rows }]) =>
      sql`(select coalesce(json_agg(found), '[]') from (${rows}) as found) as ${sql.ref(name)}`,
  );
  const before = changes.length > 0 ? sql`with ${sql.join(changes)} ` : sql``;
  const { rows } = await sql<
    Record<string, Record<string, unknown>[]>
  >`${before}select ${sql.join(columns)}`.execute(db);
  const [found = {}] = rows;
  for (const [name, { dates }] of Object.entries(parts))
    for (const row of found[name] ?? []) reviveDates(row, dates);
  return found as Found<P>;
}
