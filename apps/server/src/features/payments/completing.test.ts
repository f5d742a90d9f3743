import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import type { Attempt } from './attempt-store.ts';
import type { FeeRow, LedgerRow } from './fee-store.ts';
import { stage } from './testing/stage.ts';

let afterReading: () => Promise<void> = async () => undefined;
let readings = 0;
let nothing = false;
const watched = (bank: PaymentProvider): PaymentProvider => ({
  ...bank,
  read: async (id) => {
    readings += 1;
    const payment = await bank.read(id);
    await afterReading();
    return nothing ? { ...payment, amount: 0 } : payment;
  },
});
const { db, payments, applications, order, rows, clock, bank } = await stage({
  cleanUp: afterFile(),
  provider: watched,
});

async function started(amount?: number) {
  const { owner, id } = await order(amount);
  const { attempt } = await payments.start(owner, id);
  return { owner, id, attemptId: attempt?.id ?? '', providerId: attempt?.provider_id ?? '' };
}
/** The bank takes another amount than it was asked to. */
async function other(amount: number) {
  const begun = await started();
  await sql`update sandbox_payments set amount = ${amount} where id = ${begun.providerId}`.execute(db);
  await bank.act(begun.providerId, 'pay');
  await payments.notified('payment', begun.providerId);
  return begun;
}
const fees = (id: number) => rows<FeeRow>('fees', id);
const kinds = async (id: number) =>
  (await rows<LedgerRow>('ledger', id)).sort((a, b) => a.id - b.id).map(({ kind }) => kind);

describe('money that arrives', () => {
  it('moves the application and becomes a fee, once, however often the bank tells', async () => {
    const { owner, id, providerId } = await started();
    await bank.act(providerId, 'pay');
    await Promise.all(Array.from({ length: 20 }, () => payments.notified('payment', providerId)));
    expect(await applications.read(id)).toMatchObject({ state: 'created' });
    expect(await fees(id)).toMatchObject([{ amount: 5_000_000, outcome: null }]);
    expect(await kinds(id)).toEqual(['received']);
    expect((await payments.check(owner, id)).status).toBe('paid');
    expect(await payments.feeOf(db, id)).toMatchObject({ orderId: id, outcome: null, refund: null });
  });

  it('is found by whoever looks at the page, when the bank told nobody', async () => {
    const { owner, id, providerId } = await started();
    await bank.act(providerId, 'pay');
    expect((await payments.check(owner, id)).status).toBe('paid');
  });

  it('is looked for once in two seconds, however many watch', async () => {
    const { owner, id } = await started();
    readings = 0;
    // Time stands still: thirty calls may take longer than two seconds.
    vi.useFakeTimers({ toFake: ['Date'] });
    const seen = await Promise.all(Array.from({ length: 30 }, () => payments.check(owner, id)));
    vi.useRealTimers();
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect(readings).toBe(1);
    clock.set(clock.offsetSeconds() + 3);
    await payments.check(owner, id);
    expect(readings).toBe(2);
  });

  it('is none of ours when nobody knows its id', async () => {
    await payments.notified('payment', '2d1b0a3c-000f-5000-8000-1f6dc9d2b4a1');
    await payments.notified('refund', 'nothing');
  });

  it('leaves a failed attempt behind when the bank refuses', async () => {
    const { owner, id, providerId } = await started();
    await bank.act(providerId, 'fail');
    await payments.notified('payment', providerId);
    await payments.notified('payment', providerId);
    expect((await payments.check(owner, id)).status).toBe('error');
    expect(await applications.read(id)).toMatchObject({ state: 'waiting', failures: 1 });
    expect((await payments.start(owner, id)).attempt?.provider_id).not.toBe(providerId);
  });

  it('in another amount is booked as it came and moves nothing, however often the bank tells', async () => {
    const { id, providerId, attemptId } = await other(3_000_000);
    await payments.notified('payment', providerId);
    expect(await rows<LedgerRow>('ledger', id)).toMatchObject([{ kind: 'received', amount: 3_000_000 }]);
    expect(await fees(id)).toEqual([]);
    expect(await applications.read(id)).toMatchObject({ state: 'waiting' });
    expect(await rows<Attempt>('payment_attempts', id)).toMatchObject([
      { id: attemptId, status: 'succeeded', amount: 3_000_000, asked_amount: 5_000_000 },
    ]);
  });

  it('in another amount becomes the fee, or goes back, by one decision', async () => {
    const decide = (attemptId: string, decision: 'accept' | 'refund') =>
      transaction(db, (tx) => payments.decide(tx, attemptId, decision));
    const taken = await other(6_000_000);
    const answers = await Promise.allSettled([
      decide(taken.attemptId, 'accept'),
      decide(taken.attemptId, 'refund'),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const back = await other(1);
    await decide(back.attemptId, 'refund');
    await expect(decide(back.attemptId, 'accept')).rejects.toMatchObject({ code: 'conflict' });
    expect(await kinds(back.id)).toEqual(['received', 'late_refund']);
    const fee = await other(4_000_000);
    await decide(fee.attemptId, 'accept');
    expect(await fees(fee.id)).toMatchObject([{ amount: 4_000_000, outcome: null }]);
    expect(await applications.read(fee.id)).toMatchObject({ state: 'created' });
  });

  it('in another amount keeps everybody from paying again until it is decided, and no longer', async () => {
    const { owner, id, attemptId } = await other(3_000_000);
    await expect(payments.start(owner, id)).rejects.toMatchObject({ code: 'payment_undecided' });
    clock.set(clock.offsetSeconds() + 25 * 3600);
    await expect(payments.start(owner, id)).rejects.toMatchObject({ code: 'payment_undecided' });
    await transaction(db, (tx) => payments.decide(tx, attemptId, 'refund'));
    expect((await payments.start(owner, id)).attempt).toMatchObject({ status: 'pending', amount: 5_000_000 });
  });

  it('in another amount is no fee for an application that has ended', async () => {
    const { id, attemptId } = await other(4_000_000);
    await applications.hurry(id);
    await applications.expire(payments, id);
    const accept = transaction(db, (tx) => payments.decide(tx, attemptId, 'accept'));
    await expect(accept).rejects.toMatchObject({ code: 'payment_not_due' });
    expect(await kinds(id)).toEqual(['received']);
  });

  it('of nothing at all ends the attempt', async () => {
    const { owner, id, providerId } = await started();
    nothing = true;
    await bank.act(providerId, 'pay');
    await payments.notified('payment', providerId);
    nothing = false;
    expect((await payments.check(owner, id)).status).toBe('error');
    expect(await kinds(id)).toEqual([]);
  });
});

describe('the deadline', () => {
  it('does not matter to money that was paid before it, while nobody has ended the application', async () => {
    const { id, providerId } = await started();
    await bank.act(providerId, 'pay');
    clock.set(clock.offsetSeconds() + 25 * 3600);
    await payments.notified('payment', providerId);
    expect(await applications.read(id)).toMatchObject({ state: 'created' });
  });

  it('is asked about before an application ends: money of which nobody heard is taken in first', async () => {
    const { id, providerId } = await started();
    await bank.act(providerId, 'pay');
    clock.set(clock.offsetSeconds() + 25 * 3600);
    await payments.readBack(id);
    await applications.expire(payments, id);
    expect(await applications.read(id)).toMatchObject({ state: 'created' });
    expect(await kinds(id)).toEqual(['received']);
  });

  it('sends back what is paid after it', async () => {
    const { owner, id, providerId, attemptId } = await started();
    await bank.act(providerId, 'late');
    await payments.notified('payment', providerId);
    expect((await payments.check(owner, id)).status).toBe('pending');
    clock.set(clock.offsetSeconds() + 25 * 3600);
    await applications.expire(payments, id);
    await payments.poll({ attemptId });
    expect(await applications.read(id)).toMatchObject({ state: 'expired' });
    expect(await kinds(id)).toEqual(['received', 'late_refund']);
    expect(await fees(id)).toEqual([]);
    await payments.refund({ attemptId });
    expect(await rows('refunds', id)).toMatchObject([{ state: 'done', late: true, amount: 5_000_000 }]);
    expect((await payments.check(owner, id)).status).toBe('notPaid');
  });

  it('stops what can still be stopped at the bank', async () => {
    const { owner, id, providerId, attemptId } = await started();
    clock.set(clock.offsetSeconds() + 25 * 3600);
    await applications.expire(payments, id);
    expect((await payments.check(owner, id)).status).toBe('notPaid');
    await payments.poll({ attemptId });
    expect(await bank.find(providerId)).toMatchObject({ status: 'canceled' });
    expect(await rows<Attempt>('payment_attempts', id)).toMatchObject([
      { status: 'canceled', settled: expect.any(Date) },
    ]);
  });
});

describe('whoever dies in the middle', () => {
  it('between the bank and the commit loses nothing: the next one settles it, once', async () => {
    const { id, providerId, attemptId } = await started();
    await bank.act(providerId, 'pay');
    afterReading = async () => {
      throw new Error('killed');
    };
    await expect(payments.notified('payment', providerId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await kinds(id)).toEqual([]);
    afterReading = async () => undefined;
    await payments.poll({ attemptId });
    await payments.poll({ attemptId });
    expect(await kinds(id)).toEqual(['received']);
    expect(await applications.read(id)).toMatchObject({ state: 'created' });
  });

  it('is made up for at the next start, whoever still holds the job', async () => {
    const { attemptId } = await started();
    const key = `payments.poll:${attemptId}`;
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a process that was killed'
      where key = ${key}`.execute(db);
    await payments.resume('all');
    const { rows: jobs } = await sql<{ locked_at: Date | null }>`select locked_at from graphile_worker.jobs
      where key = ${key}`.execute(db);
    expect(jobs).toEqual([{ locked_at: null }]);
  });
});

describe('webhook, return page and expiry at once', () => {
  async function round(): Promise<string | undefined> {
    const { owner, id, providerId, attemptId } = await started();
    await bank.act(providerId, 'pay');
    await applications.hurry(id);
    await Promise.all([
      payments.notified('payment', providerId),
      payments.check(owner, id),
      applications.expire(payments, id),
      payments.poll({ attemptId }),
      payments.notified('payment', providerId),
    ]);
    const state = (await applications.read(id))?.state;
    const paid = (await fees(id)).length;
    const lines = await kinds(id);
    if (state === 'created') expect([paid, lines]).toEqual([1, ['received']]);
    else expect([state, paid, lines]).toEqual(['expired', 0, ['received', 'late_refund']]);
    // Whatever came first: the end of the application decides about the fee, once.
    await Promise.all([
      applications.delete(payments, id),
      applications.delete(payments, id),
      payments.refund({ attemptId }),
    ]);
    await Promise.all([payments.refund({ attemptId }), payments.refund({ attemptId })]);
    expect(await kinds(id)).toEqual(['received', state === 'created' ? 'refunded' : 'late_refund']);
    expect(await rows('refunds', id)).toMatchObject([{ state: 'done', amount: 5_000_000 }]);
    return state;
  }

  it('give each fee one end, round after round', async () => {
    // A hundred here, with the end of the application besides; a thousand real ones stand in orders/completion-race.test.ts.
    const states: Array<string | undefined> = [];
    for (let batch = 0; batch < 10; batch += 1)
      states.push(...(await Promise.all(Array.from({ length: 10 }, round))));
    expect(states).toHaveLength(100);
  });
});
