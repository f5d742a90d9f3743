import { type Expression, Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { endsConnection } from './failures.ts';
import { usePrepared } from './prepared.ts';
import { dropClient, endInTime, KEEP_ALIVE, throwAwaySilent } from './watched-client.ts';

/** The platform knows no table of a feature; a store says which tables it means with `withTables`. */
// biome-ignore lint/complexity/noBannedTypes: an empty table set is exactly what is meant
export type Database = Kysely<{}>;
// biome-ignore lint/complexity/noBannedTypes: as above
export type Tx = Transaction<{}>;

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Log;
  /** How long a request waits for a connection, or for a statement, before it is refused and may retry. */
  readonly waitMs?: number;
  /** No time limits on statements and locks: for migrations, which nobody's request waits for. */
  readonly patient?: boolean;
  /** Told of every statement, with the time it took; for traces. */
  readonly onQuery?: (event: LogEvent) => void;
}

const WAIT_MS = 5_000;

/** In the order in which they say something: a row that somebody holds, a statement, a server that says nothing at all. */
const limits = (waitMs: number) => ({
  lock_timeout: Math.ceil(0.8 * waitMs),
  statement_timeout: waitMs,
  idle_in_transaction_session_timeout: 3 * waitMs,
});
const silenceLimit = (waitMs: number) => Math.ceil(1.1 * waitMs);

/** Bigints of the wire are ids and counts: they fit, and a string id would compare wrongly in code. */
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/**
 * When PostgreSQL terminates a connection, the running query fails at once, but the socket closes only when the server process
 * has exited, on a busy machine later. In between the pool would hand the dead connection to the next request.
 */
function dropTerminatedClient(client: pg.Client): void {
  client.connection.on('errorMessage', (error: Error) => {
    if (endsConnection(error)) client.connection.emit('error', error);
  });
}

/** Which connections nobody uses. Where one of them went silent, the others are not trusted either: each would cost a call its time. */
function watchIdle(pool: pg.Pool): () => void {
  const idle = new Set<pg.Client>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (_, client) => idle.add(client));
  return () => {
    for (const client of idle) dropClient(client, new Error('not trusted any more'));
  };
}

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
}

export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { url, poolSize, log, waitMs = WAIT_MS, patient = false, onQuery } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Counts both the waiting for a free connection and the opening of a new one.
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    ...(patient ? {} : limits(waitMs)),
    ...KEEP_ALIVE,
    application_name: 'punkt',
  });
  // An error nobody listens to ends the process: the pool reports what it loses while idle, a client what it loses at work.
  // Once we are closing, a server that goes away first is no news.
  const lost = (error: Error) =>
    log[pool.ending ? 'debug' : 'warn']({ err: error.message }, 'database connection lost');
  const dropIdle = watchIdle(pool);
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', lost);
    dropTerminatedClient(client);
    endInTime(client);
    usePrepared(client);
    if (!patient) throwAwaySilent(client, silenceLimit(waitMs), dropIdle);
  });
  const dialect = new PostgresDialect({ pool });
  // biome-ignore lint/complexity/noBannedTypes: see Database
  return { db: new Kysely<{}>({ dialect, ...(onQuery && { log: onQuery }) }), pool };
}

/**
 * A lock on a name instead of a row, on all instances, until the transaction is over. `shared` holders let each other in and
 * keep out whoever wants it alone.
 */
export async function advisoryLock(tx: Tx, name: string, mode: 'alone' | 'shared' = 'alone'): Promise<void> {
  if (mode === 'shared')
    await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(tx);
  else await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Delivered to every instance at the commit, or never: a change that was rolled back is no news. */
export async function notify(tx: Database | Tx, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

/** How many rows a query has. Give it a limit: a list that only grows stays quick, and nobody needs to know whether it is 90,000 or 91,000. */
export async function countRows(db: Database | Tx, rows: Expression<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total from (${rows}) as counted`.execute(
    db,
  );
  return counted.rows[0]?.total ?? 0;
}
