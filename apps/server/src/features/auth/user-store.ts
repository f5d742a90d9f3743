import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@punkt/domain/country-code';
import { type LockPermission, type PointGrant, type RoleAcceptance, roleAt } from '@punkt/domain/permissions';
import type { StaffRole } from '@punkt/domain/staff';
import { type Expression, type Insertable, type NotNull, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Part, part } from '../../platform/database/together.ts';
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

/** Nobody for an account that was erased; all others have a phone. */
export async function readUser(db: Database | Tx, id: string) {
  return tables(db)
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erased', 'is', null)
    .$narrowType<{ phone: NotNull }>()
    .executeTakeFirst();
}

export const contactPart = (db: Database | Tx, id: string | Expression<string>) =>
  part(
    tables(db)
      .selectFrom('users')
      .select(['first_name', 'last_name', 'phone', 'country'])
      .where('id', '=', id)
      .where('erased', 'is', null),
    {},
  );

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

/** A role at a point that stands today. */
export interface StandingRole extends PointGrant {
  readonly pickpoint_id: number;
  readonly lock_permission: LockPermission;
}

interface Tie extends StandingRole {
  readonly acceptance: RoleAcceptance;
  readonly deleted: boolean;
}

/** All that were ever given to a person, to be read beside other things; `standingRoles` says which of them count. */
const rolesGiven = (
  userId: string,
) => sql<Tie>`select role.pickpoint_id, role.is_owner, role.permission, role.lock_permission,
      coalesce(tie.acceptance, 'none') as acceptance, tie.removed is not null as deleted
    from point_roles role
    join points on points.id = role.pickpoint_id
    left join employees tie on tie.owner_id = points.owner_id and tie.user_id = role.user_id
    where role.user_id = ${userId} order by role.pickpoint_id`;

export const rolesPart = (userId: string): Part<Tie> => part(rolesGiven(userId), {});

/** Without those that the owner has taken away with the person, or that the person never agreed to: they open nothing. */
export const standingRoles = (given: readonly Tie[]): StandingRole[] =>
  given
    .filter((grant) => roleAt({ owns: false, grant, ...grant }) !== 'none')
    .map(({ acceptance: _, deleted: __, ...role }) => role);

export const readPointRoles = async (db: Database | Tx, userId: string): Promise<StandingRole[]> =>
  standingRoles((await rolesGiven(userId).execute(db)).rows);

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

/** Whoever is no owner works for the point's owner from now on: the caller has their word for it. */
export async function addPointRole(
  tx: Tx,
  row: Insertable<AuthTables['point_roles']>,
  now: Date,
): Promise<void> {
  await tables(tx).insertInto('point_roles').values(row).execute();
  if (!row.is_owner)
    await sql`insert into employees (owner_id, user_id, acceptance, added)
      select owner_id, ${row.user_id}, 'accepted', ${now} from points where id = ${row.pickpoint_id}
      on conflict do nothing`.execute(tx);
}

/** Everybody keeps at the new place what they were at the old one. */
export async function copyPointRoles(tx: Tx, from: number, to: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into point_roles (user_id, pickpoint_id, permission, is_owner, lock_permission)
    select user_id, ${to}, permission, is_owner, lock_permission from point_roles where pickpoint_id = ${from}
    on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

const names = (db: Database | Tx) => tables(db).selectFrom('users').select(['id', 'first_name', 'last_name']);

export async function readNames(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return names(db)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Of the people whom a statement names, read together with it. */
export const namesPart = (db: Database | Tx, ids: Expression<unknown>) =>
  part(names(db).where(sql<boolean>`id in (${ids})`), {});

/** Everybody with a role of the marketplace: a few hundred at most, so all at once. */
export async function readStaff(db: Database | Tx) {
  return tables(db)
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.phone', 'staff_roles.role'])
    .where('users.erased', 'is', null)
    .$narrowType<{ phone: NotNull }>()
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute();
}
