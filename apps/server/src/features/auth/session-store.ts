import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AuthTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<AuthTables>();

export async function insertSession(tx: Tx, row: AuthTables['sessions']): Promise<void> {
  await tables(tx).insertInto('sessions').values(row).execute();
}

export async function insertTokens(
  tx: Tx,
  access: AuthTables['access_tokens'],
  refresh: AuthTables['refresh_tokens'],
): Promise<void> {
  await tables(tx).insertInto('access_tokens').values(access).execute();
  await tables(tx).insertInto('refresh_tokens').values(refresh).execute();
}

const staffRoles = (eb: ExpressionBuilder<AuthTables, 'sessions'>) =>
  jsonArrayFrom(
    eb.selectFrom('staff_roles').select('role').whereRef('staff_roles.user_id', '=', 'sessions.user_id'),
  );

/** Everything a call needs to know of its caller, in one round trip. */
export async function findAccess(db: Database, hash: Buffer) {
  return tables(db)
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .select((eb) => [
      'access_tokens.expires',
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.pickpoint_id',
      staffRoles(eb as unknown as ExpressionBuilder<AuthTables, 'sessions'>).as('staff_roles'),
    ])
    .where('access_tokens.hash', '=', hash)
    .where('sessions.ended', 'is', null)
    .executeTakeFirst();
}

/** Locks token and session: rotation, reuse and log-out of one session happen one after another. */
export async function lockRefresh(tx: Tx, hash: Buffer) {
  return tables(tx)
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([
      'refresh_tokens.expires',
      'refresh_tokens.used',
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.ended',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function markRefreshUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tables(tx).updateTable('refresh_tokens').set({ used: now }).where('hash', '=', hash).execute();
}

export async function touchSession(tx: Tx, id: string, address: string, now: Date): Promise<void> {
  await tables(tx).updateTable('sessions').set({ last_seen: now, address }).where('id', '=', id).execute();
}

/** Ends a session and takes its tokens away at once. Answers whose it was, or nothing if it was over already. */
export async function endSession(tx: Tx, id: string, now: Date) {
  const ended = await tables(tx)
    .updateTable('sessions')
    .set({ ended: now })
    .where('id', '=', id)
    .where('ended', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  await tables(tx).deleteFrom('access_tokens').where('session_id', '=', id).execute();
  return ended;
}

export async function liveSessions(db: Database | Tx, userId: string) {
  return tables(db)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .orderBy('created', 'desc')
    .execute();
}

export async function readSession(db: Database | Tx, id: string) {
  return tables(db).selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertHash(tx: Database | Tx, row: AuthTables['login_hashes']): Promise<void> {
  await tables(tx).insertInto('login_hashes').values(row).execute();
}

/** One statement decides who used it: of two parallel uses one gets the row. */
export async function useHash(tx: Tx, hash: Buffer, now: Date) {
  return tables(tx)
    .updateTable('login_hashes')
    .set({ used: now })
    .where('hash', '=', hash)
    .where('used', 'is', null)
    .where('expires', '>', now)
    .returning('user_id')
    .executeTakeFirst();
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await tables(db).deleteFrom('access_tokens').where('expires', '<', now).execute();
  await tables(db).deleteFrom('login_hashes').where('expires', '<', now).execute();
  await tables(db).deleteFrom('refresh_tokens').where('expires', '<', now).execute();
  await sql`update sessions set ended = ${now} where ended is null
    and not exists (select from refresh_tokens where session_id = sessions.id and used is null)`.execute(db);
}
