import { distanceMetres } from '@punkt/domain/great-circle';
import { message } from '@punkt/domain/message';
import type { OrderRecord } from '@punkt/domain/order-record';
import { MOVE_TERMS } from '@punkt/domain/order-terms';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/failures.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import { openMoves } from './list-store.ts';
import { refuse } from './refusals.ts';
import { placeOf } from './surroundings.ts';

const { radiusMetres: metres } = MOVE_TERMS;

/** Somebody else's point, a closed one and one that never was look alike. */
async function movingPoint({ points }: OrderDeps, tx: Tx, ownerId: string, pointId: string) {
  const point = await points.find(Number(pointId), tx);
  if (point?.owner_id !== ownerId || !point.is_active)
    throw refuse('ex_pickpoint_id', message('validation.order.movePoint'));
  return point;
}

/** The point of a move: the owner's own, open, and within a walk of the new place. Nothing for a new point. */
export async function checkMove(deps: OrderDeps, tx: Tx, ownerId: string, record: OrderRecord) {
  if (record.ex_pickpoint_id === null) return null;
  const point = await movingPoint(deps, tx, ownerId, record.ex_pickpoint_id);
  const place = placeOf(record);
  if (point.country !== record.country || (place && distanceMetres(place, point) > metres))
    throw refuse('latitude', message('validation.order.moveRadius', { metres }));
  return point;
}

/** A point moves to one place at a time; the index of the table says the same to those who come at once. */
export async function refuseSecondMove(tx: Tx, pointId: number, orderId: number | null): Promise<void> {
  const others = (await openMoves(tx, [pointId])).filter(({ id }) => id !== orderId);
  if (others.length > 0) throw new Failure('move_under_way');
}

/** Name of the unique index: what two moves of one point that come at once run into. */
const ONE_MOVE_INDEX = 'orders_one_move';

export const oneMove = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw isUniqueViolation(error, ONE_MOVE_INDEX) ? new Failure('move_under_way') : error;
  });
