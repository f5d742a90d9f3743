import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { PATIENCE_MS, poll } from '../../../test/waiting.ts';
import { fails, hangsUp, startYooKassa } from '../../../test/yookassa.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { shiftJobs } from '../../platform/jobs/jobs.ts';
import { createYooKassa } from '../../providers/payments/yookassa.ts';
import type { LedgerRow } from './fee-store.ts';
import { stage } from './testing/stage.ts';

const cleanUp = afterFile();
const shop = await startYooKassa();
cleanUp(shop.close);
const { url } = shop;
const provider = () =>
  createYooKassa({ url, shopId: '100500', secret: 'key', confirmation: 'redirect', attemptMs: PATIENCE_MS });
const theirs = await stage({ cleanUp, provider, jobs: true, networks: ['185.71.76.0/27'] });
const { db, payments, order, rows, call, applications } = theirs;

async function started() {
  const { owner, id } = await order();
  const { attempt } = await payments.start(owner, id);
  return { id, token: owner.userId, attemptId: attempt?.id ?? '', providerId: attempt?.provider_id ?? '' };
}
const notify = (id: string, event = 'payment.succeeded', address = '185.71.76.5') =>
  call(
    'POST /api/v4/payments/yookassa',
    undefined,
    // What it says of the payment is not believed.
    { type: 'notification', event, object: { id, status: 'succeeded', paid: true } },
    { 'x-forwarded-for': address },
  );
const kinds = async (id: number) => (await rows<LedgerRow>('ledger', id)).map(({ kind }) => kind);

describe('a message from YooKassa', () => {
  it('completes a payment once, however often it comes', async () => {
    const { id, providerId } = await started();
    shop.setStatus(providerId, 'succeeded');
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(providerId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await notify(providerId)).status).toBe(200);
    expect(await kinds(id)).toEqual(['received']);
    expect(await applications.read(id)).toMatchObject({ state: 'created' });
  });

  it('is not believed: the payment is read back', async () => {
    const { id, providerId } = await started();
    expect((await notify(providerId)).status).toBe(200);
    expect(await kinds(id)).toEqual([]);
    shop.setStatus(providerId, 'canceled');
    expect((await notify(providerId, 'payment.succeeded')).status).toBe(200);
    expect(await kinds(id)).toEqual([]);
    expect(await applications.read(id)).toMatchObject({ state: 'waiting', failures: 1 });
  });

  it('about what nobody knows is answered and does nothing', async () => {
    expect((await notify('2d1b0a3c-000f-5000-8000-1f6dc9d2b4a1')).status).toBe(200);
    expect((await notify('nothing', 'refund.succeeded')).status).toBe(200);
    expect((await notify('x', 'deal.closed')).status).toBe(200);
  });

  it('from another network is refused', async () => {
    const { id, providerId } = await started();
    shop.setStatus(providerId, 'succeeded');
    expect((await notify(providerId, 'payment.succeeded', '203.0.113.7')).status).toBe(403);
    expect(await kinds(id)).toEqual([]);
  });

  it.each([
    {},
    { event: 'payment.succeeded' },
    { event: 1, object: { id: 'x' } },
    { event: 'payment.succeeded', object: { id: '' } },
    { event: 'payment.succeeded', object: { id: 'x'.repeat(65) } },
    { event: 'x'.repeat(65), object: { id: 'x' } },
  ])('that makes no sense is a bad request: %j', async (body) => {
    const { status } = await call('POST /api/v4/payments/yookassa', undefined, body, {
      'x-forwarded-for': '185.71.76.5',
    });
    expect(status).toBe(400);
  });

  it('that is endless is cut off', async () => {
    const { status } = await call('POST /api/v4/payments/yookassa', undefined, {
      event: 'x'.repeat(3 * 1024 * 1024),
    });
    expect(status).toBe(413);
  });

  it('is asked for again while the payment can’t be read, and nothing is lost if it never comes', async () => {
    const { id, providerId } = await started();
    shop.setStatus(providerId, 'succeeded');
    shop.behave(fails(500), hangsUp);
    expect((await notify(providerId)).status).toBe(503);
    expect(await kinds(id)).toEqual([]);
    await transaction(db, (tx) => shiftJobs(tx, 60));
    await poll(() => kinds(id)).toEqual(['received']);
  });
});

describe('jobs', () => {
  it('settle what nobody told us about', async () => {
    const { id, providerId } = await started();
    shop.setStatus(providerId, 'succeeded');
    await transaction(db, (tx) => shiftJobs(tx, 60));
    await poll(async () => (await applications.read(id))?.state).toBe('created');
  });

  it('pay back what came for a deleted application, though the bank stumbles', async () => {
    const { id, providerId } = await started();
    await applications.delete(payments, id);
    shop.setStatus(providerId, 'succeeded');
    await notify(providerId);
    expect(await kinds(id)).toEqual(['received', 'late_refund']);
    await poll(() => rows('refunds', id)).toMatchObject([{ state: 'done' }]);
    expect(shop.payments.get(providerId)?.refunded_amount).toEqual({ value: '50000.00', currency: 'RUB' });
  });

  it('follow a refund that the bank works on, and hear of its end by a message', async () => {
    const { id, providerId } = await started();
    shop.setStatus(providerId, 'succeeded');
    await notify(providerId);
    shop.refundsAre('pending');
    await applications.delete(payments, id);
    await poll(() => rows('refunds', id)).toMatchObject([{ state: 'sent' }]);
    shop.refundsAre('succeeded');
    const told = { event: 'refund.succeeded', object: { id: 'a-refund', payment_id: providerId } };
    await call('POST /api/v4/payments/yookassa', undefined, told, { 'x-forwarded-for': '185.71.76.5' });
    await poll(() => rows('refunds', id)).toMatchObject([{ state: 'done' }]);
  });
});
