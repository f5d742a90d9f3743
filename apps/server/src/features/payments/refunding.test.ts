import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../providers/outbound-client.ts';
import type { PaymentProvider, ProviderRefund } from '../../providers/payments/port.ts';
import type { Refund } from './refund-store.ts';
import { stage } from './testing/stage.ts';

type Answer = ProviderRefund['status'] | 'refuses' | 'does not answer' | 'loses the answer';
let answers: Answer[] = [];
const keys: string[] = [];
const moody = (bank: PaymentProvider): PaymentProvider => {
  const reply = async (id: string, work: () => Promise<ProviderRefund>): Promise<ProviderRefund> => {
    const answer = answers.shift() ?? 'succeeded';
    if (answer === 'refuses') throw new Refused('no');
    if (answer === 'does not answer') throw new Error('no answer');
    if (answer === 'succeeded') return work();
    if (answer === 'loses the answer') {
      await work();
      throw new Error('no answer');
    }
    return { id, status: answer };
  };
  return {
    ...bank,
    refund: (id, money, key) => {
      keys.push(key);
      return reply('refund-1', () => bank.refund(id, money, key));
    },
    readRefund: (id) => reply(id, () => bank.readRefund(id)),
  };
};
const { db, payments, order, rows, clock, bank } = await stage({ cleanUp: afterFile(), provider: moody });

/** A fee on its way back. */
async function owed(...moods: Answer[]) {
  const { owner, id } = await order();
  const { attempt } = await payments.start(owner, id);
  await bank.act(attempt?.provider_id ?? '', 'pay');
  await payments.notified('payment', attempt?.provider_id ?? '');
  await transaction(db, (tx) => payments.recordFeeOutcome(tx, id, 'refunded', 'declined'));
  keys.length = 0;
  answers = moods;
  const attemptId = attempt?.id ?? '';
  return { id, attemptId, providerId: attempt?.provider_id ?? '', run: () => payments.refund({ attemptId }) };
}
const refund = async (id: number) => (await rows<Refund>('refunds', id))[0];
const nextRun = async (attemptId: string): Promise<Date | undefined> => {
  const { rows: jobs } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
    where key = ${`payments.refund:${attemptId}`}`.execute(db);
  return jobs[0]?.run_at;
};

describe('a refund', () => {
  it('exists with the decision, and the job with it', async () => {
    const { id, attemptId, run } = await owed();
    expect(await refund(id)).toMatchObject({ state: 'due', late: false, amount: 5_000_000 });
    expect(await nextRun(attemptId)).toBeInstanceOf(Date);
    await run();
    expect(await refund(id)).toMatchObject({ state: 'done', done: expect.any(Date) });
    expect((await payments.feeOf(db, id))?.refund).toBe('done');
    await run();
    expect(keys).toHaveLength(1);
  });

  it('is not owed where the decision was rolled back', async () => {
    const { owner, id } = await order();
    const { attempt } = await payments.start(owner, id);
    await bank.act(attempt?.provider_id ?? '', 'pay');
    await payments.notified('payment', attempt?.provider_id ?? '');
    await expect(
      transaction(db, async (tx) => {
        await payments.recordFeeOutcome(tx, id, 'refunded', 'declined');
        throw new Error('the decision failed');
      }),
    ).rejects.toThrow('the decision failed');
    expect(await refund(id)).toBeUndefined();
    expect(await payments.feeOf(db, id)).toMatchObject({ outcome: null });
  });

  it('is asked for again with the same key while the bank does not answer', async () => {
    const { id, attemptId, run } = await owed('does not answer', 'loses the answer');
    await run();
    expect(await refund(id)).toMatchObject({ state: 'due', tries: 1 });
    expect((await nextRun(attemptId))?.getTime()).toBeGreaterThan(addSeconds(new Date(), 240).getTime());
    await run();
    await run();
    expect(new Set(keys).size).toBe(1);
    expect(await refund(id)).toMatchObject({ state: 'done' });
  });

  it('is asked for anew, with another key, when the bank says no', async () => {
    const { id, attemptId, run } = await owed('refuses', 'canceled');
    await run();
    expect(await refund(id)).toMatchObject({ state: 'failed', tries: 1 });
    await run();
    expect(await nextRun(attemptId)).toBeInstanceOf(Date);
    await run();
    expect(new Set(keys).size).toBe(3);
    expect(await refund(id)).toMatchObject({ state: 'done', tries: 3 });
  });

  it('tells the staff that a bank said no', async () => {
    const { id, run } = await owed('refuses');
    await run();
    const { rows: events } = await sql`select data from events where audience = 'queue:payment'
      and data->>'orderId' = ${String(id)}`.execute(db);
    expect(events).toEqual([{ data: { orderId: String(id), refund: 'failed' } }]);
  });

  it('is watched while the bank works on it', async () => {
    const { id, run } = await owed('pending', 'pending');
    await run();
    expect(await refund(id)).toMatchObject({ state: 'sent', provider_id: 'refund-1' });
    await run();
    await run();
    expect(keys).toHaveLength(1);
    expect(await refund(id)).toMatchObject({ state: 'done' });
  });

  it('is done when the bank refuses because it has paid already', async () => {
    const { id, providerId, run } = await owed('refuses');
    await bank.provider.refund(providerId, { amount: 5_000_000, currency: 'RUB' }, crypto.randomUUID());
    await run();
    expect(await refund(id)).toMatchObject({ state: 'done' });
  });

  it('is never paid twice, whoever runs at once', async () => {
    const { id, run } = await owed();
    await Promise.all(Array.from({ length: 10 }, run));
    expect(new Set(keys).size).toBe(1);
    expect(await refund(id)).toMatchObject({ state: 'done' });
  });

  it('waits for the next start too', async () => {
    const { attemptId } = await owed();
    await sql`select graphile_worker.remove_job(${`payments.refund:${attemptId}`})`.execute(db);
    await payments.resume('lost');
    expect(await nextRun(attemptId)).toBeUndefined();
    await payments.resume('all');
    expect((await nextRun(attemptId))?.getTime()).toBeLessThanOrEqual(clock.now().getTime() + 1000);
  });
});
