import { distanceMetres } from '@punkt/domain/geo';
import { message } from '@punkt/domain/message';
import type { OrderRecord } from '@punkt/domain/order-record';
import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { pointRefusal } from '@punkt/domain/point-policy';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/failures.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import { actorAt, statesOf } from '../points/service.ts';
import type { OrderDeps } from './deps.ts';
import { openMoves } from './list-store.ts';
import { placeOf } from './surroundings.ts';

const { radiusMetres: metres } = MOVE_TERMS;

/** Somebody else's point, a closed one and a missing one get the same answer. */
async function movingPoint({ points, accounts, clock }: OrderDeps, tx: Tx, ownerId: string, pointId: string) {
  const point = await points.find(Number(pointId), tx);
  const grants = (await accounts.person(tx, ownerId))?.roles ?? [];
  // Another move under way has a refusal of its own, below.
  const states = point ? statesOf(point, { now: clock.now(), moving: false }) : new Set<never>();
  const refused = !point || pointRefusal(actorAt(point, ownerId, grants), 'move', states);
  if (refused) throw invalid('ex_pickpoint_id', message('validation.order.movePoint'));
  return point;
}

/** The point of a move: the owner's own, open, and within a walk of the new place. Nothing for a new point. */
export async function checkMove(deps: OrderDeps, tx: Tx, ownerId: string, record: OrderRecord) {
  if (record.ex_pickpoint_id === null) return null;
  const point = await movingPoint(deps, tx, ownerId, record.ex_pickpoint_id);
  const place = placeOf(record);
  if (point.country !== record.country || (place && distanceMetres(place, point) > metres))
    throw invalid('latitude', message('validation.order.moveRadius', { metres }));
  return point;
}

/** A point moves to one place at a time; a unique index enforces it for parallel requests. */
export async function refuseSecondMove(tx: Tx, pointId: number, orderId: number | null): Promise<void> {
  const others = (await openMoves(tx, pointId)).filter(({ id }) => id !== orderId);
  if (others.length > 0) throw new Failure('move_under_way');
}

/** Name of the unique index that refuses a second move of one point. */
const ONE_MOVE_INDEX = 'orders_one_move';

export const oneMove = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw isUniqueViolation(error, ONE_MOVE_INDEX) ? new Failure('move_under_way') : error;
  });
