import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { CameraTables, CheckRow, SettingsRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<CameraTables>();

/** Settings of an application with the name of their vendor and their last check. */
export type ReadSettings = SettingsRow & { readonly vendor_name: string; readonly check: CheckRow | null };

export async function readSettings(db: Database | Tx, orderId: number): Promise<ReadSettings[]> {
  const rows = await tables(db)
    .selectFrom('camera_settings')
    .innerJoin('camera_vendors', 'camera_vendors.id', 'camera_settings.vendor_id')
    .selectAll('camera_settings')
    .select('camera_vendors.name as vendor_name')
    .where('order_id', '=', orderId)
    .execute();
  const ids = rows.flatMap(({ check_id }) => (check_id === null ? [] : [check_id]));
  const checks =
    ids.length === 0
      ? []
      : await tables(db).selectFrom('camera_checks').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({ ...row, check: checks.find(({ id }) => id === row.check_id) ?? null }));
}

export async function writeSettings(tx: Tx, row: SettingsRow): Promise<void> {
  const { order_id: _, state: __, ...values } = row;
  await tables(tx)
    .insertInto('camera_settings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['order_id', 'state']).doUpdateSet(values))
    .execute();
}

export async function setCheck(
  tx: Tx,
  orderId: number,
  state: SettingsRow['state'],
  checkId: number,
): Promise<void> {
  await tables(tx)
    .updateTable('camera_settings')
    .set({ check_id: checkId })
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .execute();
}

export const insertCheck = (tx: Tx, row: Insertable<CameraTables['camera_checks']>): Promise<CheckRow> =>
  tables(tx).insertInto('camera_checks').values(row).returningAll().executeTakeFirstOrThrow();

/** The last time this recorder answered at all, before a check. */
export function readAnswerBefore(db: Database | Tx, check: CheckRow): Promise<CheckRow | undefined> {
  return tables(db)
    .selectFrom('camera_checks')
    .selectAll()
    .where('order_id', '=', check.order_id)
    .where('vendor_id', '=', check.vendor_id)
    .where('url', '=', check.url)
    .where('id', '<', check.id)
    .where(sql<boolean>`report -> 'trouble' = 'null'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Boxes under other keys, in the order of their applications, after one of them. */
export const readOtherKeys = (
  db: Database,
  currentKeyId: string,
  after: Pick<SettingsRow, 'order_id' | 'state'> | undefined,
  limit: number,
): Promise<SettingsRow[]> => {
  const rows = tables(db).selectFrom('camera_settings').selectAll().where('key_id', '<>', currentKeyId);
  const rest = after
    ? rows.where((where) =>
        where(where.refTuple('order_id', 'state'), '>', where.tuple(after.order_id, after.state)),
      )
    : rows;
  return rest.orderBy('order_id').orderBy('state').limit(limit).execute();
};

/** Answers false where the box is no longer the one that was read. */
export async function replaceBox(
  db: Database,
  row: SettingsRow,
  sealed: { readonly keyId: string; readonly box: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('camera_settings')
    .set({ key_id: sealed.keyId, box: sealed.box })
    .where('order_id', '=', row.order_id)
    .where('state', '=', row.state)
    .where('box', '=', row.box)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was tried and never saved is not kept for ever. */
export async function deleteTriedBefore(db: Database, moment: Date): Promise<void> {
  await tables(db)
    .deleteFrom('camera_settings')
    .where('state', '=', 'tried')
    .where('at', '<', moment)
    .execute();
}

export async function readOfPerson(db: Database, ownerId: string) {
  const settings = await tables(db)
    .selectFrom('camera_settings')
    .innerJoin('camera_vendors', 'camera_vendors.id', 'camera_settings.vendor_id')
    .select(['order_id', 'state', 'camera_vendors.name as vendor', 'url', 'description', 'at'])
    .where('owner_id', '=', ownerId)
    .orderBy('order_id')
    .orderBy('state')
    .execute();
  const checks = await tables(db)
    .selectFrom('camera_checks')
    .select(['order_id', 'url', 'checked', 'is_validated', 'report'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return { settings, checks };
}

export async function deleteOfPerson(tx: Tx, ownerId: string): Promise<void> {
  await tables(tx).deleteFrom('camera_settings').where('owner_id', '=', ownerId).execute();
  await tables(tx).deleteFrom('camera_checks').where('owner_id', '=', ownerId).execute();
}
