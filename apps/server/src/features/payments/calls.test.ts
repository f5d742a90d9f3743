import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createPaymentsPersonalData } from './personal-data-service.ts';
import { stage } from './testing/stage.ts';

const { db, payments, order, call, clock, applications } = await stage({ cleanUp: afterFile(), jobs: true });
const OPERATOR = 'operator-of-the-sandbox';

async function added() {
  const { owner, id } = await order();
  const token = owner.userId;
  const json = async (name: Parameters<typeof call>[0], body?: object) => {
    const answer = await call(name, token, body);
    expect(answer.status, answer.text).toBe(200);
    return JSON.parse(answer.text);
  };
  return { id, token, json };
}
async function begun() {
  const { json, ...rest } = await added();
  const started = await json('POST /api/v2/pickpoint/order/check/add', {
    client_type: 'web',
    pickpoint_order_id: String(rest.id),
  });
  const bankId = String(started.paymentUrl.split('/').at(-1));
  const act = (action: string) => json(`POST /api/v4/sandbox/payments/${bankId}`, { action });
  return { ...rest, json, started, bankId, act };
}

describe('the calls of a payment', () => {
  it('go from nothing to paid', async () => {
    const { id, json } = await added();
    const check = () => json(`GET /api/v2/pickpoint/order/check/${id}`);
    const sums = { sum: 5_000_000, sumRub: 50_000, currency: 'RUB' };
    expect((await check()).data).toMatchObject({ status: 'none', ...sums, paymentUrl: null });
    const started = await json('POST /api/v2/pickpoint/order/check/add', { pickpoint_order_id: String(id) });
    expect(started).toEqual({
      paymentUrl: expect.stringMatching(/^\/sandbox\/pay\//),
      data: sums,
      status: 'pending',
      qr: null,
    });
    expect((await check()).data).toMatchObject({ status: 'pending', paymentUrl: started.paymentUrl });
    const bankId = started.paymentUrl.split('/').at(-1);
    expect(await json(`GET /api/v4/sandbox/payments/${bankId}`)).toMatchObject({
      id: bankId,
      orderId: String(id),
      status: 'pending',
      sum: 5_000_000,
      paysAt: null,
    });
    expect(await json(`POST /api/v4/sandbox/payments/${bankId}`, { action: 'pay' })).toMatchObject({
      status: 'paid',
    });
    expect((await check()).data).toMatchObject({ status: 'paid', paymentUrl: null });
    expect(
      await json('POST /api/v2/pickpoint/order/check/add', { pickpoint_order_id: String(id) }),
    ).toMatchObject({ status: 'paid', paymentUrl: null });
    expect(await json(`POST /api/v4/sandbox/payments/${bankId}`, { action: 'fail' })).toMatchObject({
      status: 'paid',
    });
  });

  it('tell that the bank refused, and let them try again', async () => {
    const { id, json, act, started } = await begun();
    expect(await act('fail')).toMatchObject({ status: 'failed' });
    expect((await json(`GET /api/v2/pickpoint/order/check/${id}`)).data.status).toBe('error');
    const again = await json('POST /api/v2/pickpoint/order/check/add', { pickpoint_order_id: String(id) });
    expect(again.paymentUrl).not.toBe(started.paymentUrl);
  });

  it('tell the story of a fee to its owner and to the staff, and to nobody else', async () => {
    const { id, json, act } = await begun();
    expect(await json(`GET /api/v4/payments/${id}`)).toEqual({
      orderId: String(id),
      status: 'pending',
      fee: null,
      ledger: [],
      refunds: [],
    });
    await act('pay');
    await applications.delete(payments, id);
    await poll(async () => (await json(`GET /api/v4/payments/${id}`)).refunds).toMatchObject([
      { state: 'done', late: false, sum: 5_000_000 },
    ]);
    const story = await json(`GET /api/v4/payments/${id}`);
    expect(story).toMatchObject({
      status: 'paid',
      fee: { sum: 5_000_000, outcome: 'refunded', reason: 'deleted by the owner' },
      ledger: [{ kind: 'received' }, { kind: 'refunded' }],
    });
    expect(story.fee.receipt).toMatch(/^\d{8}$/);
    const shown = await call(`GET /api/v2/manage/payments/${id}`, OPERATOR);
    expect(JSON.parse(shown.text)).toEqual({
      ...story,
      attempts: [expect.objectContaining({ provider: 'sandbox', status: 'succeeded', sum: 5_000_000 })],
    });
    expect((await call(`GET /api/v4/payments/${id}`, randomUUID())).status).toBe(404);
    expect((await call('GET /api/v2/manage/payments/999999', OPERATOR)).status).toBe(404);
    expect((await call(`GET /api/v2/manage/payments/${id}`, 'contentAdmin-of-the-sandbox')).status).toBe(403);
  });

  it.each(['0', 'x', '1.5', '-1', '99999999999999999999', '%00'])('refuse %s as a number', async (id) => {
    const token = randomUUID();
    expect((await call(`GET /api/v2/pickpoint/order/check/${id}`, token)).status).toBe(400);
    expect((await call(`GET /api/v4/payments/${id}`, token)).status).toBe(400);
  });

  it('know no payment that the bank did not give out', async () => {
    const path = `/api/v4/sandbox/payments/${randomUUID()}` as const;
    expect((await call(`GET ${path}`)).status).toBe(404);
    expect((await call(`POST ${path}`, undefined, { action: 'pay' })).status).toBe(404);
    expect((await call(`POST ${path}`, undefined, { action: 'steal' })).status).toBe(400);
    expect((await call('GET /api/v4/sandbox/payments/x')).status).toBe(400);
  });

  it('show money that comes too late on its way there and back', async () => {
    const { id, json, act } = await begun();
    const late = await act('late');
    expect(late.status).toBe('pending');
    expect(new Date(late.paysAt).getTime()).toBeGreaterThan(new Date(late.deadline).getTime());
    expect(await act('fail')).toMatchObject({ status: 'pending' });
    const offset = clock.offsetSeconds();
    clock.set(offset + 25 * 3600);
    await applications.expire(payments, id);
    await poll(async () => (await json(`GET /api/v4/payments/${id}`)).refunds).toMatchObject([
      { state: 'done', late: true },
    ]);
    expect(await json(`GET /api/v4/payments/${id}`)).toMatchObject({
      status: 'notPaid',
      fee: null,
      ledger: [{ kind: 'received' }, { kind: 'late_refund' }],
    });
    clock.set(offset);
  });
});

describe('the receipt', () => {
  it('is there once it is paid, speaks their language and says that it is a sample', async () => {
    const { id, token, act } = await begun();
    const path = `GET /api/v4/payments/${id}/receipt` as const;
    expect((await call(path, token)).status).toBe(404);
    await act('pay');
    const { status, text, headers } = await call(path, token);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="punkt-receipt-${id}.html"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const words of ['50 000 ₽', `№ ${id}`, 'Образец', 'не кассовый чек', 'Хранится'])
      expect(text.replace(/\u00a0/g, ' ')).toContain(words);
    expect(text).not.toMatch(/receipt\.[a-z]/);
    for (const [language, word] of [
      ['ka', 'ქვითარი'],
      ['en', 'Payment receipt'],
    ] as const) {
      const other = await call(path, token, undefined, { 'accept-language': language });
      expect(other.text).toContain(word);
      expect(other.text).not.toMatch(/receipt\.[a-z]/);
    }
    expect((await call(path, randomUUID())).status).toBe(404);
  });
});

describe('personal data', () => {
  it('is handed over whole; what the law keeps stays and names nobody', async () => {
    const { id, token, act } = await begun();
    await act('pay');
    const contributor = createPaymentsPersonalData(db);
    const { data } = await contributor.exportOf(token);
    expect(data).toMatchObject({
      attempts: [{ order_id: id, amount: 5_000_000, status: 'succeeded' }],
      fees: [{ order_id: id, amount: 5_000_000, outcome: null }],
    });
    expect(JSON.stringify(data)).not.toContain('sandbox/pay');
    await transaction(db, (tx) => contributor.erase(tx, token));
    await transaction(db, (tx) => contributor.erase(tx, token));
    const shown = await call(`GET /api/v2/manage/payments/${id}`, OPERATOR);
    expect(JSON.parse(shown.text)).toMatchObject({ ledger: [{ kind: 'received' }] });
  });
});
