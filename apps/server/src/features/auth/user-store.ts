import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@punkt/domain/country-code';
import type { StaffRole } from '@punkt/domain/staff';
import type { Updateable } from 'kysely';
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

export async function findUserId(tx: Tx, phone: string): Promise<string | undefined> {
  const row = await tables(tx).selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  return row?.id;
}

export async function readUser(db: Database | Tx, id: string) {
  return tables(db).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Registered owners of a country, a page at a time in the order of their ids. */
export async function readOwnersAfter(
  db: Database | Tx,
  country: CountryCode,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('users')
    .select('id')
    .where('country', '=', country)
    .where('owner_status', '=', 'accepted')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function readPointRoles(db: Database | Tx, userId: string) {
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

export async function revokeStaffRole(tx: Tx, userId: string, role: StaffRole): Promise<boolean> {
  const result = await tables(tx)
    .deleteFrom('staff_roles')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function hasUsers(db: Database | Tx): Promise<boolean> {
  const row = await tables(db).selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** What other features may change of a person; the phone is the account itself. */
export type UserChange = Omit<Updateable<AuthTables['users']>, 'id' | 'phone' | 'created' | 'erased'>;

export async function changeUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  await tables(tx).updateTable('users').set(change).where('id', '=', id).execute();
}

export async function addPointRole(tx: Tx, row: AuthTables['point_roles']): Promise<void> {
  await tables(tx).insertInto('point_roles').values(row).execute();
}

export async function readNames(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tables(db)
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Everybody with a role of the marketplace: a few hundred at most, so all at once. */
export async function readStaff(db: Database | Tx) {
  return tables(db)
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.phone', 'staff_roles.role'])
    .where('users.erased', 'is', null)
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute();
}
