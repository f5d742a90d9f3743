import type { CountryCode } from '@punkt/domain/country-code';
import type { PointType } from '@punkt/domain/point-type';
import type { Generated, Insertable, Selectable } from 'kysely';

interface PointTable {
  id: Generated<number>;
  external_id: string;
  owner_id: string;
  name: string;
  address: string;
  country: CountryCode;
  district: Generated<string>;
  latitude: number;
  longitude: number;
  is_active: Generated<boolean>;
  type_point: PointType;
  area: number;
  stock_area: number;
  created: Date;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type PointTables = { points: PointTable };

export type PointRow = Selectable<PointTable>;
export type NewPoint = Insertable<PointTable>;
