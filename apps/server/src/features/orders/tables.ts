import type { CountryCode } from '@punkt/domain/country-code';
import type { AppealState, OrderActor } from '@punkt/domain/order-machine';
import type { OrderFile, OrderRecord } from '@punkt/domain/order-record';
import type { OrderStage, OrderStatus } from '@punkt/domain/order-status';
import type { PointType } from '@punkt/domain/point-type';
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';

export interface Remark {
  readonly path: string;
  readonly message: string;
}

interface OrderTable {
  id: GeneratedAlways<number>;
  owner_id: string;
  client_uuid: string | null;
  status: OrderStatus;
  /** Made by the database from the status. */
  stage: GeneratedAlways<OrderStage>;
  deleted: Generated<boolean>;
  version: Generated<number>;
  created: Date;
  updated: Date;
  since: Date;
  submitted: Date | null;
  accepted: Date | null;
  confirmed_to_open: boolean | null;
  country: CountryCode;
  type_point: PointType | null;
  city_name: string;
  full_address: string;
  latitude: number | null;
  longitude: number | null;
  ex_pickpoint_id: number | null;
  record: JSONColumnType<OrderRecord, string, string>;
  /** As staff saw it when they last sent it back. */
  returned: ColumnType<OrderRecord | null, string | null | undefined, string | null>;
  referral_code: Generated<string>;
  remarks: JSONColumnType<Remark[], string | undefined, string>;
  resubmitted: Generated<number>;
  warnings_confirmed: Generated<boolean>;
  appeal: Generated<AppealState>;
  appealed: Generated<Date | null>;
  ended_from: Generated<OrderStatus | null>;
  reopened: Generated<Date | null>;
  fee_at_stake: Generated<boolean>;
  /** The point that came out of it. */
  pickpoint_id: number | null;
  /** Photos and papers as they were approved; the activation brings newer ones. */
  approved_files: JSONColumnType<OrderFile[] | null, string | null | undefined, string | null>;
}

interface HistoryTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Date;
  event: string;
  actor: OrderActor;
  actor_id: string | null;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  comment: Generated<string>;
}

interface CommentTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Date;
  send_by: 'OWNER' | 'ADMIN';
  author_id: string | null;
  comment: string;
  client_uuid: string | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type OrderTables = {
  orders: OrderTable;
  order_history: HistoryTable;
  order_comments: CommentTable;
};

export type OrderRow = Selectable<OrderTable>;
/** What a list needs: without what the applicant filled in, which is most of the bytes. */
export const ORDER_HEAD = [
  'id',
  'status',
  'stage',
  'deleted',
  'created',
  'updated',
  'since',
  'submitted',
  'accepted',
  'confirmed_to_open',
  'country',
  'type_point',
  'full_address',
  'ex_pickpoint_id',
  'appeal',
  'appealed',
  'ended_from',
  'reopened',
  'fee_at_stake',
] as const satisfies ReadonlyArray<keyof OrderTable>;

export type OrderHead = Pick<OrderRow, (typeof ORDER_HEAD)[number]>;
export type NewOrder = Insertable<OrderTable>;
export type HistoryRow = Selectable<HistoryTable>;
export type CommentRow = Selectable<CommentTable>;
