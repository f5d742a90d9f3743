import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runsOutside, statementsOf } from '../src/platform/database/migration-rules.ts';
import { newDatabase, pgQuery } from './harness.ts';

const FOLDER = join(import.meta.dirname, '../migrations');

/**
 * A database as it was before a migration, in a schema of its own: the database of a test is migrated already. `run` carries out those
 * that move its data.
 */
export async function databaseBefore(number: string) {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const url = await newDatabase();
  const carryOut = async (chosen: readonly string[]) => {
    for (const name of chosen) {
      const text = await readFile(join(FOLDER, name), 'utf8');
      for (const each of runsOutside(text) ? statementsOf(text) : [text]) await pgQuery(url, each);
    }
  };
  await pgQuery(url, 'drop schema public cascade; create schema public');
  await carryOut(names.filter((name) => name < number));
  return {
    url,
    run: (...numbers: readonly string[]) =>
      carryOut(names.filter((name) => numbers.some((wanted) => name.startsWith(`${wanted}_`)))),
  };
}
