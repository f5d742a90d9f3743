import type { ZoneKind } from '@punkt/domain/zones';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Part, part } from '../../platform/database/together.ts';
import type { GeoTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<GeoTables>();

/** As one parameter: PostgreSQL takes no more than 65,535 of them, and a tile asks for thousands of cells. */
const among = (cells: readonly string[]) => sql<boolean>`cell = any(${[...cells]}::text[])`;

export async function readZones(
  db: Database | Tx,
  cells: readonly string[],
): Promise<ReadonlyMap<string, ZoneKind>> {
  const rows = await tables(db)
    .selectFrom('geo_zones')
    .select(['cell', 'kind'])
    .where(among(cells))
    .execute();
  return new Map(rows.map(({ cell, kind }) => [cell, kind]));
}

export async function writeZone(tx: Tx, row: Insertable<GeoTables['geo_zones']>): Promise<void> {
  const { kind, note = '', updated, set_by = null } = row;
  await tables(tx)
    .insertInto('geo_zones')
    .values(row)
    .onConflict((conflict) => conflict.column('cell').doUpdateSet({ kind, note, updated, set_by }))
    .execute();
}

export const readReservation = (db: Database | Tx, cell: string) =>
  tables(db).selectFrom('geo_reservations').selectAll().where('cell', '=', cell).executeTakeFirst();

/** What is kept about a cell: what staff have set, and who has it. Nulls where nobody has said or taken anything. */
export interface CellRow {
  readonly kind: ZoneKind | null;
  readonly state: GeoTables['geo_reservations']['state'] | null;
  readonly order_id: number | null;
  readonly user_id: string | null;
}

/** Always one row. */
export const cellPart = (cell: string): Part<CellRow> =>
  part(
    sql<CellRow>`select zone.kind, reserved.state, reserved.order_id, reserved.user_id
      from (select ${cell}::text as cell) as wanted
      left join geo_zones as zone on zone.cell = wanted.cell
      left join geo_reservations as reserved on reserved.cell = wanted.cell`,
    {},
  );

export async function readOccupied(
  db: Database | Tx,
  cells: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(db)
    .selectFrom('geo_reservations')
    .select('cell')
    .where(among(cells))
    .where('state', '=', 'occupied')
    .execute();
  return new Set(rows.map(({ cell }) => cell));
}

/** Held or occupied: nobody else may have them. */
export async function readReserved(
  db: Database | Tx,
  cells: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(db).selectFrom('geo_reservations').select('cell').where(among(cells)).execute();
  return new Set(rows.map(({ cell }) => cell));
}

export const readReservationsOf = (db: Database | Tx, userId: string) =>
  tables(db)
    .selectFrom('geo_reservations')
    .select(['cell', 'order_id', 'state'])
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();

export const lockReservationOfOrder = (tx: Tx, orderId: number) =>
  tables(tx)
    .selectFrom('geo_reservations')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

/** Of two who reach for a cell the second waits for the first, and then finds it taken: false. */
export async function insertReservation(
  tx: Tx,
  row: Insertable<GeoTables['geo_reservations']>,
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('geo_reservations')
    .values(row)
    .onConflict((conflict) => conflict.column('cell').doNothing())
    .returning('cell')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteReservation(tx: Tx, cell: string): Promise<void> {
  await tables(tx).deleteFrom('geo_reservations').where('cell', '=', cell).execute();
}

export async function occupyReservation(tx: Tx, cell: string): Promise<void> {
  await tables(tx)
    .updateTable('geo_reservations')
    .set({ state: 'occupied' })
    .where('cell', '=', cell)
    .execute();
}
