import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { blankOrder } from '@punkt/domain/order-record';
import { expect, it, onTestFinished } from 'vitest';
import { insertOrder, recordColumns } from '../src/features/orders/order-store.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import { createLog } from '../src/platform/log/log.ts';
import { hangs, startYooKassa } from '../test/yookassa.ts';
import { call, logIn, whoAmI } from './support/api.ts';
import { count, urlOf, withClient } from './support/database.ts';
import { type RunningPunkt, startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';
import { until } from './support/until.ts';

const ROUNDS = 2;
const APPLICATIONS = 6;

/** Money that was lost, doubled or left without a word, each as the rows that would show it. */
const NEVER = {
  'a fee without its line in the ledger': `select from fees f where not exists
    (select from ledger where attempt_id = f.attempt_id and kind = 'received')`,
  'money taken in twice': `select from ledger where kind = 'received' group by attempt_id having count(*) > 1`,
  'money with two ends': `select from ledger where kind <> 'received' group by attempt_id having count(*) > 1`,
  'an application that moved without its money': `select from orders o where status = 'ORDER_CREATED'
    and owner_id = $1 and not exists (select from fees where order_id = o.id)`,
  'a decision to refund without a refund': `select from ledger l where kind in ('refunded', 'late_refund')
    and not exists (select from refunds where attempt_id = l.attempt_id)`,
} as const;

/** Applications of a person that wait for money. */
async function waitingOrders(url: string, owner_id: string): Promise<string[]> {
  const { db } = openDatabase({ url, poolSize: 1, log: createLog({ level: 'silent' }) });
  const [ids, now]: [string[], Date] = [[], new Date()];
  const times = { created: now, updated: now, since: now, submitted: now };
  const columns = recordColumns(blankOrder('RU', '79000000000'));
  try {
    for (let each = 0; each < APPLICATIONS; each += 1) {
      const row = { owner_id, status: 'ORDER_WAITING_QR_CODE_PAYMENT' as const, ...times, ...columns };
      ids.push(String((await transaction(db, (tx) => insertOrder(tx, row)))?.id));
    }
  } finally {
    await db.destroy();
  }
  return ids;
}

async function begin({ address }: RunningPunkt, token: string, pickpoint_order_id: string): Promise<string> {
  const { body } = await call(
    address,
    'POST /api/v2/pickpoint/order/check/add',
    { body: { pickpoint_order_id } },
    token,
  );
  return body.paymentUrl?.split('/').at(-1) ?? '';
}

const notify = ({ address }: RunningPunkt, id: string) =>
  call(address, 'POST /api/v4/payments/yookassa', { body: { event: 'payment.succeeded', object: { id } } });

/** Lets the work begin, and ends the process somewhere in it. */
async function killDuring(punkt: RunningPunkt, work: ReadonlyArray<Promise<unknown>>): Promise<void> {
  const over = Promise.allSettled(work);
  await delay(randomInt(1, 60));
  await punkt.end('SIGKILL');
  await over;
}

async function setStage() {
  const shop = await startYooKassa();
  onTestFinished(shop.close);
  const DATA_DIR = await startedFolder(onTestFinished);
  const account = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET: 'key', YOOKASSA_URL: shop.url };
  const start = () => startPunkt({ DATA_DIR, ...account }, onTestFinished);
  const punkt = await start();
  const token = (await logIn(punkt.address)).pair.access.token;
  const userId = (await whoAmI(punkt.address, token)).body.user_id;
  return { shop, start, punkt, token, userId, url: await urlOf(DATA_DIR) };
}

it('kill -9 in the middle of payments and refunds loses and doubles no money', async () => {
  const stage = await setStage();
  const { shop, start, token, userId, url } = stage;
  let { punkt } = stage;
  const holds = async () => {
    for (const [what, sql] of Object.entries(NEVER))
      expect(await count(url, sql, sql.includes('$1') ? [userId] : []), what).toBe(0);
  };

  for (let round = 1; round <= ROUNDS; round += 1) {
    const orders = await waitingOrders(url, userId);
    const payments: string[] = [];
    for (const id of orders) payments.push(await begin(punkt, token, id));
    for (const id of payments) shop.setStatus(id, 'succeeded');
    await killDuring(
      punkt,
      payments.flatMap((id) => [notify(punkt, id), notify(punkt, id)]),
    );
    punkt = await start();
    const paid = `select from fees where order_id = any($1::bigint[])`;
    await until('every fee is taken in', async () => (await count(url, paid, [orders])) === APPLICATIONS);
    await holds();

    const ends = orders.map((id) =>
      call(punkt.address, 'POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, token),
    );
    await killDuring(punkt, ends);
    punkt = await start();
    // Whoever got no answer asks again.
    for (const id of orders)
      await call(punkt.address, 'POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, token);
    const back = `select from refunds where state = 'done' and order_id = any($1::bigint[])`;
    await until('every fee is paid back', async () => (await count(url, back, [orders])) === APPLICATIONS);
    await holds();
    expect(shop.refunds.size).toBe(round * APPLICATIONS);
  }
});

it('kill -9 between the bank and its answer: the next start asks with the same key, and money goes back once', async () => {
  const { shop, start, punkt, token, userId, url } = await setStage();
  const [id = ''] = await waitingOrders(url, userId);
  const payment = await begin(punkt, token, id);
  shop.setStatus(payment, 'succeeded');
  await notify(punkt, payment);
  // A bank that works on refunds for days would make a second one of every new key.
  shop.refundsAre('pending');
  shop.behave((_, asked) => void shop.answer(asked));
  await call(punkt.address, 'POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, token);
  await until('the bank has got the refund', () => shop.refunds.size === 1);
  await punkt.end('SIGKILL');
  // Not even a job is left of it: what is owed stands in the refunds, and a start looks there.
  await withClient(url, (client) =>
    client.query(`select graphile_worker.remove_job('payments.refund:' || attempt_id) from refunds`),
  );
  await start();
  const sent = `select from refunds where state = 'sent' and order_id = $1`;
  await until('the bank was asked again', async () => (await count(url, sent, [id])) === 1);
  expect(shop.refunds.size).toBe(1);
  const keys = shop.asked.filter(({ method, path }) => method === 'POST' && path === '/refunds');
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys.map(({ headers }) => headers['idempotence-key'])).size).toBe(1);
});

/** As time does it: the day to pay is over, and its job runs. */
const endTheDay = (url: string, orders: readonly string[]) =>
  withClient(url, (client) =>
    client.query(
      `with late as (update orders set since = since - interval '25 hours' where id = any($1::bigint[]) returning id)
      select graphile_worker.add_job('orders.deadline', json_build_object('orderId', id, 'event', 'expirePayment'),
        job_key := 'order ' || id || ' expirePayment') from late`,
      [orders],
    ),
  );

it('kill -9 while a deadline asks the bank: the application ends after the next start, not four hours later', async () => {
  const { shop, start, punkt, token, userId, url } = await setStage();
  const orders = (await waitingOrders(url, userId)).slice(0, 2);
  for (const id of orders) await begin(punkt, token, id);
  shop.behave(...Array.from({ length: 20 }, () => hangs));
  await endTheDay(url, orders);
  const held = `select from graphile_worker.jobs where task_identifier = 'orders.deadline' and locked_at is not null`;
  await until('both deadlines are being worked on', async () => (await count(url, held)) === orders.length);
  await punkt.end('SIGKILL');
  expect(await count(url, held)).toBe(orders.length);
  shop.behave();
  await start();
  const ended = `select from orders where status = 'ORDER_NOT_PAID_BY_QR_CODE' and id = any($1::bigint[])`;
  await until(
    'both applications have ended',
    async () => (await count(url, ended, [orders])) === orders.length,
  );
});
