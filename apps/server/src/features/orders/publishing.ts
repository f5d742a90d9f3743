import { message } from '@punkt/domain/message';
import { stepOf } from '@punkt/domain/order-machine';
import type { OrderRecord } from '@punkt/domain/order-record';
import { checkOrder, orderWarnings } from '@punkt/domain/order-rules';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { PointRow } from '../points/service.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { checkMove, oneMove, refuseSecondMove } from './moves.ts';
import { lockOwn } from './own.ts';
import { problemsFailure, refuse, refuseProblems } from './refusals.ts';
import { placeOf, refuseCountry, surroundingsOf, tariffOf } from './surroundings.ts';
import type { OrderRow } from './tables.ts';
import { transition } from './transition.ts';

/** Where no tariff can be reckoned, a draft may stay, and nothing else. */
function refuseWithoutTariff(deps: OrderDeps, record: OrderRecord): void {
  if (!tariffOf(deps, record)) throw refuse('latitude', message('validation.order.tariff'));
}

/** Not wrong, yet unusual: the owner says that it is meant so. */
function refuseUnconfirmed(record: OrderRecord, confirmed: boolean): void {
  const warnings = orderWarnings(record);
  if (!confirmed && Object.keys(warnings).length > 0) throw problemsFailure(warnings, { warnings: true });
}

/** A point that moves leaves a place and takes one nearby, so it needs no zone of its own; a closed one stays closed. */
async function refuseClosed({ geo }: OrderDeps, tx: Tx, record: OrderRecord, point: PointRow): Promise<void> {
  const place = placeOf(record);
  if (!place) return;
  const { latitude, longitude } = place;
  const { cell, kind, reserved } = await geo.zoneAt(tx, latitude, longitude);
  if (cell === geo.cellOf(point.latitude, point.longitude)) return;
  if (kind === 'grey' && !reserved) throw new Failure('zone_taken');
}

async function takePlace(deps: OrderDeps, tx: Tx, order: OrderRow, point: PointRow | null): Promise<void> {
  const place = placeOf(order.record);
  if (point) {
    // An application that became a move in rework lets go of the zone it held before.
    await deps.geo.release(tx, order.id);
    return refuseClosed(deps, tx, order.record, point);
  }
  if (!place) return;
  const request = { ...place, orderId: order.id, userId: order.owner_id };
  if ((await deps.geo.reserve(tx, request)) !== 'reserved') throw new Failure('zone_taken');
}

async function send(deps: OrderDeps, tx: Tx, order: OrderRow, confirmed: boolean): Promise<OrderRow> {
  const { record } = order;
  const paid = (await deps.payments.feeOf(tx, order.id)) !== null;
  if (!stepOf(factsOf(order, paid), 'publish', 'owner'))
    throw new Failure('order_state', { data: { status: order.status } });
  await refuseCountry(deps, tx, order.owner_id, record);
  refuseProblems(checkOrder(record, await surroundingsOf(deps, tx, record)));
  const point = await checkMove(deps, tx, order.owner_id, record);
  if (point) await refuseSecondMove(tx, point.id, order.id);
  refuseWithoutTariff(deps, record);
  refuseUnconfirmed(record, confirmed);
  await takePlace(deps, tx, order, point);
  const again = order.status === 'ORDER_DRAFT' ? 0 : 1;
  const sent = await transition(tx, deps.transitions, order, {
    event: 'publish',
    by: 'owner',
    actorId: order.owner_id,
    changes: { warnings_confirmed: confirmed, resubmitted: order.resubmitted + again },
  });
  if (sent.status === 'ORDER_CREATED') await deps.geo.occupy(tx, order.id);
  return sent;
}

/** All rules, the tariff, the confirmation and the place on the map, then the step: one transaction, one winner. */
export async function publishOrder(
  deps: OrderDeps,
  caller: Caller,
  id: number,
  confirmed: boolean,
): Promise<OrderRow> {
  return oneMove(
    transaction(deps.db, async (tx) => send(deps, tx, await lockOwn(tx, caller, id), confirmed)),
  );
}
