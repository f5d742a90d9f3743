import type { NoticeKind } from '@punkt/domain/notices';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { NotificationRow, NotificationTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<NotificationTables>();

export async function insertNotice(
  tx: Tx,
  row: Insertable<NotificationTables['notifications']>,
): Promise<number> {
  const { id } = await tables(tx)
    .insertInto('notifications')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function readNotice(db: Database | Tx, id: number): Promise<NotificationRow | undefined> {
  return tables(db).selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface ListRequest {
  readonly unreadOnly: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export function readNotices(
  db: Database,
  userId: string,
  { unreadOnly, page, pageSize }: ListRequest,
): Promise<NotificationRow[]> {
  return tables(db)
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(unreadOnly, (query) => query.where('read', 'is', null))
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countNotices(db: Database | Tx, userId: string) {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*) as total, count(*) filter (where read is null) as unread
    from notifications where user_id = ${userId}`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Somebody else's ids are passed over like missing ones. Answers how many were unread until now. */
export async function markRead(
  tx: Tx,
  userId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  if (ids?.length === 0) return 0;
  const { numUpdatedRows } = await tables(tx)
    .updateTable('notifications')
    .set({ read: now })
    .where('user_id', '=', userId)
    .where('read', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', (ids ?? []).map(Number)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface Superseded {
  readonly userId: string;
  readonly kinds: readonly NoticeKind[];
  /** The application they are about; null for papers. */
  readonly order: number | null;
  readonly now: Date;
}

/** They count as read: nobody has to look at what is no longer so. Answers how many there were. */
export async function supersedeNotices(tx: Tx, { userId, kinds, order, now }: Superseded): Promise<number> {
  if (kinds.length === 0) return 0;
  const { numUpdatedRows } = await tables(tx)
    .updateTable('notifications')
    .set({ superseded: now, read: sql<Date>`coalesce(read, ${now})` })
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .where('superseded', 'is', null)
    .where(sql<boolean>`(params ->> 'order') is not distinct from ${order === null ? null : String(order)}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function isUnread(tx: Tx, userId: string, kind: NoticeKind, link: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read', 'is', null)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers for whom something was unread until now. */
export async function markDone(
  tx: Tx,
  userIds: readonly string[],
  kind: NoticeKind,
  link: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tables(tx)
    .updateTable('notifications')
    .set({ read: now })
    .where('user_id', 'in', userIds)
    .where('read', 'is', null)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .returning('user_id')
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export function allNotices(db: Database, userId: string) {
  return tables(db)
    .selectFrom('notifications')
    .select(['kind', 'params', 'link', 'created', 'read'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteNotices(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('notifications').where('user_id', '=', userId).execute();
}

export async function sweepNotices(db: Database, before: Date): Promise<void> {
  await tables(db).deleteFrom('notifications').where('created', '<', before).execute();
}
