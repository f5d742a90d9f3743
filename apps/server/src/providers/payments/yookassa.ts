import { request } from 'undici';
import { createOutboundClient, Refused } from '../outbound-client.ts';
import type { PaymentProvider } from './port.ts';
import { readPayment, readRefund, writeMoney } from './yookassa-answers.ts';

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

/** Stops at the limit instead of reading an endless answer into memory. */
async function readJson(body: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new Error('YooKassa answered with too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** What is refused once will be refused again; too many requests (429) and time-outs (408) pass. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 429 && status !== 408;

/** What YooKassa says is never quoted: an error page may echo the request, and with it the key of the shop. */
async function understand<T>(body: AsyncIterable<Buffer>, read: (json: unknown) => T): Promise<T> {
  try {
    return read(await readJson(body));
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
      const text = `YooKassa answered ${answer.statusCode}`;
      throw isFinal(answer.statusCode) ? new Refused(text) : new Error(text);
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
