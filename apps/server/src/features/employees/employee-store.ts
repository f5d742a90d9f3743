import type { CountryCode } from '@punkt/domain/country-code';
import type { EmployeeList } from '@punkt/domain/employees';
import type { LockPermission, Permission, RoleAcceptance } from '@punkt/domain/permissions';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { EmployeeTables } from './tables.ts';

type At = Database | Tx;
const tables = (db: At) => db.withTables<EmployeeTables>();

/** A point, and what ties one person to it. */
export interface PlaceRow {
  readonly id: number;
  readonly external_id: string;
  readonly name: string;
  readonly address: string;
  readonly district: string;
  readonly country: CountryCode;
  readonly shard: number;
  readonly is_active: boolean;
  readonly owner_id: string;
  readonly permission: Permission | null;
  readonly is_owner: boolean | null;
  readonly lock_permission: LockPermission;
  readonly acceptance: RoleAcceptance;
  readonly deleted: boolean;
}

/** Every point that somebody owns or has, or had, a role at. */
export async function readPlaces(db: At, userId: string, ids?: readonly number[]): Promise<PlaceRow[]> {
  const chosen = ids ? sql`where point.id = any(${ids}::bigint[])` : sql``;
  const { rows } =
    await sql<PlaceRow>`select point.id, point.external_id, point.name, point.address, point.district,
      point.country, point.shard, point.is_active, point.owner_id, role.permission, role.is_owner,
      coalesce(role.lock_permission, 'none') as lock_permission,
      coalesce(tie.acceptance, 'none') as acceptance, tie.removed is not null as deleted
    from (select id from points where owner_id = ${userId}
      union select pickpoint_id from point_roles where user_id = ${userId}) mine
    join points point on point.id = mine.id
    left join point_roles role on role.pickpoint_id = point.id and role.user_id = ${userId}
    left join employees tie on tie.owner_id = point.owner_id and tie.user_id = ${userId}
    ${chosen} order by point.id`.execute(db);
  return rows;
}

export interface PersonRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly middle_name: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly snils: string;
}

export interface MemberRow extends PersonRow {
  readonly permission: Permission;
  readonly is_owner: boolean;
  readonly lock_permission: LockPermission;
  readonly acceptance: RoleAcceptance;
  readonly deleted: boolean;
}

const ACTIVE = sql`(role.is_owner or role.permission <> 'PERM_NONE' and tie.acceptance = 'accepted' and tie.removed is null)`;
const LISTS = { active: ACTIVE, inactive: sql`${ACTIVE} is not true`, all: sql`true` } as const;

const members = (pointId: number, list: EmployeeList) => sql`from point_roles role
    join points point on point.id = role.pickpoint_id
    join users on users.id = role.user_id and users.erased is null
    left join employees tie on tie.owner_id = point.owner_id and tie.user_id = role.user_id
    where role.pickpoint_id = ${pointId} and ${LISTS[list]}`;

/** Owners first, then whoever has been there longest. */
export async function readMembers(
  db: Database,
  { pointId, list, page, pageSize }: { pointId: number; list: EmployeeList; page: number; pageSize: number },
): Promise<{ rows: MemberRow[]; total: number }> {
  const from = members(pointId, list);
  const { rows } = await sql<MemberRow>`select users.id, users.first_name, users.last_name, users.middle_name,
      users.phone, users.country, users.snils, role.permission, role.is_owner, role.lock_permission,
      coalesce(tie.acceptance, 'none') as acceptance, tie.removed is not null as deleted
    ${from} order by role.is_owner desc, tie.added, users.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  return { rows, total: counted[0]?.count ?? 0 };
}

/** How many work at each, without those who own it. */
export async function countMembers(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`select role.pickpoint_id as id, count(*) as count
    from point_roles role
    join points point on point.id = role.pickpoint_id
    join employees tie on tie.owner_id = point.owner_id and tie.user_id = role.user_id
    where role.pickpoint_id = any(${ids}::bigint[]) and not role.is_owner and ${ACTIVE}
    group by role.pickpoint_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Undefined: no such point. */
export async function readOwnerOf(db: At, pointId: number): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`select owner_id from points where id = ${pointId}`.execute(
    db,
  );
  return rows[0]?.owner_id;
}

export interface TieRow {
  readonly owner_id: string;
  readonly user_id: string;
  readonly acceptance: RoleAcceptance;
  readonly removed: Date | null;
}

export interface GrantRow {
  readonly user_id: string;
  readonly pickpoint_id: number;
  readonly permission: Permission;
  readonly is_owner: boolean;
  readonly lock_permission: LockPermission;
  readonly owner_id: string;
}

export async function readPeople(db: At, ids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`select id, first_name, last_name, middle_name, phone, country, snils
    from users where id = any(${ids}::uuid[]) and erased is null`.execute(db);
  return rows;
}

export const readTies = (db: At, userIds: readonly string[]): Promise<TieRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : tables(db)
        .selectFrom('employees')
        .select(['owner_id', 'user_id', 'acceptance', 'removed'])
        .where('user_id', 'in', userIds)
        .execute();

export async function readGrants(db: At, userIds: readonly string[]): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`select role.user_id, role.pickpoint_id, role.permission, role.is_owner,
      role.lock_permission, points.owner_id
    from point_roles role join points on points.id = role.pickpoint_id
    where role.user_id = any(${userIds}::uuid[]) order by role.pickpoint_id`.execute(db);
  return rows;
}

/** Whatever is changed about these people waits for its turn, and nobody erases them meanwhile. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from users where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

/** They agreed, and work for this owner from now on. */
export async function putTie(tx: Tx, ownerId: string, userId: string, now: Date): Promise<void> {
  await tables(tx)
    .insertInto('employees')
    .values({ owner_id: ownerId, user_id: userId, acceptance: 'accepted', added: now, removed: null })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'user_id']).doUpdateSet({ acceptance: 'accepted', removed: null }),
    )
    .execute();
}

export async function setRemoved(
  tx: Tx,
  ownerId: string,
  userId: string,
  removed: Date | null,
): Promise<void> {
  await tables(tx)
    .updateTable('employees')
    .set({ removed })
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .execute();
}

/** Gone by their own will: nothing they were comes back with a later yes. */
export async function setLeft(tx: Tx, ownerId: string, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('employees')
    .set({ acceptance: 'notAccepted' })
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .execute();
  await sql`update point_roles set permission = 'PERM_NONE', lock_permission = 'none'
    where user_id = ${userId} and not is_owner
      and pickpoint_id in (select id from points where owner_id = ${ownerId})`.execute(tx);
}

export async function putGrant(
  tx: Tx,
  row: Pick<GrantRow, 'user_id' | 'pickpoint_id' | 'permission' | 'lock_permission'>,
): Promise<void> {
  await sql`insert into point_roles (user_id, pickpoint_id, permission, is_owner, lock_permission)
    values (${row.user_id}, ${row.pickpoint_id}, ${row.permission}, false, ${row.lock_permission})
    on conflict (user_id, pickpoint_id)
      do update set permission = excluded.permission, lock_permission = excluded.lock_permission`.execute(tx);
}

/** Who looked at this person's data, as somebody they work for or as staff, the latest first. */
export async function readReveals(
  db: Database,
  userId: string,
  limit: number,
): Promise<Array<{ at: Date; owner_id: string; staff: boolean }>> {
  const { rows } = await sql<{ at: Date; owner_id: string; staff: boolean }>`select log.at, points.owner_id,
      coalesce((log.data ->> 'staff')::boolean, false) as staff
    from audit_log log join points on points.id = (log.data ->> 'point')::bigint
    where log.owner_id = ${userId} and log.action = 'employee.revealed'
    order by log.at desc, log.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function eraseTies(tx: Tx, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('employees')
    .where((row) => row.or([row('user_id', '=', userId), row('owner_id', '=', userId)]))
    .execute();
}
