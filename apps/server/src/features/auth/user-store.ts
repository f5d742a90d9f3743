import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@punkt/domain/country-code';
import type { StaffRole } from '@punkt/domain/staff';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AuthTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<AuthTables>();

/** Whoever proves a phone has an account. Two first log-ins at once end in one row: the phone is unique. */
export async function findOrCreateUser(
  tx: Tx,
  phone: string,
  country: CountryCode,
  now: Date,
): Promise<string> {
  await tables(tx)
    .insertInto('users')
    .values({ id: randomUUID(), phone, country, created: now, additional_phone_country: null })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  const row = await tables(tx)
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function readUser(db: Database, id: string) {
  return tables(db).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function readPointRoles(db: Database, userId: string) {
  return tables(db)
    .selectFrom('point_roles')
    .select(['pickpoint_id', 'is_owner', 'permission'])
    .where('user_id', '=', userId)
    .orderBy('pickpoint_id')
    .execute();
}

export async function grantStaffRole(tx: Tx, row: AuthTables['staff_roles']): Promise<void> {
  await tables(tx)
    .insertInto('staff_roles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function revokeStaffRole(tx: Tx, userId: string, role: StaffRole): Promise<void> {
  await tables(tx).deleteFrom('staff_roles').where('user_id', '=', userId).where('role', '=', role).execute();
}

export async function hasUsers(db: Database | Tx): Promise<boolean> {
  const row = await tables(db).selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export type UserChange = Partial<Pick<AuthTables['users'], 'country'>> & {
  first_name?: string;
  last_name?: string;
  owner_status?: 'none' | 'accepted';
};

export async function changeUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  await tables(tx).updateTable('users').set(change).where('id', '=', id).execute();
}

export async function addPointRole(tx: Tx, row: AuthTables['point_roles']): Promise<void> {
  await tables(tx).insertInto('point_roles').values(row).execute();
}
