import { beforeEach, describe, expect, it } from 'vitest';
import { attemptFor, PATIENCE_MS } from '../../../test/waiting.ts';
import {
  type Behaviour,
  echoes,
  fails,
  floods,
  hangs,
  hangsUp,
  type StandIn,
  says,
  startYooKassa,
} from '../../../test/yookassa.ts';
import { Refused } from '../outbound-client.ts';
import { createYooKassa, readPayment, writeMoney } from './yookassa.ts';

const SECRET = 'a-very-secret-key';
const KEY = '0b1d5a3e-7b36-4c6a-9a52-0a4b1c2d3e4f';
const PAYMENT = {
  key: KEY,
  amount: 5_000_000,
  currency: 'RUB',
  orderId: 17,
  description: 'Гарантийный взнос по заявке № 17',
  returnUrl: 'https://punkt.example/lk/payment/17',
  deadline: null,
};

let shop: StandIn;
beforeEach(async () => {
  shop = await startYooKassa();
  const opened = shop;
  return () => opened.close();
});

const client = (confirmation: 'redirect' | 'qr' = 'redirect', attemptMs = PATIENCE_MS) =>
  createYooKassa({ url: shop.url, shopId: '100500', secret: SECRET, confirmation, attemptMs });

async function failureOf(...behaviours: Behaviour[]): Promise<Error> {
  shop.behave(...behaviours);
  const error = await client('redirect', attemptFor(behaviours, hangs))
    .create(PAYMENT)
    .then(
      () => new Error('it was made'),
      (caught: Error) => caught,
    );
  const basic = Buffer.from(`100500:${SECRET}`).toString('base64');
  const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`;
  expect(told).not.toMatch(new RegExp(`${SECRET}|${basic}`));
  return error;
}

describe('YooKassa', () => {
  it('is asked for a payment in its own words', async () => {
    const payment = await client().create(PAYMENT);
    expect(payment).toMatchObject({ status: 'pending', amount: 5_000_000, currency: 'RUB', qr: null });
    expect(payment.confirmationUrl).toBe(`https://yoomoney.ru/pay/${payment.id}`);
    expect(shop.asked).toHaveLength(1);
    expect(shop.asked[0]).toMatchObject({
      method: 'POST',
      path: '/payments',
      headers: {
        'idempotence-key': KEY,
        authorization: `Basic ${Buffer.from(`100500:${SECRET}`).toString('base64')}`,
      },
      body: {
        amount: { value: '50000.00', currency: 'RUB' },
        capture: true,
        payment_method_data: { type: 'sbp' },
        confirmation: { type: 'redirect', return_url: 'https://punkt.example/lk/payment/17' },
        description: 'Гарантийный взнос по заявке № 17',
        metadata: { order_id: '17' },
      },
    });
  });

  it('may be asked for the QR code alone, which is a link too', async () => {
    const payment = await client('qr').create(PAYMENT);
    expect(payment.qr).toBe(`https://qr.nspk.ru/${payment.id}`);
    expect(payment.confirmationUrl).toBe(payment.qr);
  });

  it('makes one payment of one key', async () => {
    const [one, two] = [await client().create(PAYMENT), await client().create(PAYMENT)];
    expect(one.id).toBe(two.id);
    expect(shop.payments.size).toBe(1);
  });

  it('tells when the money was taken, and how much of it went back', async () => {
    const { id } = await client().create(PAYMENT);
    const at = new Date('2026-03-02T11:59:59.123Z');
    shop.setStatus(id, 'succeeded', at);
    expect(await client().read(id)).toMatchObject({ status: 'succeeded', paidAt: at, refunded: 0 });
    const refund = await client().refund(id, PAYMENT, crypto.randomUUID());
    expect(refund.status).toBe('succeeded');
    expect(shop.asked.at(-1)?.body).toEqual({
      payment_id: id,
      amount: { value: '50000.00', currency: 'RUB' },
    });
    expect(await client().readRefund(refund.id)).toEqual(refund);
    expect(await client().read(id)).toMatchObject({ refunded: 5_000_000 });
    await expect(client().refund(id, PAYMENT, crypto.randomUUID())).rejects.toThrow(Refused);
  });

  it.each(['waiting_for_capture', 'canceled'] as const)('may be %s', async (status) => {
    const { id } = await client().create(PAYMENT);
    shop.setStatus(id, status);
    expect((await client().read(id)).status).toBe(status === 'canceled' ? 'canceled' : 'pending');
  });

  it('refuses to stop what is on its way', async () => {
    const { id } = await client().create(PAYMENT);
    await expect(client().cancel(id)).rejects.toThrow(Refused);
  });
});

describe('when YooKassa is not well', () => {
  it.each([400, 401, 403, 404])('%i is final', async (status) => {
    expect(await failureOf(fails(status), fails(status))).toBeInstanceOf(Refused);
    expect(shop.asked).toHaveLength(1);
  });

  it.each([
    ['a failure of its own', fails(500)],
    ['too many requests', fails(429)],
    ['work that goes on', fails(202)],
    ['a connection that breaks', hangsUp],
    ['silence', hangs],
    ['garbage', says('<html>')],
    ['half of an answer', says('{"id":"1","status":"succeeded"}')],
    [
      'a sum that must be guessed',
      says('{"id":"1","status":"pending","amount":{"value":"5e4","currency":"RUB"}}'),
    ],
    ['an endless answer', floods],
    ['an echo of our key', echoes],
  ])('%s passes: the second try hears the end of the same payment', async (_, mood) => {
    shop.behave(mood);
    const patient = client('redirect', attemptFor([mood, null], hangs));
    expect((await patient.create(PAYMENT)).status).toBe('pending');
    expect(shop.asked.map(({ headers }) => headers['idempotence-key'])).toEqual([KEY, KEY]);
    expect(await failureOf(mood, mood)).not.toBeInstanceOf(Refused);
  });

  it('is left alone after five failures, and callers are refused at once', async () => {
    shop.behave(...Array.from({ length: 20 }, () => fails(500)));
    const yookassa = client();
    for (let call = 0; call < 4; call += 1) await yookassa.read('1').catch(() => undefined);
    const asked = shop.asked.length;
    await expect(yookassa.read('1')).rejects.toThrow();
    expect(shop.asked).toHaveLength(asked);
  });
});

describe('its words', () => {
  it.each([
    [5_000_000, '50000.00'],
    [1, '0.01'],
    [10, '0.10'],
    [199, '1.99'],
  ])('%i kopecks are %s', (amount, value) => {
    expect(writeMoney({ amount, currency: 'RUB' })).toEqual({ value, currency: 'RUB' });
    expect(readPayment({ id: '1', status: 'pending', amount: { value, currency: 'RUB' } }).amount).toBe(
      amount,
    );
  });

  it('hold no link that a browser must not open', () => {
    const amount = { value: '1.00', currency: 'RUB' };
    const confirmation = { confirmation_url: 'javascript:alert(1)' };
    expect(readPayment({ id: '1', status: 'pending', amount, confirmation }).confirmationUrl).toBeNull();
  });
});
