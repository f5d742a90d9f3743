import type { ZoneKind } from '@punkt/domain/zones';
import type { Generated } from 'kysely';

type ReservationState = 'held' | 'occupied';

interface ZoneTable {
  cell: string;
  kind: ZoneKind;
  note: Generated<string>;
  updated: Date;
  /** Of the staff; null for what was imported. */
  set_by: string | null;
}

interface ReservationTable {
  cell: string;
  order_id: number;
  user_id: string | null;
  state: ReservationState;
  created: Date;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type GeoTables = {
  geo_zones: ZoneTable;
  geo_reservations: ReservationTable;
};
