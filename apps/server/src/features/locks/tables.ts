import type { LockState } from '@punkt/domain/activation';
import type { LockPhotoType, LockReason } from '@punkt/domain/lock-terms';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** A photo by the id of its file. */
export interface StoredPhoto {
  readonly id: string;
  readonly type: LockPhotoType;
}

interface Remark {
  readonly path: string;
  readonly message: string;
}

interface LockTable {
  order_id: number;
  owner_id: string | null;
  kind: 'lock' | 'reason';
  status: LockState;
  name: string;
  /** The owner heard it: this is the lock of that door. */
  clicked: boolean;
  reason: LockReason | null;
  description: string;
  photos: JSONColumnType<StoredPhoto[], string, string>;
  comment: string;
  remarks: JSONColumnType<Remark[], string, string>;
  point_id: number | null;
  version: Generated<number>;
  updated: Date;
}

interface AnswerTable {
  order_id: number;
  /** Made by the phone: the same one counts once. */
  client_uuid: string;
  owner_id: string;
  name: string;
  clicked: boolean;
  at: Date;
}

interface TokenTable {
  id: string;
  lock: string;
  kind: 'activate' | 'open';
  order_id: number | null;
  point_id: number | null;
  user_id: string | null;
  key_id: string;
  issued: Date;
  not_after: Date;
  revoked: Date | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type LockTables = { locks: LockTable; lock_answers: AnswerTable; lock_tokens: TokenTable };

export type LockRow = Selectable<LockTable>;
export type AnswerRow = Selectable<AnswerTable>;
export type TokenRow = Selectable<TokenTable>;
