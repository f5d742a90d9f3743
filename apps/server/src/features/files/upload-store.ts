import { chunkOffset } from '@punkt/domain/uploads';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Part } from '../../platform/files/storage.ts';
import type { Refusal } from './refusals.ts';
import type { FileTables, Upload } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<FileTables>();

export async function findUpload(db: Database | Tx, id: string): Promise<Upload | undefined> {
  return tables(db).selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Two first slices at once make one upload; the second finds it. */
export async function addUpload(tx: Tx, row: Omit<Upload, 'state' | 'refusal' | 'ended' | 'pages'>) {
  await tables(tx)
    .insertInto('uploads')
    .values({ ...row, refusal: null, ended: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Alone: nobody adds a slice meanwhile. */
export async function lockUpload(tx: Tx, id: string): Promise<Upload | undefined> {
  return tables(tx).selectFrom('uploads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Answers which of the slices are new: none where the upload has ended. Keeps the upload from ending until the commit, and waits for whoever is
 * just bringing one of them. One statement, for there are hundreds of slices, and in their order: of two who bring some of the same, each
 * would otherwise wait for the other.
 */
export async function addChunks(
  tx: Tx,
  id: string,
  parts: readonly Part[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const column = (name: 'num' | 'size' | 'crc') => parts.map((part) => part[name]);
  const { rows } = await sql<{ num: number }>`
    with open as (select id from uploads where id = ${id} and state = 'open' for share)
    insert into upload_chunks (upload_id, num, size, crc, received)
      select open.id, part.num, part.size, part.crc, ${at}::timestamptz
      from open, unnest(${column('num')}::int[], ${column('size')}::int[], ${column('crc')}::bigint[]) as part (num, size, crc)
      order by part.num
    on conflict do nothing returning num`.execute(tx);
  return new Set(rows.map(({ num }) => num));
}

export async function receivedNums(db: Database, id: string): Promise<number[]> {
  const { rows } = await sql<{ nums: number[] }>`select coalesce(array_agg(num order by num), '{}') as nums
    from upload_chunks where upload_id = ${id}`.execute(db);
  return rows[0]?.nums ?? [];
}

export async function receivedChunks(db: Database | Tx, id: string): Promise<Part[]> {
  const rows = await tables(db)
    .selectFrom('upload_chunks')
    .select(['num', 'size', 'crc'])
    .where('upload_id', '=', id)
    .orderBy('num')
    .execute();
  return rows.map((row) => ({ ...row, offset: chunkOffset(row.num) }));
}

export async function deleteChunks(tx: Tx, id: string, nums?: readonly number[]): Promise<void> {
  const query = tables(tx).deleteFrom('upload_chunks').where('upload_id', '=', id);
  await (nums ? query.where('num', 'in', nums) : query).execute();
}

/** How many files it can become, then how many it became: the sweep must know before the first byte is stored. */
export async function setPages(db: Database | Tx, id: string, pages: number): Promise<void> {
  await tables(db).updateTable('uploads').set({ pages }).where('id', '=', id).execute();
}

export async function endUpload(
  tx: Tx,
  id: string,
  state: 'done' | 'refused',
  at: Date,
  refusal?: Refusal,
): Promise<void> {
  await tables(tx)
    .updateTable('uploads')
    .set({ state, ended: at, refusal: refusal ? JSON.stringify(refusal) : null })
    .where('id', '=', id)
    .execute();
}

/** What a person has under way or lying about: unfinished uploads and files that no record holds. */
export async function pendingOf(
  tx: Tx,
  ownerId: string,
  besides: string,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(bytes), 0)::bigint as bytes from (
      select total_size / 4 * 3 as bytes from uploads where owner_id = ${ownerId} and state = 'open'
        and id <> ${besides}
      union all
      select size from files where owner_id = ${ownerId} and unclaimed_since is not null and removed is null
    ) as pending`.execute(tx);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Marks what got no slice since `before`, and what ended before it: nobody asks about it any more. */
export async function markAbandoned(db: Database, before: Date): Promise<void> {
  await sql`update uploads set state = 'removed' where state <> 'removed' and created < ${before}
    and coalesce(ended, (select max(received) from upload_chunks where upload_id = id), created) < ${before}`.execute(
    db,
  );
}

export async function markOwnerUploads(tx: Tx, ownerId: string): Promise<void> {
  await tables(tx).updateTable('uploads').set({ state: 'removed' }).where('owner_id', '=', ownerId).execute();
}

export async function removedUploads(db: Database, limit: number) {
  return tables(db)
    .selectFrom('uploads')
    .select(['id', 'file_id', 'total_size', 'pages', 'ended', 'refusal'])
    .where('state', '=', 'removed')
    .limit(limit)
    .execute();
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await tables(db).deleteFrom('uploads').where('id', '=', id).execute();
}
