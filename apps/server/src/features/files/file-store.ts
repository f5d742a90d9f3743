import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import type { Claim, FileTables, NewFile, ShownFile, StoredRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<FileTables>();

export async function addFile(tx: Tx, row: NewFile): Promise<void> {
  await tables(tx).insertInto('files').values(row).execute();
}

export async function findFiles(db: Database | Tx, ids: readonly string[]): Promise<StoredRow[]> {
  if (ids.length === 0) return [];
  return tables(db)
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', ids)
    .where('removed', 'is', null)
    .execute();
}

/** What is shown of the files that a record holds, to be read beside it. */
export const heldPart = (db: Database | Tx, record: Pick<Claim, 'entity_type' | 'entity_id'>) =>
  part<ShownFile>(
    tables(db)
      .selectFrom('file_claims')
      .innerJoin('files', 'files.id', 'file_claims.file_id')
      .select(['files.id', 'files.entity_type', 'files.media_type', 'files.name', 'files.size'])
      .where('file_claims.entity_type', '=', record.entity_type)
      .where('file_claims.entity_id', '=', record.entity_id)
      .where('files.removed', 'is', null),
    {},
  );

/** In one order for everybody, so that two records that want the same files wait instead of locking each other out. */
export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<StoredRow[]> {
  if (ids.length === 0) return [];
  return tables(tx)
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', ids)
    .where('removed', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function claimsOf(db: Database | Tx, fileId: string): Promise<Claim[]> {
  return tables(db).selectFrom('file_claims').selectAll().where('file_id', '=', fileId).execute();
}

export async function claimedBy(db: Database | Tx, record: Pick<Claim, 'entity_type' | 'entity_id'>) {
  return tables(db)
    .selectFrom('file_claims')
    .select(['file_id', 'purpose'])
    .where('entity_type', '=', record.entity_type)
    .where('entity_id', '=', record.entity_id)
    .execute();
}

export async function addClaim(tx: Tx, claim: Claim): Promise<void> {
  await tables(tx)
    .insertInto('file_claims')
    .values(claim)
    .onConflict((conflict) =>
      conflict.columns(['file_id', 'entity_type', 'entity_id']).doUpdateSet({ purpose: claim.purpose }),
    )
    .execute();
  await tables(tx)
    .updateTable('files')
    .set({ unclaimed_since: null })
    .where('id', '=', claim.file_id)
    .execute();
}

export async function dropClaims(
  tx: Tx,
  ids: readonly string[],
  record: Pick<Claim, 'entity_type' | 'entity_id'>,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tables(tx)
    .deleteFrom('file_claims')
    .where('file_id', 'in', ids)
    .where('entity_type', '=', record.entity_type)
    .where('entity_id', '=', record.entity_id)
    .execute();
  await tables(tx)
    .updateTable('files')
    .set({ unclaimed_since: now })
    .where('id', 'in', ids)
    .where('unclaimed_since', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('file_claims').select('file_id').whereRef('file_claims.file_id', '=', 'files.id')),
      ),
    )
    .execute();
}

export async function markUnclaimed(db: Database, before: Date, now: Date): Promise<void> {
  await tables(db)
    .updateTable('files')
    .set({ removed: now })
    .where('unclaimed_since', '<', before)
    .where('removed', 'is', null)
    .execute();
}

export async function markOwnerFiles(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('files')
    .set({ removed: now })
    .where('owner_id', '=', ownerId)
    .where('removed', 'is', null)
    .execute();
}

export async function removedFiles(db: Database, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('files')
    .select('id')
    .where('removed', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteFile(db: Database, id: string): Promise<void> {
  await tables(db).deleteFrom('files').where('id', '=', id).execute();
}

export async function addTicket(db: Database, row: FileTables['film_tickets']): Promise<void> {
  await tables(db).insertInto('film_tickets').values(row).execute();
}

export async function findTicket(db: Database, fileId: string, hash: Buffer, now: Date) {
  return tables(db)
    .selectFrom('film_tickets')
    .select('session_id')
    .where('hash', '=', hash)
    .where('file_id', '=', fileId)
    .where('expires', '>', now)
    .executeTakeFirst();
}

export async function dropTickets(db: Database, before: Date): Promise<void> {
  await tables(db).deleteFrom('film_tickets').where('expires', '<', before).execute();
}

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
