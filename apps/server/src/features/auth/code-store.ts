import { sql } from 'kysely';
import { advisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AuthTables } from './tables.ts';

const HOUR = 3_600_000;
const tables = (db: Database | Tx) => db.withTables<AuthTables>();

/** One applicant for one phone at a time, on all instances: limits can't be outrun by parallel requests. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await advisoryLock(tx, `code ${phone}`);
}

export interface CodeCounts {
  readonly phone: number;
  readonly address: number;
  readonly day: number;
  readonly oldestOfPhone: Date | null;
  readonly newestOfPhone: Date | null;
}

export async function countCodes(tx: Tx, phone: string, address: string, now: Date): Promise<CodeCounts> {
  const hour = new Date(now.getTime() - HOUR);
  const day = new Date(now.getTime() - 24 * HOUR);
  const { rows } = await sql<{
    phone: number;
    address: number;
    day: number;
    oldest: Date | null;
    newest: Date | null;
  }>`select
      (select count(*) from login_codes where phone = ${phone} and created > ${hour}) as phone,
      (select min(created) from login_codes where phone = ${phone} and created > ${hour}) as oldest,
      (select max(created) from login_codes where phone = ${phone} and created > ${hour}) as newest,
      (select count(*) from login_codes where address = ${address} and created > ${hour}) as address,
      (select count(*) from login_codes where created > ${day}) as day`.execute(tx);
  const row = rows[0];
  return {
    phone: row?.phone ?? 0,
    address: row?.address ?? 0,
    day: row?.day ?? 0,
    oldestOfPhone: row?.oldest ?? null,
    newestOfPhone: row?.newest ?? null,
  };
}

export async function insertCode(tx: Tx, row: AuthTables['login_codes']): Promise<void> {
  await tables(tx).insertInto('login_codes').values(row).execute();
}

/** A code that never reached the gateway must not count against the person. */
export async function forgetCode(db: Database, id: string): Promise<void> {
  await tables(db).deleteFrom('login_codes').where('id', '=', id).execute();
}

/** A new code ends the earlier ones of the phone: only the last SMS opens the door. */
export async function retireCodes(tx: Tx, phone: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('login_codes')
    .set({ expires: now })
    .where('phone', '=', phone)
    .where('expires', '>', now)
    .execute();
}

/** Locks the row: of two parallel validations one waits, and finds the code consumed. */
export async function lockCode(tx: Tx, tokenHash: Buffer) {
  return tables(tx)
    .selectFrom('login_codes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendAttempt(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('login_codes')
    .set((row) => ({ attempts_left: row('attempts_left', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function consumeCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tables(tx).updateTable('login_codes').set({ consumed: now }).where('id', '=', id).execute();
}

export async function sweepCodes(db: Database, before: Date): Promise<void> {
  await tables(db).deleteFrom('login_codes').where('created', '<', before).execute();
}
