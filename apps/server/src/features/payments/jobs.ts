import { nextPollSeconds, nextRefundMinutes } from '@punkt/domain/payments';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

export const POLL_JOB = 'payments.poll';
export const REFUND_JOB = 'payments.refund';
/** Tells leads of money that waits for their decision. */
export const DIFFERS_JOB = 'payments.differs';

const ageOf = (created: Date, clock: Clock): number => (clock.now().getTime() - created.getTime()) / 1000;

/** One waits per attempt: whoever asks for an earlier look moves it. */
const poll = (tx: Database | Tx, clock: Clock, id: string, runAt: Date) =>
  enqueue(tx, clock, { name: POLL_JOB, key: `${POLL_JOB}:${id}`, payload: { attemptId: id }, runAt });

export const pollSoon = (tx: Database | Tx, clock: Clock, id: string) => poll(tx, clock, id, clock.now());

export const pollLater = (tx: Database | Tx, clock: Clock, { id, created }: { id: string; created: Date }) =>
  poll(tx, clock, id, addSeconds(clock.now(), nextPollSeconds(ageOf(created, clock))));

const refund = (tx: Database | Tx, clock: Clock, attemptId: string, runAt: Date) =>
  enqueue(tx, clock, { name: REFUND_JOB, key: `${REFUND_JOB}:${attemptId}`, payload: { attemptId }, runAt });

export const refundSoon = (tx: Database | Tx, clock: Clock, attemptId: string) =>
  refund(tx, clock, attemptId, clock.now());

export const refundLater = (tx: Database | Tx, clock: Clock, attemptId: string, tries: number) =>
  refund(tx, clock, attemptId, addSeconds(clock.now(), nextRefundMinutes(tries) * 60));
