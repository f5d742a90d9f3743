import type { EmployeeList } from '@punkt/domain/employees';
import { lockToggles } from '@punkt/domain/permissions';
import { pointAbilities, roleMay } from '@punkt/domain/point-policy';
import type { Language } from '@punkt/locales/language';
import { audit } from '../../platform/audit/audit.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { addEmployee, type NewEmployee, verifyEmployee } from './adding.ts';
import { type EmployeeDeps, employerNames } from './deps.ts';
import * as store from './employee-store.ts';
import { giveLocks, giveRoles } from './granting.ts';
import { leaveEmployer, recoverEmployee, removeEmployee, setSnils } from './leaving.ts';
import { type Place, placeAt, placesFor, placesOf, refusalOf, targetsOf } from './rights.ts';

interface ListRequest {
  readonly shard: string;
  readonly pointId: string | undefined;
  readonly list: EmployeeList;
  readonly page: number;
  readonly pageSize: number;
}

interface PointsRequest {
  readonly search: string;
  readonly id: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const REVEALS_SHOWN = 50;

/** Case and spelling of an address do not matter to whoever looks for it. */
const matches = (place: Place, search: string): boolean =>
  `${place.id} ${place.external_id} ${place.name} ${place.address}`.toLowerCase().includes(search);

export function createEmployeesService(deps: EmployeeDeps) {
  const { db, clock } = deps;

  const pointOf = ({ pickpointId }: Caller, id: string | undefined): number => {
    const point = id === undefined ? pickpointId : Number(id);
    if (point === null) throw new Failure('bad_request');
    return point;
  };

  const counted = async (places: readonly Place[]) => {
    const counts = await store.countMembers(
      db,
      places.map(({ id }) => id),
    );
    return places.map((place) => ({
      place,
      abilities: pointAbilities(place.actor, place.states),
      employees: counts.get(place.id) ?? 0,
    }));
  };

  return {
    /** Points whose people the caller may see. Somebody has some hundreds at most, and they are searched here. */
    points: async ({ userId }: Caller, { search, id, page, pageSize }: PointsRequest) => {
      const wanted = search.trim().toLowerCase();
      const open = (await placesOf(db, userId, id === undefined ? undefined : [Number(id)])).filter(
        (place) => roleMay(place.actor.role, 'listEmployees') && matches(place, wanted),
      );
      const from = (page - 1) * pageSize;
      return { rows: await counted(open.slice(from, from + pageSize)), total: open.length };
    },

    list: async (caller: Caller, { shard, pointId, list, page, pageSize }: ListRequest) => {
      const place = await placeAt(db, caller.userId, pointOf(caller, pointId), 'listEmployees');
      if (String(place.shard) !== shard) throw notFound();
      const { rows, total } = await store.readMembers(db, { pointId: place.id, list, page, pageSize });
      const [point] = await counted([place]);
      if (!point) throw notFound();
      return { place, rows, total, point, callerId: caller.userId };
    },

    /** Each reading leaves a trace that the person can see; nobody is told of looking at themselves. */
    reveal: (caller: Caller, userId: string, origin: Origin) =>
      transaction(db, async (tx) => {
        const target = (await targetsOf(tx, caller.userId, [userId])).get(userId);
        const [place] = placesFor(await placesOf(tx, caller.userId), target, 'revealEmployee');
        if (!target) throw notFound();
        if (!target.self)
          await audit(tx, {
            at: clock.now(),
            actorId: caller.userId,
            action: 'employee.revealed',
            subject: { kind: 'user', id: userId },
            ownerId: userId,
            data: { point: place.id },
            ...origin,
          });
        return target.person;
      }),

    verify: (caller: Caller, form: NewEmployee, where: { address: string; language: Language }) =>
      verifyEmployee(deps, caller, form, where),
    add: (caller: Caller, form: Parameters<typeof addEmployee>[2], origin: Origin) =>
      addEmployee(deps, caller, form, origin),

    /** What the person is at each point where the caller decides that. */
    roles: async (caller: Caller, userId: string) => {
      const [places, targets] = [
        await placesOf(db, caller.userId),
        await targetsOf(db, caller.userId, [userId]),
      ];
      const target = targets.get(userId);
      const [first] = placesFor(places, target, 'seeRoles');
      if (!target) throw notFound();
      const shown = places.filter((place) => refusalOf(target, place, 'seeRoles') === null);
      return { target, first, places: shown };
    },

    giveRoles: (caller: Caller, entries: Parameters<typeof giveRoles>[2], origin: Origin) =>
      giveRoles(deps, caller, entries, origin),
    giveLocks: (caller: Caller, entries: Parameters<typeof giveLocks>[2], origin: Origin) =>
      giveLocks(deps, caller, entries, origin),

    /** What the caller may do with the lock of a point. */
    ownLock: async (caller: Caller, pointId: string | undefined) => {
      const place = await placeAt(db, caller.userId, pointOf(caller, pointId), 'viewPoint');
      const owns = roleMay(place.actor.role, 'activateLock');
      return { id: place.id, lock: owns ? ('openAndActivate' as const) : place.actor.lock };
    },

    remove: (caller: Caller, userId: string, origin: Origin) =>
      removeEmployee(deps, { caller, userId, origin }),
    recover: (caller: Caller, userId: string, origin: Origin) =>
      recoverEmployee(deps, { caller, userId, origin }),
    setSnils: (caller: Caller, userId: string, snils: string, origin: Origin) =>
      setSnils(deps, { caller, userId, snils, origin }),

    /** For whom the caller works, and who of them has looked at the caller's data. */
    employers: async ({ userId }: Caller) => {
      const places = (await placesOf(db, userId)).filter(
        ({ owner_id, actor }) => owner_id !== userId && !roleMay(actor.role, 'addEmployee'),
      );
      const reveals = await store.readReveals(db, userId, REVEALS_SHOWN);
      const owners = [...new Set([...places, ...reveals].map(({ owner_id }) => owner_id))];
      const nameOf = await employerNames(deps, db, owners);
      const byOwner = Map.groupBy(places, ({ owner_id }) => owner_id);
      return {
        data: [...byOwner].map(([id, points]) => ({
          id,
          name: nameOf(id),
          points: points.map((place) => ({
            id: String(place.id),
            address: place.address,
            role: place.actor.role,
            opensLock: lockToggles(place.actor.lock).open,
          })),
        })),
        reveals: reveals.map(({ at, owner_id, staff }) => ({
          at: at.toISOString(),
          by: staff ? '' : nameOf(owner_id),
          byStaff: staff,
        })),
      };
    },
    leave: (caller: Caller, ownerId: string, origin: Origin) => leaveEmployer(deps, caller, ownerId, origin),
  };
}

export type EmployeesService = ReturnType<typeof createEmployeesService>;
