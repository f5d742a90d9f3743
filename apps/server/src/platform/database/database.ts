import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { endsConnection } from './failures.ts';

/** The platform knows no table of a feature; a store says which tables it means with `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: an empty table set is exactly what is meant
export type Database = Kysely<{}>;
// biome-ignore lint/complexity/noBannedTypes: as above
export type Tx = Transaction<{}>;

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Log;
  /** How long a request waits for a connection, or for a row that somebody else holds, before it is told to come again. */
  readonly waitMs?: number;
  /** No time limits on statements and locks: for migrations, which nobody's request waits for. */
  readonly patient?: boolean;
}

const WAIT_MS = 5_000;

const limits = (waitMs: number) => ({
  statement_timeout: 2 * waitMs,
  lock_timeout: waitMs,
  idle_in_transaction_session_timeout: 3 * waitMs,
});

/** Bigints of the wire are ids and counts: they fit, and a string id would compare wrongly in code. */
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/**
 * The query that hears the farewell fails at once, but the socket closes only when the server process has exited: on a busy machine
 * that is later. In between the pool would take the connection for a good one, and hand it to the next request.
 */
function dropAtFarewell(client: pg.Client): void {
  client.connection.on('errorMessage', (error: Error) => {
    if (endsConnection(error)) client.connection.emit('error', error);
  });
}

export function openDatabase({ url, poolSize, log, waitMs = WAIT_MS, patient = false }: DatabaseOptions): {
  db: Database;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Counts both the waiting for a free connection and the opening of a new one.
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    ...(patient ? {} : limits(waitMs)),
    application_name: 'punkt',
  });
  // An error nobody listens to ends the process: the pool reports what it loses while idle, a client what it loses at work.
  // Once we are closing, a server that goes away first is no news.
  const lost = (error: Error) =>
    log[pool.ending ? 'debug' : 'warn']({ err: error.message }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', lost);
    dropAtFarewell(client as pg.Client);
  });
  // biome-ignore lint/complexity/noBannedTypes: see Database
  return { db: new Kysely<{}>({ dialect: new PostgresDialect({ pool }) }), pool };
}
