import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';

/** The platform knows no table of a feature; a store says which tables it means with `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: an empty table set is exactly what is meant
export type Database = Kysely<{}>;
// biome-ignore lint/complexity/noBannedTypes: as above
export type Tx = Transaction<{}>;

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Log;
  /** No time limits on statements and locks: for migrations, which nobody's request waits for. */
  readonly patient?: boolean;
}

const LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Bigints of the wire are ids and counts: they fit, and a string id would compare wrongly in code. */
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

export function openDatabase({ url, poolSize, log, patient = false }: DatabaseOptions): {
  db: Database;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(patient ? {} : LIMITS),
    application_name: 'punkt',
  });
  // An error nobody listens to ends the process: the pool reports what it loses while idle, a client what it loses at work.
  // Once we are closing, a server that goes away first is no news.
  const lost = (error: Error) =>
    log[pool.ending ? 'debug' : 'warn']({ err: error.message }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  // biome-ignore lint/complexity/noBannedTypes: see Database
  return { db: new Kysely<{}>({ dialect: new PostgresDialect({ pool }) }), pool };
}
