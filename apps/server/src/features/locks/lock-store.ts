import type { Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import type { AnswerRow, LockRow, LockTables, TokenRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<LockTables>();

/** Rows are written under the lock of their application's row alone, so they need none of their own. */
export const readLock = (db: Database | Tx, orderId: number): Promise<LockRow | undefined> =>
  tables(db).selectFrom('locks').selectAll().where('order_id', '=', orderId).executeTakeFirst();

export const writeLock = (
  tx: Tx,
  row: Omit<Insertable<LockTables['locks']>, 'version'>,
): Promise<LockRow> => {
  const { order_id: _, ...values } = row;
  return tables(tx)
    .insertInto('locks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((set) => ({ ...values, version: set('locks.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};

export async function changeLock(
  tx: Tx,
  orderId: number,
  changes: Updateable<LockTables['locks']>,
): Promise<void> {
  await tables(tx)
    .updateTable('locks')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('order_id', '=', orderId)
    .execute();
}

/** Where the lock of this code hangs. */
export const findByName = (tx: Tx, name: string): Promise<LockRow | undefined> =>
  tables(tx)
    .selectFrom('locks')
    .selectAll()
    .where('name', '=', name)
    .where('clicked', '=', true)
    .executeTakeFirst();

const atPoint = (db: Database | Tx, pointId: number) =>
  tables(db).selectFrom('locks').where('point_id', '=', pointId).where('clicked', '=', true);

export const findByPoint = (db: Database | Tx, pointId: number): Promise<LockRow | undefined> =>
  atPoint(db, pointId).selectAll().executeTakeFirst();

export const pointLockPart = (db: Database | Tx, pointId: number) =>
  part(atPoint(db, pointId).select('order_id'), {});

/** False where this answer was counted before. */
export async function addAnswer(tx: Tx, row: AnswerRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('lock_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['order_id', 'client_uuid']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const hasAnswer = async (tx: Tx, orderId: number, clientUuid: string): Promise<boolean> =>
  (await tables(tx)
    .selectFrom('lock_answers')
    .select('at')
    .where('order_id', '=', orderId)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst()) !== undefined;

export const readAnswers = (db: Database | Tx, orderId: number): Promise<AnswerRow[]> =>
  tables(db).selectFrom('lock_answers').selectAll().where('order_id', '=', orderId).orderBy('at').execute();

export async function addToken(tx: Tx, row: Omit<TokenRow, 'revoked'>): Promise<void> {
  await tables(tx).insertInto('lock_tokens').values(row).execute();
}

/** What a controller must refuse although it is not over yet. */
export async function readRevoked(db: Database | Tx, lock: string, now: Date): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('lock_tokens')
    .select('id')
    .where('lock', '=', lock)
    .where('not_after', '>', now)
    .where('revoked', 'is not', null)
    .orderBy('issued')
    .execute();
  return rows.map(({ id }) => id);
}

type TokensOf =
  | { readonly order_id: number }
  | { readonly point_id: number; readonly user_id?: string }
  | { readonly user_id: string };

/** Answers how many still lived. */
export async function revokeTokens(tx: Tx, of: TokensOf, now: Date): Promise<number> {
  const wanted = Object.entries(of) as Array<[keyof TokenRow, string | number]>;
  const { numUpdatedRows } = await tables(tx)
    .updateTable('lock_tokens')
    .set({ revoked: now })
    .where((token) => token.and(wanted.map(([column, value]) => token(column, '=', value))))
    .where('revoked', 'is', null)
    .where('not_after', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function readOfPerson(db: Database, userId: string) {
  const locks = await tables(db)
    .selectFrom('locks')
    .select(['order_id', 'kind', 'status', 'name', 'reason', 'description', 'comment', 'remarks', 'updated'])
    .where('owner_id', '=', userId)
    .orderBy('order_id')
    .execute();
  const answers = await tables(db)
    .selectFrom('lock_answers')
    .select(['order_id', 'name', 'clicked', 'at'])
    .where('owner_id', '=', userId)
    .orderBy('at')
    .execute();
  const tokens = await tables(db)
    .selectFrom('lock_tokens')
    .select(['lock', 'kind', 'order_id', 'point_id', 'issued', 'not_after', 'revoked'])
    .where('user_id', '=', userId)
    .orderBy('issued')
    .execute();
  return { locks, answers, tokens };
}

/** The lock of a point stays on its door: others open it. What the person said about it goes. */
export async function eraseOfPerson(tx: Tx, userId: string, now: Date): Promise<void> {
  await revokeTokens(tx, { user_id: userId }, now);
  await tables(tx).updateTable('lock_tokens').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tables(tx).deleteFrom('lock_answers').where('owner_id', '=', userId).execute();
  await tables(tx).deleteFrom('locks').where('owner_id', '=', userId).where('point_id', 'is', null).execute();
  await tables(tx)
    .updateTable('locks')
    .set({ owner_id: null, description: '', photos: '[]', comment: '', remarks: '[]' })
    .where('owner_id', '=', userId)
    .execute();
}
