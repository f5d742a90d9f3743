import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { Refused } from '../../providers/outbound-client.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import type { Attempt } from './attempt-store.ts';
import { stage } from './testing/stage.ts';

let mood: 'well' | 'refuses' | 'hangs up' = 'well';
let created = 0;
const moody = (bank: PaymentProvider): PaymentProvider => ({
  ...bank,
  create: async (payment) => {
    created += 1;
    if (mood === 'refuses') throw new Refused('no');
    const made = await bank.create(payment);
    if (mood === 'hangs up') throw new Error('the answer was lost');
    return made;
  },
});
const cleanUp = afterFile();
const here = await stage({ cleanUp, provider: moody });
const { payments, applications, order, rows, clock, bank, caller, databaseUrl } = here;
const elsewhere = await stage({ cleanUp, provider: moody, databaseUrl });
const attempts = (id: number) => rows<Attempt>('payment_attempts', id);

describe('starting a payment', () => {
  it('tells where to pay, and goes on with the same attempt when asked again', async () => {
    const { owner, id } = await order();
    const { attempt, due } = await payments.start(owner, id);
    expect(due).toMatchObject({ amount: 5_000_000, currency: 'RUB' });
    expect(attempt?.confirmation_url).toMatch(/^\/sandbox\/pay\/[\da-f-]{36}$/);
    expect((await payments.start(owner, id)).attempt).toEqual(attempt);
    expect(await attempts(id)).toHaveLength(1);
    expect((await payments.check(owner, id)).status).toBe('pending');
  });

  it('makes one attempt of a hundred starts at once, and asks the bank once', async () => {
    const { owner, id } = await order();
    created = 0;
    const started = await Promise.all(Array.from({ length: 100 }, () => payments.start(owner, id)));
    expect(new Set(started.map(({ attempt }) => attempt?.id)).size).toBe(1);
    expect(await attempts(id)).toHaveLength(1);
    expect(await rows('sandbox_payments', id)).toHaveLength(1);
    expect(created).toBe(1);
  });

  it('makes one payment at the bank on two instances at once', async () => {
    const { owner, id } = await order();
    const instances = [payments, elsewhere.payments];
    const starts = Array.from({ length: 40 }, (_, index) => instances[index % 2]?.start(owner, id));
    const started = await Promise.all(starts);
    expect(new Set(started.map((each) => each?.attempt?.provider_id)).size).toBe(1);
    expect(await rows('sandbox_payments', id)).toHaveLength(1);
  });

  it('is not possible for the application of another, nor for none', async () => {
    const { id } = await order();
    const stranger = caller('6f1ab1a0-0000-4000-8000-000000000001');
    await expect(payments.start(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payments.check(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(payments.start(stranger, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused past the deadline, before anybody has ended the application', async () => {
    const { owner, id } = await order();
    await applications.hurry(id);
    await expect(payments.start(owner, id)).rejects.toMatchObject({ code: 'payment_not_due' });
    expect((await payments.check(owner, id)).status).toBe('notPaid');
    expect(await attempts(id)).toEqual([]);
  });

  it('answers that it is paid, once it is', async () => {
    const { owner, id } = await order();
    const { attempt } = await payments.start(owner, id);
    await bank.act(attempt?.provider_id ?? '', 'pay');
    expect((await payments.check(owner, id)).status).toBe('paid');
    expect(await payments.start(owner, id)).toMatchObject({ attempt: null });
  });

  it('begins anew when what is asked for has changed, and the old attempt is not taken', async () => {
    const { owner, id } = await order(5_000_000);
    const { attempt: old } = await payments.start(owner, id);
    await applications.reprice(id, 1_000_000);
    const { attempt: fresh } = await payments.start(owner, id);
    expect(fresh).toMatchObject({ amount: 1_000_000, status: 'pending' });
    await bank.act(old?.provider_id ?? '', 'pay');
    await payments.notified('payment', old?.provider_id ?? '');
    expect(await rows('ledger', id)).toMatchObject([{ kind: 'received' }, { kind: 'late_refund' }]);
    expect(await rows('fees', id)).toEqual([]);
    expect((await payments.check(owner, id)).status).toBe('pending');
  });
});

describe('an attempt that was put aside', () => {
  it('is taken when it fits again, and then nobody pays the other one', async () => {
    const { owner, id } = await order(5_000_000);
    const { attempt: old } = await payments.start(owner, id);
    await applications.reprice(id, 1_000_000);
    const { attempt: other } = await payments.start(owner, id);
    await applications.reprice(id, 5_000_000);
    await bank.act(old?.provider_id ?? '', 'pay');
    await payments.notified('payment', old?.provider_id ?? '');
    expect(await rows('fees', id)).toMatchObject([{ amount: 5_000_000, attempt_id: old?.id }]);
    await payments.poll({ attemptId: other?.id });
    expect(await bank.find(other?.provider_id ?? '')).toMatchObject({ status: 'canceled' });
    expect((await payments.check(owner, id)).status).toBe('paid');
  });
});

describe('a bank that does not want to', () => {
  it('ends the attempt when it refuses, and the next start is a new one', async () => {
    const { owner, id } = await order();
    mood = 'refuses';
    await expect(payments.start(owner, id)).rejects.toMatchObject({ code: 'payment_failed' });
    expect((await payments.check(owner, id)).status).toBe('error');
    expect(await applications.read(id)).toMatchObject({ failures: 1 });
    mood = 'well';
    await payments.start(owner, id);
    expect((await attempts(id)).map(({ status }) => status).sort()).toEqual(['failed', 'pending']);
  });

  it('is asked again for the same payment when its answer was lost', async () => {
    const { owner, id } = await order();
    mood = 'hangs up';
    await expect(payments.start(owner, id)).rejects.toMatchObject({ code: 'payment_failed' });
    // The button must be there to press again.
    expect((await payments.check(owner, id)).status).toBe('error');
    mood = 'well';
    await payments.start(owner, id);
    expect(await attempts(id)).toHaveLength(1);
    expect(await rows('sandbox_payments', id)).toHaveLength(1);
  });

  it('leaves nothing open for ever when nobody tries again', async () => {
    const { owner, id } = await order();
    mood = 'hangs up';
    await payments.start(owner, id).catch(() => undefined);
    mood = 'well';
    const [attempt] = await attempts(id);
    await payments.poll({ attemptId: attempt?.id });
    expect(await attempts(id)).toMatchObject([{ status: 'pending' }]);
    clock.set(clock.offsetSeconds() + 601);
    await payments.poll({ attemptId: attempt?.id });
    expect(await attempts(id)).toMatchObject([{ status: 'failed' }]);
    expect((await payments.start(owner, id)).attempt?.id).not.toBe(attempt?.id);
  });
});
