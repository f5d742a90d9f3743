import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AttemptTable, PaymentTables } from './tables.ts';

export type Attempt = Selectable<AttemptTable>;

const tables = (db: Database | Tx) => db.withTables<PaymentTables>();

export async function insertAttempt(tx: Tx, attempt: Insertable<AttemptTable>): Promise<Attempt> {
  return tables(tx).insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export async function readAttempt(db: Database | Tx, id: string): Promise<Attempt | undefined> {
  return tables(db).selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockAttempt(tx: Tx, id: string): Promise<Attempt | undefined> {
  return tables(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findAttempt(db: Database, provider: string, providerId: string) {
  return tables(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

/** Newest first. */
export async function attemptsOf(db: Database | Tx, orderId: number): Promise<Attempt[]> {
  return tables(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Whatever may still bring money, canceled by us or not; locked in one order. */
export async function lockUnsettled(tx: Tx, orderId: number): Promise<Attempt[]> {
  return tables(tx)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function changeAttempt(tx: Tx, id: string, change: Updateable<AttemptTable>): Promise<void> {
  await tables(tx).updateTable('payment_attempts').set(change).where('id', '=', id).execute();
}

/** One statement, so that of many who watch one attempt, on any instance, one asks the bank at a time. */
export async function claimReading(db: Database, id: string, now: Date, before: Date): Promise<boolean> {
  const row = await tables(db)
    .updateTable('payment_attempts')
    .set({ checked: now })
    .where('id', '=', id)
    .where('settled', 'is', null)
    .where((where) => where.or([where('checked', 'is', null), where('checked', '<', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What nobody settled, nor looked at since. */
export async function unsettledIds(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('payment_attempts')
    .select('id')
    .where('settled', 'is', null)
    .where((where) => where(where.fn.coalesce('checked', 'created'), '<=', before))
    .orderBy('created')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function attemptsOfPerson(db: Database, userId: string): Promise<Attempt[]> {
  return tables(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();
}

/** Links under which somebody could pay in the person's name; sums and times stay, for the law. */
export async function eraseLinks(tx: Tx, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('payment_attempts')
    .set({ confirmation_url: null, qr: null })
    .where('user_id', '=', userId)
    .execute();
}
