import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { ContentTables, ContentVersion } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<ContentTables>();

/** One publication after the other, on all instances. */
export const lockContent = (tx: Tx): Promise<void> => advisoryLock(tx, 'content');

/** 0 before the first publication. */
export async function lastVersion(db: Database | Tx): Promise<number> {
  const { last } = await tables(db)
    .selectFrom('content_versions')
    .select((row) => row.fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export const findVersion = (db: Database | Tx, version: number): Promise<ContentVersion | undefined> =>
  tables(db).selectFrom('content_versions').selectAll().where('version', '=', version).executeTakeFirst();

export async function readVersion(db: Database | Tx, version: number): Promise<ContentVersion> {
  const found = await findVersion(db, version);
  if (!found) throw new Error(`the content has no version ${version}`);
  return found;
}

export type VersionHead = Pick<ContentVersion, 'version' | 'published' | 'published_by' | 'summary'>;

/** The newest first. */
export const listVersions = (db: Database | Tx, before: number, count: number): Promise<VersionHead[]> =>
  tables(db)
    .selectFrom('content_versions')
    .select(['version', 'published', 'published_by', 'summary'])
    .where('version', '<', before)
    .orderBy('version', 'desc')
    .limit(count)
    .execute();

export async function insertVersion(tx: Tx, row: ContentVersion): Promise<void> {
  await tables(tx)
    .insertInto('content_versions')
    .values({
      ...row,
      sections: JSON.stringify(row.sections),
      document: JSON.stringify(row.document),
      summary: JSON.stringify(row.summary),
    })
    .execute();
}
