import { message } from '@punkt/domain/message';
import { stepOf } from '@punkt/domain/order-machine';
import type { OrderRecord } from '@punkt/domain/order-record';
import { checkOrder, orderWarnings } from '@punkt/domain/order-rules';
import { type OrderStatus, UNPAID_STATUSES } from '@punkt/domain/order-status';
import { UNPAID_MAXIMUM } from '@punkt/domain/order-terms';
import { advisoryLock, type Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, invalidValues, refuseProblems } from '../../platform/http/failure.ts';
import type { PointRow } from '../points/service.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { unpaidOrders } from './list-store.ts';
import { checkMove, oneMove, refuseSecondMove } from './moves.ts';
import { lockOwn } from './own.ts';
import { placeOf, refuseCountry, surroundingsOf, tariffOf } from './surroundings.ts';
import type { OrderRow } from './tables.ts';
import { transition } from './transition.ts';

/** Where no tariff can be calculated, a draft may stay, and nothing else. */
function refuseWithoutTariff(deps: OrderDeps, record: OrderRecord): void {
  if (!tariffOf(deps, record)) throw invalid('latitude', message('validation.order.tariff'));
}

/** Not wrong, yet unusual: the owner says that it is meant so. */
function refuseUnconfirmed(record: OrderRecord, confirmed: boolean): void {
  const warnings = orderWarnings(record);
  if (!confirmed && Object.keys(warnings).length > 0) throw invalidValues(warnings, { warnings: true });
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

/** Whoever sends two at once is counted one after the other. */
async function refuseHoarding(tx: Tx, { id, owner_id }: OrderRow): Promise<void> {
  await advisoryLock(tx, `unpaid zones ${owner_id}`);
  const held = await unpaidOrders(tx, owner_id, id);
  if (held.length < UNPAID_MAXIMUM) return;
  const orders = held.map((each) => `№\u00a0${each}`).join(', ');
  throw new Failure('too_many_unpaid', { params: { count: UNPAID_MAXIMUM, orders } });
}

async function takePlace(
  deps: OrderDeps,
  tx: Tx,
  order: OrderRow,
  point: PointRow | null,
  to: OrderStatus,
): Promise<void> {
  const place = placeOf(order.record);
  if (point) {
    // An application that became a move in rework releases the zone it held before.
    await deps.geo.release(tx, order.id);
    return refuseClosed(deps, tx, order.record, point);
  }
  if (!place) return;
  if (UNPAID_STATUSES.includes(to)) await refuseHoarding(tx, order);
  const request = { ...place, orderId: order.id, userId: order.owner_id };
  if ((await deps.geo.reserve(tx, request)) !== 'reserved') throw new Failure('zone_taken');
}

async function send(deps: OrderDeps, tx: Tx, order: OrderRow, confirmed: boolean): Promise<OrderRow> {
  const { record } = order;
  const paid = (await deps.payments.feeOf(tx, order.id)) !== null;
  const step = stepOf(factsOf(order, paid), 'publish', 'owner');
  if (!step) throw new Failure('order_state', { data: { status: order.status } });
  await refuseCountry(deps, tx, order.owner_id, record);
  refuseProblems(checkOrder(record, await surroundingsOf(deps, tx, record)));
  const point = await checkMove(deps, tx, order.owner_id, record);
  if (point) await refuseSecondMove(tx, point.id, order.id);
  refuseWithoutTariff(deps, record);
  refuseUnconfirmed(record, confirmed);
  await takePlace(deps, tx, order, point, step.to);
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
