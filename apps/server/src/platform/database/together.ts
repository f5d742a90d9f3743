import { CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { prepare } from './prepared.ts';

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

/** Stands for a value while a statement is made. */
class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
const HOLES = new Proxy(
  {},
  {
    get: (_, name) => new Hole(String(name)),
    // A rest (`...page`) or a spread would have none of them, and a statement without its limit reads everything.
    ownKeys: () => {
      throw new Error('name the values that go into a statement: there are none to list');
    },
  },
);

/** What is the same each time, as PostgreSQL reads it; nothing for what only a value can say. */
function literalOf(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : null;
}

/**
 * Puts what is the same each time into the text: a plan that is made once for all values knows by it which indexes of some rows (`where not
 * deleted`) it may use.
 */
function settled(text: string, parameters: readonly unknown[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const withLiterals = text.replaceAll(/\$(\d+)/g, (_, n) => {
    const value = parameters[Number(n) - 1];
    const literal = value instanceof Hole ? null : literalOf(value);
    return literal ?? `$${values.push(value)}`;
  });
  return { text: withLiterals, values };
}

function reviveDates(row: Record<string, unknown>, dates: readonly string[]): void {
  for (const column of dates) if (row[column] !== null) row[column] = new Date(row[column] as string);
}

function statementOf(parts: Parts, changes: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const columns = Object.entries(parts).map(
    ([name, { rows }]) =>
      sql`(select coalesce(json_agg(found), '[]') from (${rows}) as found) as ${sql.ref(name)}`,
  );
  const before = changes.length > 0 ? sql`with ${sql.join(changes)} ` : sql``;
  return sql`${before}select ${sql.join(columns)}`;
}

/**
 * Reads that belong to one record, in one statement and so at one moment: a statement costs more than the few rows that it finds. Rows of a
 * part come in the order of its query. `changes` are made along with it (`name as (update …)`): all or none, and the parts are read as they
 * were before; what a change answers (`returning`) is read under its name.
 *
 * Making the statement costs as much as a reading, so it is made once: `make` is called with something that stands for the values, and may
 * do nothing with them but put them into queries.
 */
export function together<Values extends object, P extends Parts>(
  make: (values: Values, db: Database | Tx) => P,
  changes: (values: Values, db: Database | Tx) => readonly RawBuilder<unknown>[] = () => [],
): (db: Database | Tx, values: Values) => Promise<Found<P>> {
  let made: { readonly sql: string; readonly values: readonly unknown[]; readonly parts: P } | undefined;
  const makeOnce = (db: Database | Tx) => {
    const parts = make(HOLES as Values, db);
    const { sql: text, parameters } = statementOf(parts, changes(HOLES as Values, db)).compile(db);
    const statement = settled(text, parameters);
    prepare(statement.text);
    made = { sql: statement.text, values: statement.values, parts };
    return made;
  };
  return async (db, values) => {
    const statement = made ?? makeOnce(db);
    const given = statement.values.map((value) =>
      value instanceof Hole ? values[value.name as keyof Values] : value,
    );
    const { rows } = await db.executeQuery(CompiledQuery.raw(statement.sql, given));
    const [found = {}] = rows as Record<string, Record<string, unknown>[]>[];
    for (const [name, { dates }] of Object.entries(statement.parts))
      for (const row of found[name] ?? []) reviveDates(row, dates);
    return found as Found<P>;
  };
}

/**
 * Which writing of a row was read: PostgreSQL's own number of the transaction that wrote it. Whoever writes only where it is still the same
 * (`isMarked`) has missed no change in between, and needs no lock while they think.
 */
export const markPart = (table: string, id: number): Part<{ readonly mark: string }> =>
  part(sql<{ mark: string }>`select xmin::text as mark from ${sql.table(table)} where id = ${id}`, {});

export const isMarked = (mark: string) => sql<boolean>`xmin = ${mark}::xid`;
