import { isRefundedByAge } from '@punkt/domain/order-deadlines';
import { type FeeRule, type OrderActor, type OrderEvent, stepOf } from '@punkt/domain/order-machine';
import { isFinal, type OrderStatus } from '@punkt/domain/order-status';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { Failure } from '../../platform/http/failure.ts';
import { factsOf } from './facts.ts';
import { startClocks } from './lifetimes.ts';
import * as store from './order-store.ts';
import type { OrderRow, Remark } from './tables.ts';
import type { TransitionDeps } from './transition-deps.ts';

export interface Happening {
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
    deleted: order.deleted || GONE.includes(to),
    submitted: order.submitted ?? (order.status === 'ORDER_DRAFT' && to !== 'ORDER_DELETED' ? now : null),
    accepted: to === 'ORDER_ACCEPTED' ? now : order.accepted,
  };
}

/** The one outcome that a paid fee has with this step; nothing while the application lives on. */
function feeOutcome(rule: FeeRule, accepted: Date | null, now: Date) {
  if (rule === 'none') return null;
  if (rule === 'credit') return 'credited' as const;
  if (rule === 'keep') return 'kept' as const;
  return rule === 'refund' || isRefundedByAge(accepted, now) ? ('refunded' as const) : ('kept' as const);
}

/** Who looks at it now looks again: the owner's tabs, and the console once there is something for staff to see. */
export async function announceOrder(
  tx: Tx,
  { clock, cases }: Pick<TransitionDeps, 'clock' | 'cases'>,
  order: OrderRow,
): Promise<void> {
  const news = { id: String(order.id), status: order.status, version: order.version };
  await announce(tx, clock, `user:${order.owner_id}`, 'order', news);
  await cases.tell(tx, order);
}

/**
 * The only way an order changes its status. The row is locked by the caller (`lockOrder`), the table of the domain decides,
 * and status, history, money, the place on the map, the clocks and the news are written in the caller's transaction.
 *
 * Locks are taken in one order: the application's row, the rows of its payments, its zone, its case, the account (a notice points
 * at it), and the audiences of events last, the owner's before the queue's. Whoever holds an account first (`accounts.hold`)
 * announces after that too, so nobody waits in a circle.
 */
export async function transition(
  tx: Tx,
  deps: TransitionDeps,
  order: OrderRow,
  happening: Happening,
): Promise<OrderRow> {
  const { clock, payments } = deps;
  const { event, by } = happening;
  const now = clock.now();
  const fee = (await payments.feeOf(tx, order.id)) ?? null;
  const step = stepOf(factsOf(order, fee !== null), event, by);
  if (!step) throw new Failure('order_state', { data: { status: order.status } });

  const outcome = feeOutcome(step.fee, order.accepted, now);
  const changed = await store.changeOrder(tx, order.id, {
    updated: now,
    ...statusColumns(order, step.to, now),
    ...(happening.remarks && { remarks: JSON.stringify(happening.remarks) }),
    ...happening.changes,
  });
  await store.addHistory(tx, {
    order_id: order.id,
    at: now,
    event,
    actor: by,
    actor_id: happening.actorId ?? null,
    from_status: order.status,
    to_status: step.to,
    comment: happening.comment ?? '',
  });
  if (outcome) await payments.settle(tx, order.id, outcome, event);
  // Whatever else takes an unpaid application away from the bank: an attempt under way must not be paid any more.
  if (order.status === 'ORDER_WAITING_QR_CODE_PAYMENT' && event !== 'pay')
    await payments.cancelOpen(tx, order.id);
  if (isFinal(step.to) && step.to !== 'ORDER_PICKPOINT_CREATED') await deps.geo.release(tx, order.id);
  await startClocks(tx, clock, changed, fee !== null);
  await deps.cases.put(tx, changed, waitsForStaff(step.to, event));
  await deps.tell(tx, changed, {
    event,
    feeOutcome: fee ? outcome : null,
    feeAmount: fee?.amount ?? null,
  });
  if (fee && outcome) await payments.tellOutcome(tx, fee, outcome);
  await announceOrder(tx, deps, changed);
  return changed;
}
