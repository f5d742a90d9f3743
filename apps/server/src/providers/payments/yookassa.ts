import { request } from 'undici';
import { z } from 'zod';
import { createOutboundClient, failureOf, readJson } from '../outbound-client.ts';
import type { Money, PaymentProvider, ProviderPayment, ProviderRefund } from './port.ts';

/** `50000.00` and nothing else: a sum that has to be guessed is no sum. */
const money = z
  .object({ value: z.string().regex(/^\d{1,13}\.\d{2}$/), currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ value, currency }): Money => ({ amount: Number(value.replace('.', '')), currency }));

const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** Our payments are captured at once, so `waiting_for_capture` is on its way like `pending`. */
const STATUS = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const;

const payment = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: money,
  captured_at: time.optional(),
  created_at: time.optional(),
  refunded_amount: money.optional(),
  confirmation: z
    .object({ confirmation_url: z.string().optional(), confirmation_data: z.string().optional() })
    .optional(),
});

const refund = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
});

/** Only what a browser may be sent to; a link of any other kind is left out. */
const webAddress = (text: string | undefined): string | null => (text?.startsWith('https://') ? text : null);

export function readPayment(json: unknown): ProviderPayment {
  const { id, status, amount, confirmation, ...rest } = payment.parse(json);
  const qr = confirmation?.confirmation_data ?? null;
  return {
    id,
    ...amount,
    status: STATUS[status],
    paidAt: rest.captured_at ?? rest.created_at ?? null,
    refunded: rest.refunded_amount?.amount ?? 0,
    confirmationUrl: webAddress(confirmation?.confirmation_url) ?? webAddress(qr ?? undefined),
    qr,
  };
}

const readRefund = (json: unknown): ProviderRefund => refund.parse(json);

/** Minor units to the wire: 5000000 → `50000.00`. */
export function writeMoney({ amount, currency }: Money): { value: string; currency: string } {
  const digits = String(amount).padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

export interface YooKassaOptions {
  readonly url: string;
  readonly shopId: string;
  readonly secret: string;
  /** `redirect`: YooKassa shows the QR code itself and brings the payer back. `qr`: we show it. */
  readonly confirmation: 'redirect' | 'qr';
  readonly attemptMs?: number;
}

interface Question {
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

const ANSWER_LIMIT = 256 * 1024;
const DESCRIPTION_LIMIT = 128;

/** What YooKassa says is never quoted: an error page may echo the request, and with it the key of the shop. */
async function understand<T>(body: AsyncIterable<Buffer>, read: (json: unknown) => T): Promise<T> {
  try {
    return read(await readJson(body, ANSWER_LIMIT));
  } catch {
    throw new Error('YooKassa answered with something unknown');
  }
}

/** API v3. Every call that changes something carries an idempotence key, so it may be repeated after a time-out. */
export function createYooKassa(options: YooKassaOptions): PaymentProvider {
  const { url, shopId, secret, confirmation, attemptMs = 4_000 } = options;
  const outside = createOutboundClient({ service: 'bank', attemptMs, repeatable: true });
  const authorization = `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`;

  const ask = <T>({ path, body, key }: Question, read: (json: unknown) => T): Promise<T> =>
    outside.call(async (signal) => {
      const answer = await request(`${url}${path}`, {
        method: key ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(key && { 'content-type': 'application/json', 'idempotence-key': key }),
        },
        ...(key && { body: JSON.stringify(body ?? {}) }),
        signal,
      });
      if (answer.statusCode === 200) return understand(answer.body, read);
      await answer.body.dump();
      // 202: the request with this key is still being processed; the next attempt gets the result.
      throw failureOf('YooKassa', answer.statusCode);
    });

  const one = (kind: 'payments' | 'refunds', id: string) => `/${kind}/${encodeURIComponent(id)}`;

  return {
    name: 'yookassa',
    create: ({ key, orderId, description, returnUrl, ...money }) =>
      ask(
        {
          path: '/payments',
          key,
          body: {
            amount: writeMoney(money),
            capture: true,
            payment_method_data: { type: 'sbp' },
            confirmation: { type: confirmation, return_url: returnUrl },
            description: description.slice(0, DESCRIPTION_LIMIT),
            metadata: { order_id: String(orderId) },
          },
        },
        readPayment,
      ),
    read: (id) => ask({ path: one('payments', id) }, readPayment),
    cancel: async (id) => {
      await ask({ path: `${one('payments', id)}/cancel`, key: `cancel-${id}` }, readPayment);
    },
    refund: (id, money, key) =>
      ask({ path: '/refunds', key, body: { payment_id: id, amount: writeMoney(money) } }, readRefund),
    readRefund: (id) => ask({ path: one('refunds', id) }, readRefund),
  };
}
