import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { concurrentIndexes, migrationProblems, runsOutside, statementsOf } from './migration-rules.ts';

interface File {
  readonly name: string;
  readonly text: string;
}

async function readFiles(folder: string): Promise<File[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -4),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** An index whose making was cut off stays behind, slows writes and helps nobody, and `if not exists` would take it for done. */
async function dropUnfinished(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relname = any (${names}) and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
}

async function runOutside(db: Database, text: string): Promise<void> {
  const [problem] = migrationProblems(text);
  if (problem) throw new Error(problem);
  await dropUnfinished(db, concurrentIndexes(text));
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
}

/**
 * Shorter than PostgreSQL waits before it looks for a deadlock (1 s), so that it is not a writer who has to give way. After many
 * attempts in vain it waits longer: better that somebody else repeats a call than that the release never starts.
 */
const lockWaitMs = (attempt: number) => (attempt < 100 ? 400 : 2_000);
const GIVE_UP_AFTER_MS = 10 * 60_000;

/** Somebody holds a table (55P03), or holds one and waits for another (40P01). */
const isHeld = (error: unknown) =>
  ['55P03', '40P01'].includes((error as { code?: string } | undefined)?.code ?? '');

/**
 * A migration that waits for a table makes everybody else wait behind it, and one that has changed a table and waits for the next
 * deadlocks with whoever goes the other way. So it waits for a moment only, lets everything go, and comes again.
 */
async function untilFree(work: (lockWait: number) => Promise<unknown>): Promise<unknown> {
  const until = Date.now() + GIVE_UP_AFTER_MS;
  for (let attempt = 1; ; attempt += 1) {
    const error = await work(lockWaitMs(attempt));
    if (!isHeld(error) || Date.now() > until) return error;
    await delay(50 + Math.random() * 150);
  }
}

/**
 * One instance migrates, the others ask again and again. Waiting inside PostgreSQL would be a statement under way, and an index
 * that is made concurrently waits for the end of each of those: the two would wait for each other.
 */
async function alone<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const key = sql`hashtextextended('punkt migrations', 0)`;
  return db.connection().execute(async (own) => {
    const taken = async () =>
      (await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(own)).rows[0]
        ?.taken;
    while (!(await taken())) await delay(100);
    try {
      return await work(own);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(own);
    }
  });
}

/**
 * Plain SQL files in the order of their names, each once, forward only, each in a transaction of its own. One that begins with
 * «-- outside a transaction» runs statement by statement, for what must not block writes (see migration-rules).
 */
export async function migrate(
  db: Database,
  folder: string,
  /** Other schemas that are changed at a start (jobs): the next instance reads all tables there are, and must not meet them half changed. */
  afterwards: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const files = await readFiles(folder);
  let lockWait = 0;
  const run = async (own: Database, text: string): Promise<void> => {
    if (runsOutside(text)) return runOutside(own, text);
    await sql.raw(`set local lock_timeout = ${lockWait}`).execute(own);
    await sql.raw(text).execute(own);
  };
  const migrations = Object.fromEntries(
    files.map(({ name, text }) => [name, { up: (own: Database) => run(own, text) }]),
  );
  return alone(db, async (own) => {
    const migrator = new Migrator({ db: own, provider: { getMigrations: async () => migrations } });
    const pending = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt);
    for (const { name } of pending) {
      const disableTransactions = runsOutside(files.find((file) => file.name === name)?.text ?? '');
      const error = await untilFree(async (wait) => {
        lockWait = wait;
        return (await migrator.migrateTo(name, { disableTransactions })).error;
      });
      if (error) throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
    }
    await afterwards();
    return pending.map(({ name }) => name);
  });
}
