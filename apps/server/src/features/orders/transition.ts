import { toPerson } from '@punkt/contract/events';
import { appealAfter } from '@punkt/domain/order-appeals';
import { isRefundedByAge } from '@punkt/domain/order-deadlines';
import {
  type FeeRule,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  type Step,
  stepOf,
} from '@punkt/domain/order-machine';
import { isFinal, type OrderStatus, UNPAID_STATUSES } from '@punkt/domain/order-status';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { OrderTurn } from '../locks/service.ts';
import { factsOf } from './facts.ts';
import { startClocks } from './lifetimes.ts';
import * as store from './order-store.ts';
import { placeOf } from './surroundings.ts';
import type { OrderRow, Remark } from './tables.ts';
import type { TransitionDeps } from './transition-deps.ts';

export interface StatusChange {
  readonly event: OrderEvent;
  readonly by: OrderActor;
  /** The person, where it was one. */
  readonly actorId?: string | undefined;
  readonly comment?: string | undefined;
  readonly remarks?: readonly Remark[] | undefined;
  /** Columns that change together with the status. */
  readonly changes?: Partial<Parameters<typeof store.changeOrder>[2]> | undefined;
}

/** «Deleted» marks what left the list by itself, whatever its status says: an application that was not paid in time. */
const GONE: readonly OrderStatus[] = ['ORDER_DELETED', 'ORDER_NOT_PAID_BY_QR_CODE'];
const FOR_STAFF: readonly OrderStatus[] = ['ORDER_CREATED', 'ORDER_PICKPOINT_READY_ACTIVATE'];

/** Never a silent end: a rework that takes too long before the activation is a task for the operator. */
const waitsForStaff = (to: OrderStatus, event: OrderEvent): boolean =>
  FOR_STAFF.includes(to) || event === 'remindRework';

function statusColumns(order: OrderRow, to: OrderStatus, now: Date) {
  if (to === order.status) return {};
  return {
    status: to,
    since: now,
    deleted: GONE.includes(to),
    submitted: order.submitted ?? (order.status === 'ORDER_DRAFT' && to !== 'ORDER_DELETED' ? now : null),
    accepted: to === 'ORDER_ACCEPTED' ? now : order.accepted,
  };
}

/** The one outcome that a held fee has with this step; nothing while the application lives on, or while it is at stake. */
function feeOutcome(rule: FeeRule, { accepted, fee_at_stake }: OrderRow, now: Date) {
  if (rule === 'credit') return 'credited' as const;
  if (rule === 'keep') return fee_at_stake ? ('kept' as const) : null;
  const refunded = rule === 'refund' || (rule === 'byAge' && isRefundedByAge(accepted, now));
  return refunded ? ('refunded' as const) : null;
}

/** What an appeal changes besides the status: an answer that upholds it begins anew, one that does not gives the rework its days. */
function appealColumns(
  order: OrderRow,
  facts: OrderFacts,
  event: OrderEvent,
  step: Step,
  stakes: boolean,
  now: Date,
) {
  const { appeal, endedFrom, feeAtStake } = appealAfter(facts, event, step, stakes);
  return {
    appeal,
    ended_from: endedFrom,
    fee_at_stake: feeAtStake,
    ...(event === 'appeal' && { appealed: now }),
    // The terms begin anew; the days of a free refusal, which count from the approval, do not.
    ...(event === 'uphold' && { reopened: now, accepted: order.accepted }),
    ...(event === 'uphold' && step.to === 'ORDER_ACCEPTED' && { confirmed_to_open: null }),
    ...(event === 'rejectAppeal' && order.status === 'ORDER_REMARK' && { since: now }),
  };
}

/**
 * The cell on the map. Whoever ended gives it back; whoever objects holds it meanwhile if it is still free, and has it again when
 * the appeal is upheld, or the appeal can't be.
 */
async function keepPlace(
  { geo }: TransitionDeps,
  tx: Tx,
  order: OrderRow,
  event: OrderEvent,
  to: OrderStatus,
) {
  if (event !== 'appeal' && event !== 'uphold') return isFinal(to) ? geo.release(tx, order.id) : undefined;
  const place = placeOf(order.record);
  if (!isFinal(order.status) || !place || order.ex_pickpoint_id !== null) return;
  const taken = await geo.reserve(tx, { ...place, orderId: order.id, userId: order.owner_id });
  if (event === 'appeal') return;
  if (taken !== 'reserved') throw new Failure('zone_taken');
  if (!UNPAID_STATUSES.includes(to)) await geo.occupy(tx, order.id);
}

const isAboutLock = ({ path }: { readonly path: string }): boolean =>
  path === 'lock' || path.startsWith('lock.');

/** What a change of status means for the lock; null where it means nothing. */
function lockTurn(
  { status }: OrderRow,
  { event, remarks = [] }: StatusChange,
  to: OrderStatus,
  pointId: number | undefined,
): OrderTurn | null {
  if (pointId !== undefined) return { turn: 'opened', pointId };
  if (event === 'remarkActivation') return { turn: 'returned', remarks: remarks.filter(isAboutLock) };
  if (event === 'uphold' && status === 'ORDER_REMARK') return { turn: 'restored' };
  return isFinal(to) && to !== status ? { turn: 'ended' } : null;
}

/** Makes open pages read the order again: the owner's tabs, and the console once there is something for staff to see. */
export async function announceOrder(
  tx: Tx,
  { clock, cases }: Pick<TransitionDeps, 'clock' | 'cases'>,
  order: OrderRow,
): Promise<void> {
  const news = { id: String(order.id), status: order.status, version: order.version };
  await announce(tx, clock, toPerson(order.owner_id), 'order', news);
  await cases.announce(tx, order);
}

/**
 * The only way an order changes its status. The row is locked by the caller (`lockOrder`), the table of the domain decides,
 * and status, history, money, the place on the map, the clocks and the news are written in the caller's transaction.
 *
 * Locks are taken in one order: the application's row, the rows of its payments, its zone, its case, the account (a notice points
 * at it), and the audiences of events last, the owner's before the queue's; the lock and the case of its reason follow them. Code that locks an account first (`accounts.lockUser`)
 * announces after that too, so there is no deadlock. A point that opens names the account before the payments are locked: whoever
 * has locked an account waits for no application, because those who need both take the applications first.
 */
export async function transition(
  tx: Tx,
  deps: TransitionDeps,
  order: OrderRow,
  change: StatusChange,
): Promise<OrderRow> {
  const { clock, payments } = deps;
  const { event, by } = change;
  const now = clock.now();
  const fee = (await payments.feeOf(tx, order.id)) ?? null;
  const facts = factsOf(order, fee !== null);
  const step = stepOf(facts, event, by);
  if (!step) throw new Failure('order_state', { data: { status: order.status } });

  const held = fee !== null && fee.outcome === null;
  const outcome = held ? feeOutcome(step.fee, order, now) : null;
  const stakes = held && outcome === null && (step.fee === 'stake' || step.fee === 'byAge');
  // The point is there before the money, which stands on its balance.
  const point = event === 'activate' ? await deps.opening.open(tx, order) : null;
  const changed = await store.changeOrder(tx, order.id, {
    updated: now,
    ...statusColumns(order, step.to, now),
    ...appealColumns(order, facts, event, step, stakes, now),
    ...(change.remarks && { remarks: JSON.stringify(change.remarks) }),
    ...(event === 'accept' && { approved_files: JSON.stringify(order.record.actual_urls) }),
    ...(point && { pickpoint_id: point.id }),
    ...change.changes,
  });
  await store.addHistory(tx, {
    order_id: order.id,
    at: now,
    event,
    actor: by,
    actor_id: change.actorId ?? null,
    from_status: order.status,
    to_status: step.to,
    comment: change.comment ?? '',
  });
  if (outcome) await payments.recordFeeOutcome(tx, order.id, outcome, event, point?.id);
  // Whatever else takes an unpaid application away from the bank: an attempt under way must not be paid any more.
  if (order.status === 'ORDER_WAITING_QR_CODE_PAYMENT' && event !== 'pay')
    await payments.cancelOpen(tx, order.id);
  if (point) await deps.opening.takePlace(tx, changed);
  else await keepPlace(deps, tx, order, event, step.to);
  await startClocks(tx, clock, changed, fee !== null);
  await deps.cases.put(tx, changed, waitsForStaff(step.to, event));
  await deps.notifyOwner(tx, changed, {
    event,
    feeOutcome: outcome,
    feeAmount: fee?.amount ?? null,
    feeHeld: held,
  });
  if (fee && outcome) await payments.announceFeeOutcome(tx, fee, outcome);
  await announceOrder(tx, deps, changed);
  const turn = lockTurn(order, change, step.to, point?.id);
  if (turn) await deps.locks.follow(tx, order.id, turn);
  return changed;
}
