import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Payment {
  readonly id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  readonly amount: { readonly value: string; readonly currency: string };
  readonly created_at: string;
  captured_at?: string;
  refunded_amount?: { readonly value: string; readonly currency: string };
  readonly confirmation: Record<string, string>;
}

export type Behaviour = (response: ServerResponse, request: Asked) => void;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** What the gateway may do besides its work. */
export const fails =
  (status: number): Behaviour =>
  (response) =>
    void response.writeHead(status).end('<html>');
export const hangs: Behaviour = () => undefined;
export const hangsUp: Behaviour = (response) => void response.destroy();
export const says =
  (text: string): Behaviour =>
  (response) =>
    void response.end(text);
/** An error page that repeats what it was sent, as frameworks do. */
export const echoes: Behaviour = (response, { headers }) =>
  void response.writeHead(500).end(`<pre>${headers.authorization}</pre>`);
/** Never ends by itself; stops when nobody reads any more. */
export const floods: Behaviour = (response) => {
  const writeMore = () => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  };
  response.on('drain', writeMore);
  writeMore();
};

async function read(request: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: text ? JSON.parse(text) : {} };
}

function createShop() {
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, { id: string; status: string; payment_id: string }>();
  const byKey = new Map<string, object>();
  let refundStatus = 'succeeded';

  function pay(body: Asked['body']): Payment {
    const { type } = body.confirmation as { type: string };
    const id = randomUUID();
    const shown: Record<string, string> =
      type === 'qr'
        ? { confirmation_data: `https://qr.nspk.ru/${id}` }
        : { confirmation_url: `https://yoomoney.ru/pay/${id}` };
    const amount = body.amount as Payment['amount'];
    const created_at = new Date().toISOString();
    const payment: Payment = { id, status: 'pending', amount, created_at, confirmation: { type, ...shown } };
    payments.set(id, payment);
    return payment;
  }

  function refund(body: Asked['body']): object | undefined {
    const payment = payments.get(String(body.payment_id));
    if (payment?.status !== 'succeeded' || payment.refunded_amount) return undefined;
    if (refundStatus === 'succeeded') payment.refunded_amount = payment.amount;
    const made = { id: randomUUID(), status: refundStatus, payment_id: payment.id };
    refunds.set(made.id, made);
    return made;
  }

  function answer({ method, path, headers, body }: Asked): object | undefined {
    const [, kind, id = ''] = path.split('/');
    if (method === 'GET') return kind === 'refunds' ? refunds.get(id) : payments.get(id);
    // Only what waits for a capture can be stopped, which ours never do.
    if (path.endsWith('/cancel')) return undefined;
    const key = String(headers['idempotence-key']);
    const made = byKey.get(key) ?? (kind === 'refunds' ? refund(body) : pay(body));
    if (made) byKey.set(key, made);
    return made;
  }

  return {
    answer,
    payments,
    refunds,
    setStatus: (id: string, status: Payment['status'], at = new Date()) => {
      const payment = payments.get(id);
      if (!payment) throw new Error(`the shop has no payment ${id}`);
      payment.status = status;
      if (status === 'succeeded') payment.captured_at = at.toISOString();
    },
    refundsAre: (status: 'pending' | 'succeeded' | 'canceled') => {
      refundStatus = status;
      for (const refund of refunds.values()) refund.status = status;
    },
  };
}

/** A stand-in that speaks YooKassa's wire format on a real socket, and forgets no payment. */
export async function startYooKassa() {
  const shop = createShop();
  const asked: Asked[] = [];
  let moods: Behaviour[] = [];
  const server = createServer(async (request, response) => {
    const question = await read(request);
    asked.push(question);
    const mood = moods.shift();
    if (mood) return mood(response, question);
    const found = shop.answer(question);
    response.writeHead(found ? 200 : question.method === 'GET' ? 404 : 400).end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ...shop,
    url: `http://127.0.0.1:${port}`,
    asked,
    /** One for each coming request; then it works. */
    behave: (...behaviours: Behaviour[]) => {
      moods = behaviours;
      asked.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StandIn = Awaited<ReturnType<typeof startYooKassa>>;
