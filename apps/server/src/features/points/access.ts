import { toPerson } from '@punkt/contract/events';
import {
  isOwnerRole,
  type LockPermission,
  type PointGrant,
  pointRole,
  roleAt,
} from '@punkt/domain/permissions';
import {
  type PointAction,
  type PointActor,
  type PointState,
  pointAbilities,
  pointRefusal,
  type Refusal,
  roleMay,
} from '@punkt/domain/point-policy';
import type { PointActorKind } from '@punkt/domain/point-record';
import type { RequestKind } from '@punkt/domain/point-requests';
import type { Expression } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Found, type Part, type Parts, together } from '../../platform/database/together.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { ListedPoint } from './list-store.ts';
import { lockPoint, pointPart, readPoint } from './point-store.ts';
import { waitingPart } from './request-store.ts';
import type { PointCardRow, PointRow } from './tables.ts';

export interface AccessDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AuthAdmin, 'rolesOf' | 'rolesPart' | 'standingRoles'>;
  /** Which points have a move under way; applications know. */
  readonly moves: {
    isAt(pointId: number): Promise<boolean>;
    part(db: Database | Tx, pointId: number): Part<unknown>;
    isMoving(db: Database | Tx, pointId: Expression<number>): Expression<boolean>;
  };
}

interface Grant extends PointGrant {
  readonly pickpoint_id: number;
  readonly lock_permission: LockPermission;
}

/** What somebody is at a point, for the policy of the domain. `grants`: those that stand (`person` of accounts). */
export function actorAt(
  point: Pick<PointRow, 'id' | 'owner_id'>,
  userId: string,
  grants: readonly Grant[],
): PointActor {
  const grant = grants.find(({ pickpoint_id }) => pickpoint_id === point.id);
  const tie = { owns: point.owner_id === userId, grant, deleted: false, acceptance: 'accepted' } as const;
  return { role: roleAt(tie), lock: grant?.lock_permission ?? 'none' };
}

interface Circumstances {
  readonly now: Date;
  /** Applications know. */
  readonly moving: boolean;
  /** What the owner has asked for and staff have not answered. */
  readonly waiting?: ReadonlySet<RequestKind> | undefined;
}

export const isBlocked = ({ block_until }: Pick<PointRow, 'block_until'>, now: Date): boolean =>
  block_until !== null && block_until > now;

export const statesOf = (
  point: Pick<PointRow, 'is_active' | 'block_until'>,
  { now, moving, waiting }: Circumstances,
): ReadonlySet<PointState> =>
  new Set<PointState>([
    ...(point.is_active ? [] : (['closed'] as const)),
    ...(isBlocked(point, now) ? (['blocked'] as const) : []),
    ...(moving ? (['moving'] as const) : []),
    ...(waiting?.has('area') ? (['areaWaiting'] as const) : []),
    ...(waiting?.has('timetable') ? (['timetableWaiting'] as const) : []),
  ]);

/** To whoever has no role here the point does not exist; a state is said in words. */
export function refusalFailure(refusal: Refusal): Failure {
  if (refusal === 'unknown') return notFound();
  if (refusal === 'closed') return new Failure('point_closed');
  if (refusal === 'blocked') return new Failure('point_blocked');
  if (refusal === 'moving') return new Failure('move_under_way');
  if (refusal === 'areaWaiting' || refusal === 'timetableWaiting') return new Failure('point_waiting');
  return new Failure('forbidden');
}

/** A point with whoever looks at it. */
export interface PointView<Row = PointRow> {
  readonly point: Row;
  readonly role: PointActor['role'];
  readonly moving: boolean;
  readonly blocked: boolean;
  readonly abilities: readonly PointAction[];
}

/** Points that a person works at, besides those that are theirs. */
export const worksAt = (grants: readonly Grant[]): number[] =>
  grants.filter((grant) => roleMay(pointRole(grant), 'viewPoint')).map(({ pickpoint_id }) => pickpoint_id);

interface Asked {
  readonly userId: string;
  readonly id: number;
}

/** A point, who the caller is there, and what of it keeps them from something. */
interface Standing {
  readonly point: PointRow;
  readonly actor: PointActor;
  readonly states: ReadonlySet<PointState>;
}

/** The view of a point for an action; refused where the action is not open. */
function allowed({ point, actor, states }: Standing, action: PointAction): PointView {
  const refusal = pointRefusal(actor, action, states);
  if (refusal) throw refusalFailure(refusal);
  return {
    point,
    role: actor.role,
    moving: states.has('moving'),
    blocked: states.has('blocked'),
    abilities: pointAbilities(actor, states),
  };
}

export function createPointAccess({ db, clock, accounts, moves }: AccessDeps) {
  /** What decides, besides the point itself, what somebody may do there. */
  const beside = ({ userId, id }: Asked, at: Database | Tx) => ({
    grants: accounts.rolesPart(userId),
    moving: moves.part(at, id),
    waiting: waitingPart(at, id),
  });
  const all = (asked: Asked, at: Database | Tx) => ({
    points: pointPart(at, asked.id),
    ...beside(asked, at),
  });
  const [readBeside, readAll] = [together(beside), together(all)];

  function standingOf(
    { userId }: Caller,
    point: PointRow | undefined,
    found: Found<ReturnType<typeof beside>>,
  ): Standing {
    if (!point) throw notFound();
    return {
      point,
      actor: actorAt(point, userId, accounts.standingRoles(found.grants)),
      states: statesOf(point, {
        now: clock.now(),
        moving: found.moving.length > 0,
        waiting: new Set(found.waiting.map(({ kind }) => kind)),
      }),
    };
  }

  /** The row is locked until the commit, and only then is looked at what else counts: it may have changed meanwhile. */
  async function lockStanding(tx: Tx, caller: Caller, id: number): Promise<Standing> {
    const point = await lockPoint(tx, id);
    if (!point) throw notFound();
    return standingOf(caller, point, await readBeside(tx, { userId: caller.userId, id }));
  }

  const viewOf = (caller: Caller, found: Found<ReturnType<typeof all>>, action: PointAction): PointView =>
    allowed(standingOf(caller, found.points[0], found), action);

  /** Reads a point for whoever may do this there, with whatever else of it is asked for, in one statement. */
  function reader<Values extends object, P extends Parts>(
    action: PointAction,
    more: (values: Values & Asked, at: Database | Tx) => P,
  ) {
    const read = together((asked: Values & Asked, at) => ({ ...more(asked, at), ...all(asked, at) }));
    return async (caller: Caller, values: Values & Pick<Asked, 'id'>) => {
      const found: unknown = await read(db, { ...values, userId: caller.userId });
      const view = viewOf(caller, found as Found<ReturnType<typeof all>>, action);
      return { view, more: found as Found<P> };
    };
  }

  return {
    grantsOf: ((at, userId) => accounts.rolesOf(at, userId)) satisfies AuthAdmin['rolesOf'],
    viewsOf: (
      userId: string,
      grants: readonly Grant[],
      rows: readonly ListedPoint[],
    ): PointView<PointCardRow>[] => {
      const now = clock.now();
      return rows.map((point) => {
        const { moving } = point;
        const actor = actorAt(point, userId, grants);
        const states = statesOf(point, { now, moving, waiting: new Set(point.waiting) });
        const abilities = pointAbilities(actor, states);
        return { point, role: actor.role, moving, blocked: states.has('blocked'), abilities };
      });
    },
    lockStanding,
    allowed,
    reader,
    /** The point, if this action is open to the caller there. In a transaction it is locked until the commit. */
    at: async (caller: Caller, id: number, action: PointAction, tx?: Tx): Promise<PointView> =>
      tx
        ? allowed(await lockStanding(tx, caller, id), action)
        : viewOf(caller, await readAll(db, { userId: caller.userId, id }), action),
  };
}

/** Why somebody may not do something at a point, for other features; null where they may. */
export const refusalAt =
  ({ clock, accounts }: Pick<AccessDeps, 'clock' | 'accounts'>) =>
  async (tx: Tx, { userId }: Caller, pointId: number, action: PointAction): Promise<Refusal | null> => {
    const point = await readPoint(tx, pointId);
    if (!point) return 'unknown';
    const grants = await accounts.rolesOf(tx, userId);
    // A move under way takes nothing away from the lock of the old place.
    const states = statesOf(point, { now: clock.now(), moving: false });
    return pointRefusal(actorAt(point, userId, grants), action, states);
  };

export type PointAccess = ReturnType<typeof createPointAccess>;

export const actorKind = ({ role }: Pick<PointView, 'role'>): PointActorKind =>
  isOwnerRole(role) ? 'owner' : 'employee';

/** Open pages of the owner, and of whoever acts, in the order in which their locks are taken. */
export const hearersOf = ({ owner_id }: Pick<PointRow, 'owner_id'>, actorId = owner_id) =>
  [...new Set([owner_id, actorId])].sort().map(toPerson);

/** They read the point again. Takes locks of audiences: the last thing of a transaction. */
export async function announcePoint(tx: Tx, clock: Clock, point: PointRow, alsoTo?: string): Promise<void> {
  for (const hearer of hearersOf(point, alsoTo))
    await announce(tx, clock, hearer, 'point', { id: String(point.id) });
}
