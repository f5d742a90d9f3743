import type { ZoneKind } from '@punkt/domain/zones';
import { type Selectable, sql } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';
import type { GeoTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<GeoTables>();

export interface SetZoneFilter {
  readonly kind?: ZoneKind | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Imported ones have nobody. */
export type SetZoneRow = Selectable<GeoTables['geo_zones']> & {
  readonly set_by: string;
  readonly reserved: boolean;
};

function byHand(db: Database | Tx, kind: ZoneKind | undefined) {
  const rows = tables(db).selectFrom('geo_zones').where('set_by', 'is not', null);
  return kind ? rows.where('kind', '=', kind) : rows;
}

const withReserved = (db: Database | Tx, kind?: ZoneKind) =>
  byHand(db, kind)
    .selectAll()
    .select(sql<boolean>`exists (select from geo_reservations where cell = geo_zones.cell)`.as('reserved'))
    .$narrowType<{ set_by: string }>();

/** The latest first. */
export const readSetZones = (db: Database, { kind, page, pageSize }: SetZoneFilter): Promise<SetZoneRow[]> =>
  withReserved(db, kind)
    .orderBy('updated', 'desc')
    .orderBy('cell')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Counted no further: nobody turns so many pages. */
const MOST = 10_000;

export const countSetZones = (db: Database, { kind }: SetZoneFilter): Promise<number> =>
  countRows(db, byHand(db, kind).select('cell').limit(MOST));

export const readSetZone = (db: Database | Tx, cell: string): Promise<SetZoneRow | undefined> =>
  withReserved(db).where('cell', '=', cell).executeTakeFirst();

export async function deleteZone(tx: Tx, cell: string): Promise<void> {
  await tables(tx).deleteFrom('geo_zones').where('cell', '=', cell).execute();
}
