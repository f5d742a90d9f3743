import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AuthTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<AuthTables>();

export async function insertSession(tx: Tx, row: Insertable<AuthTables['sessions']>): Promise<void> {
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

export async function findCaller(db: Database, sessionId: string) {
  return tables(db)
    .selectFrom('sessions')
    .select((eb) => ['id as session_id', 'user_id', 'pickpoint_id', staffRoles(eb).as('staff_roles')])
    .where('id', '=', sessionId)
    .where('ended', 'is', null)
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
      'refresh_tokens.salt',
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.ended',
      'sessions.ends',
      'sessions.created',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** Under the lock of its session. */
export async function readRefresh(tx: Tx, hash: Buffer) {
  return tables(tx)
    .selectFrom('refresh_tokens')
    .select(['issued', 'used', 'salt'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function markRefreshUsed(tx: Tx, hash: Buffer, salt: Buffer, now: Date): Promise<void> {
  await tables(tx).updateTable('refresh_tokens').set({ used: now, salt }).where('hash', '=', hash).execute();
}

export async function touchSession(tx: Tx, id: string, address: string, now: Date): Promise<void> {
  await tables(tx).updateTable('sessions').set({ last_seen: now, address }).where('id', '=', id).execute();
}

/** Ends a session and takes its tokens away at once. Returns whose it was, or nothing if it was over already. */
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

/** The session goes on at another point; its tokens end. */
export async function moveSession(tx: Tx, id: string, pickpointId: number, now: Date) {
  const moved = await tables(tx)
    .updateTable('sessions')
    .set({ pickpoint_id: pickpointId, last_seen: now })
    .where('id', '=', id)
    .where('ended', 'is', null)
    .returning(['created', 'ends'])
    .executeTakeFirst();
  await tables(tx).deleteFrom('access_tokens').where('session_id', '=', id).execute();
  await tables(tx).deleteFrom('refresh_tokens').where('session_id', '=', id).execute();
  return moved;
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

/** Those that a hash of this session opened. */
export async function openedBy(tx: Tx, id: string) {
  return tables(tx)
    .selectFrom('sessions')
    .select('id')
    .where('opened_by', '=', id)
    .where('ended', 'is', null)
    .execute();
}

export async function readSession(db: Database | Tx, id: string) {
  return tables(db).selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertHash(tx: Database | Tx, row: AuthTables['login_hashes']): Promise<void> {
  await tables(tx).insertInto('login_hashes').values(row).execute();
}

/**
 * A hash that still works, for this device, with the session that made it. Both are locked: of two parallel uses one gets it, and
 * a session that is ending lets nobody in.
 */
export async function lockHash(tx: Tx, hash: Buffer, deviceUuid: string | null, now: Date) {
  return tables(tx)
    .selectFrom('login_hashes')
    .innerJoin('sessions', 'sessions.id', 'login_hashes.session_id')
    .select(['login_hashes.user_id', 'sessions.id', 'sessions.created', 'sessions.ends', 'sessions.alien'])
    .where('login_hashes.hash', '=', hash)
    .where('login_hashes.used', 'is', null)
    .where('login_hashes.expires', '>', now)
    .where('sessions.ended', 'is', null)
    .where((eb) =>
      eb.or([
        eb('login_hashes.device_uuid', 'is', null),
        eb('login_hashes.device_uuid', '=', deviceUuid?.toLowerCase() ?? null),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

export async function markHashUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tables(tx).updateTable('login_hashes').set({ used: now }).where('hash', '=', hash).execute();
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await tables(db).deleteFrom('access_tokens').where('expires', '<', now).execute();
  await tables(db).deleteFrom('login_hashes').where('expires', '<', now).execute();
  await tables(db).deleteFrom('refresh_tokens').where('expires', '<', now).execute();
  await sql`update sessions set ended = ${now} where ended is null
    and not exists (select from refresh_tokens where session_id = sessions.id and used is null)`.execute(db);
  // Nothing that a hash opened goes on without the session that made it; its last access token lives for minutes.
  await sql`with recursive gone as (
      select child.id from sessions as child join sessions as parent on parent.id = child.opened_by
        where child.ended is null and parent.ended is not null
      union select child.id from sessions as child join gone on child.opened_by = gone.id where child.ended is null)
    update sessions set ended = ${now} from gone where sessions.id = gone.id`.execute(db);
}
