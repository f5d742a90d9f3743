import { type NotNull, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AuthTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<AuthTables>();

/** Until the commit nobody can give this account a role, a session or anything else that refers to it. */
export async function lockUser(tx: Tx, userId: string) {
  return tables(tx)
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('erased', 'is', null)
    .$narrowType<{ phone: NotNull }>()
    .forUpdate()
    .executeTakeFirst();
}

export async function allSessions(db: Database | Tx, userId: string) {
  return tables(db)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();
}

export async function codesSent(db: Database | Tx, phone: string) {
  return tables(db)
    .selectFrom('login_codes')
    .select(['created', 'address', 'device_uuid', 'consumed'])
    .where('phone', '=', phone)
    .orderBy('created')
    .execute();
}

export async function staffRolesOf(db: Database | Tx, userId: string) {
  return tables(db)
    .selectFrom('staff_roles')
    .select(['role', 'granted'])
    .where('user_id', '=', userId)
    .execute();
}

/** By the record of an open point, or by a role: both make somebody answer for it. */
export async function ownsPoint(db: Database | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from points where owner_id = ${userId} and is_active
    union all select 1 from point_roles where user_id = ${userId} and is_owner
      and permission in ('PERM_OWNER', 'PERM_FIRM_OWNER')
      and exists (select from points where id = pickpoint_id and is_active) limit 1`.execute(db);
  return rows.length > 0;
}

/** Tokens go with their sessions. */
export async function eraseSessionsAndCodes(tx: Tx, userId: string, phone: string): Promise<void> {
  await tables(tx).deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tables(tx).deleteFrom('login_hashes').where('user_id', '=', userId).execute();
  await tables(tx).deleteFrom('login_codes').where('phone', '=', phone).execute();
  await tables(tx).deleteFrom('point_roles').where('user_id', '=', userId).execute();
}

/** What is left is an id that leads to nobody. */
export async function eraseUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('users')
    .set({
      phone: null,
      first_name: '',
      last_name: '',
      middle_name: '',
      email: '',
      additional_phone: '',
      additional_phone_country: null,
      telegram_login: '',
      snils: '',
      owner_status: 'none',
      passport_approve_status: 'none',
      last_push_id: '',
      erased: now,
    })
    .where('id', '=', userId)
    .execute();
}
