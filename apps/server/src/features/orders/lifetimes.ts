import { type Deadline, deadlinesOf } from '@punkt/domain/order-deadlines';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { cancelJob, enqueue } from '../../platform/jobs/jobs.ts';
import { unlockStaleJobs } from '../../platform/jobs/unlock-stale-jobs.ts';
import { factsOf, timesOf } from './facts.ts';
import type { OrderRow } from './tables.ts';

export const DEADLINE_JOB = 'orders.deadline';

/** Total by type: a new clock of the domain must be stopped here too. */
const CLOCKS = {
  expirePayment: true,
  lapseRework: true,
  lapseReview: true,
  lapseMove: true,
  remindActivation: true,
  lapseActivation: true,
  remindRework: true,
  closeAppeal: true,
} as const satisfies Record<Deadline['event'], true>;

export const CLOCK_EVENTS = Object.keys(CLOCKS) as [Deadline['event'], ...Deadline['event'][]];

const keyOf = (orderId: number, event: string): string => `order ${orderId} ${event}`;

/**
 * Sets every clock of an order as it now stands and stops the others, in the transaction of the change. A reminder that has
 * passed is not set again.
 */
export async function startClocks(tx: Tx, clock: Clock, order: OrderRow, feePaid: boolean): Promise<void> {
  const running = deadlinesOf(factsOf(order, feePaid), timesOf(order));
  for (const event of CLOCK_EVENTS) {
    const deadline = running.find((each) => each.event === event);
    if (!deadline) await cancelJob(tx, keyOf(order.id, event));
    else if (deadline.at > clock.now() || !event.startsWith('remind'))
      await enqueue(tx, clock, {
        name: DEADLINE_JOB,
        key: keyOf(order.id, event),
        runAt: deadline.at,
        payload: { orderId: order.id, event },
      });
  }
}

interface RescheduledDeadline {
  readonly orderId: number;
  readonly event: Deadline['event'];
  readonly tries: number;
}

/** The same deadline, later: nothing can be decided yet. A clock that was stopped meanwhile is found stopped then. */
export const rescheduleDeadline = (
  db: Database,
  clock: Clock,
  call: RescheduledDeadline,
  runAt: Date,
): Promise<void> =>
  enqueue(db, clock, { name: DEADLINE_JOB, key: keyOf(call.orderId, call.event), runAt, payload: call });

/** Longer than a bank may take to answer: a worker that began a job before that has died. */
const LOST_SECONDS = 30 * 60;

/** At the start and periodically: takes over deadlines that a killed process was working on. */
export const resumeClocks = (db: Database, which: 'all' | 'lost'): Promise<void> =>
  unlockStaleJobs(db, DEADLINE_JOB, which === 'all' ? 0 : LOST_SECONDS);
