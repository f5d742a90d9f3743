import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const fromFile = (path: string): Migration => ({
  up: async (db) => {
    await sql.raw(await readFile(path, 'utf8')).execute(db);
  },
});

/**
 * Plain SQL files in the order of their names, each once, forward only. Kysely's migrator takes an advisory lock, so two
 * instances that start together do not race: the second waits and finds the work done.
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = Object.fromEntries(
    names.map((name) => [name.slice(0, -4), fromFile(join(folder, name))]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error)
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
