import type { Database } from '../../platform/database/database.ts';
import type { FileTables, StoredRow } from './tables.ts';

/** Everything a person ever sent that is still there. */
export async function filesOfOwner(db: Database, ownerId: string): Promise<StoredRow[]> {
  return db
    .withTables<FileTables>()
    .selectFrom('files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('removed', 'is', null)
    .orderBy('created')
    .execute();
}
