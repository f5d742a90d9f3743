import type { CountryCode } from '@punkt/domain/country-code';
import type { FileType } from '@punkt/domain/files';
import type { PointAct, PointActorKind, PointChange, PointRecord } from '@punkt/domain/point-record';
import type { RequestKind, RequestState } from '@punkt/domain/point-requests';
import type { PointType } from '@punkt/domain/point-type';
import type { Location, SignboardFormat, SignboardSize } from '@punkt/domain/premises';
import type { Timetable } from '@punkt/domain/timetable';
import type { Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely';

interface PointPhoto {
  readonly url: string;
  readonly type: FileType;
}

type TimetableColumn = JSONColumnType<Timetable | null, string | null | undefined, string | null>;

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
  /** Part of the address under which its people are listed. */
  shard: Generated<number>;
  timetable: TimetableColumn;
  /** Of instances before migration 0032; `record` has all files. */
  photos: JSONColumnType<PointPhoto[], string | undefined, string>;
  signboard_size: SignboardSize | null;
  signboard_format: SignboardFormat | null;
  closed: Date | null;
  /** Read it by `fittedPoint`: it may lack fields of a newer table. */
  record: JSONColumnType<Partial<PointRecord>, string | undefined, string>;
  version: Generated<number>;
  updated: Date | null;
  rate: number | null;
  floor_level: Location | null;
  block_until: Date | null;
  block_reason: Generated<string>;
  signboard_files: JSONColumnType<string[], string | undefined, string>;
  signboard_checked: Generated<boolean>;
  /** Approved for a later day: from `next_from` on they are the hours. */
  next_timetable: TimetableColumn;
  next_from: string | null;
}

interface ChangeTable {
  id: GeneratedAlways<number>;
  point_id: number;
  at: Date;
  act: PointAct;
  actor: PointActorKind;
  actor_id: string | null;
  changes: JSONColumnType<PointChange[], string | undefined, string>;
  comment: Generated<string>;
}

interface RequestTable {
  /** Of its case, too. */
  id: string;
  point_id: number;
  kind: RequestKind;
  state: RequestState;
  /** By the kind: see review-service.ts. */
  asked: JSONColumnType<object, string, string>;
  before: JSONColumnType<object, string, string>;
  reason: Generated<string>;
  asked_by: string | null;
  created: Date;
  decided: Date | null;
  comment: Generated<string>;
}

interface DayTable {
  point_id: number;
  day: string;
  open: string;
  close: string;
  is_day_off: boolean;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type PointTables = {
  points: PointTable;
  point_changes: ChangeTable;
  point_requests: RequestTable;
  point_days: DayTable;
};

export type PointRow = Selectable<PointTable>;
/** What a list shows of a point: records, photos and timetables of twenty points would be read for nothing. */
export const CARD_COLUMNS = [
  'id',
  'external_id',
  'owner_id',
  'name',
  'address',
  'country',
  'district',
  'latitude',
  'longitude',
  'rate',
  'is_active',
  'block_until',
  'block_reason',
  'type_point',
  'area',
  'stock_area',
  'shard',
] as const satisfies readonly (keyof PointTable)[];
export type PointCardRow = Pick<PointRow, (typeof CARD_COLUMNS)[number]>;
export type NewPoint = Insertable<PointTable>;
export type PointUpdate = Updateable<PointTable>;
export type ChangeRow = Selectable<ChangeTable>;
export type NewChange = Insertable<ChangeTable>;
export type RequestRow = Selectable<RequestTable>;
export type NewRequest = Insertable<RequestTable>;
export type DayRow = Selectable<DayTable>;
