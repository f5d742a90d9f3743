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

/** Tokens go with their sessions. */
export async function eraseTraces(tx: Tx, userId: string, phone: string): Promise<void> {
  await tables(tx).deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tables(tx).deleteFrom('login_hashes').where('user_id', '=', userId).execute();
  await tables(tx).deleteFrom('login_codes').where('phone', '=', phone).execute();
  await tables(tx).deleteFrom('point_roles').where('user_id', '=', userId).execute();
}

/** What is left is an id that leads to nobody. */
export async function eraseUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('users')
    .set((eb) => ({
      phone: eb.lit(null) as never,
      first_name: '',
      last_name: '',
      middle_name: '',
      email: '',
      additional_phone: '',
      additional_phone_country: null,
      telegram_login: '',
      snils: '',
      owner_status: 'none' as const,
      passport_approve_status: 'none' as const,
      last_push_id: '',
      erased: now,
    }))
    .where('id', '=', userId)
    .execute();
}
