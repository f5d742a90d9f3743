import { isOwnerRole, pointRole, roleAt } from '@punkt/domain/permissions';
import {
  type EmployeeAction,
  type EmployeeFacts,
  employeeRefusal,
  type PointAction,
  type PointActor,
  type PointState,
  pointRefusal,
  type Refusal,
  roleMay,
} from '@punkt/domain/point-policy';
import type { Database, Tx } from '../../platform/database/database.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import * as store from './employee-store.ts';

/** A point as its people matter, and what the caller is there. */
export interface Place extends store.PlaceRow {
  readonly actor: PointActor;
  readonly states: ReadonlySet<PointState>;
}

/** Points where the caller is somebody. Of the states of a point only its end matters to its people. */
export async function placesOf(db: Database | Tx, userId: string, ids?: readonly number[]): Promise<Place[]> {
  const rows = await store.readPlaces(db, userId, ids);
  return rows
    .map((row): Place => {
      const grant =
        row.permission === null ? undefined : { permission: row.permission, is_owner: row.is_owner === true };
      const { deleted, acceptance } = row;
      const role = roleAt({ owns: row.owner_id === userId, grant, deleted, acceptance });
      const states = new Set<PointState>(row.is_active ? [] : ['closed']);
      return { ...row, actor: { role, lock: row.lock_permission }, states };
    })
    .filter(({ actor }) => roleMay(actor.role, 'viewPoint'));
}

/** Somebody who works, or worked, at points: everything that decides what may be done with them. */
export interface Target {
  readonly person: store.PersonRow;
  readonly self: boolean;
  readonly ties: ReadonlyMap<string, store.TieRow>;
  readonly grants: ReadonlyMap<number, store.GrantRow>;
}

export async function targetsOf(
  db: Database | Tx,
  callerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Target>> {
  const ids = [...new Set(userIds)];
  const [people, ties, grants] = [
    await store.readPeople(db, ids),
    await store.readTies(db, ids),
    await store.readGrants(db, ids),
  ];
  const tiesBy = Map.groupBy(ties, ({ user_id }) => user_id);
  const grantsBy = Map.groupBy(grants, ({ user_id }) => user_id);
  return new Map(
    people.map((person) => [
      person.id,
      {
        person,
        self: person.id === callerId,
        ties: new Map((tiesBy.get(person.id) ?? []).map((tie) => [tie.owner_id, tie])),
        grants: new Map((grantsBy.get(person.id) ?? []).map((grant) => [grant.pickpoint_id, grant])),
      },
    ]),
  );
}

export function factsAt({ person, self, ties, grants }: Target, place: Place): EmployeeFacts {
  const grant = grants.get(place.id);
  const role = person.id === place.owner_id ? 'owner' : grant ? pointRole(grant) : 'none';
  const deleted = !isOwnerRole(role) && ties.get(place.owner_id)?.removed != null;
  return { role, self, deleted, hasSnils: person.snils !== '' };
}

/** An owner knows everybody who works for them; anybody else knows the people of their own point. */
const knows = ({ ties, grants }: Target, { id, owner_id, actor }: Place): boolean =>
  grants.has(id) || (isOwnerRole(actor.role) && ties.has(owner_id));

/** Whoever has left, or never agreed, is nobody of this owner's any more. */
export const hasAgreed = (target: Target, place: Place): boolean =>
  isOwnerRole(factsAt(target, place).role) || target.ties.get(place.owner_id)?.acceptance === 'accepted';

export type Refused = Refusal | 'notAccepted';

export function refusalOf(
  target: Target | undefined,
  place: Place | undefined,
  action: EmployeeAction,
): Refused | null {
  if (!target || !place || !knows(target, place) || !roleMay(place.actor.role, 'listEmployees'))
    return 'unknown';
  const refusal = employeeRefusal(place.actor, action, place.states, factsAt(target, place));
  return refusal ?? (hasAgreed(target, place) || action === 'seeRoles' ? null : 'notAccepted');
}

function failureOf(refusal: Refused): Failure {
  if (refusal === 'unknown') return notFound();
  if (refusal === 'forbidden') return new Failure('forbidden');
  return new Failure('employee_state', { data: { reason: refusal } });
}

/** The caller's places where this may be done to this person; refused if there is none, by the reason that says most. */
export function placesFor(
  places: readonly Place[],
  target: Target | undefined,
  action: EmployeeAction,
): [Place, ...Place[]] {
  const known = places.filter((place) => refusalOf(target, place, action) !== 'unknown');
  const refusals = known.map((place) => ({ place, refusal: refusalOf(target, place, action) }));
  const [first, ...rest] = refusals.filter(({ refusal }) => refusal === null).map(({ place }) => place);
  if (first) return [first, ...rest];
  const said = refusals.find(({ refusal }) => refusal !== 'forbidden') ?? refusals[0];
  throw failureOf(said?.refusal ?? 'unknown');
}

/** The caller's place with this number, where they may do this. */
export async function placeAt(
  db: Database | Tx,
  userId: string,
  id: number,
  action: PointAction,
): Promise<Place> {
  const [place] = await placesOf(db, userId, [id]);
  const refusal = place ? pointRefusal(place.actor, action, place.states) : 'unknown';
  if (!place || refusal) throw failureOf(refusal ?? 'unknown');
  return place;
}
