import { advisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ContentTables, ContentVersion } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<ContentTables>();

/** One publication after the other, on all instances. */
export const holdContent = (tx: Tx): Promise<void> => advisoryLock(tx, 'content');

/** 0 before the first publication. */
export async function lastVersion(db: Database | Tx): Promise<number> {
  const { last } = await tables(db)
    .selectFrom('content_versions')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export const readVersion = (db: Database, version: number): Promise<ContentVersion> =>
  tables(db)
    .selectFrom('content_versions')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

export async function insertVersion(tx: Tx, row: ContentVersion): Promise<void> {
  await tables(tx)
    .insertInto('content_versions')
    .values({ ...row, sections: JSON.stringify(row.sections) })
    .execute();
}
