import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { blankOrder } from '@punkt/domain/order-record';
import { beforeAll, expect, it } from 'vitest';
import { insertOrder, recordColumns } from '../src/features/orders/order-store.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import { createLog } from '../src/platform/log/log.ts';
import { afterFile } from '../test/harness.ts';
import { call, logIn, whoAmI } from './support/api.ts';
import { count, urlOf, withClient } from './support/database.ts';
import { startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';

const APPLICATIONS = 6;
const ROUNDS = 2;
const OPERATOR = '79000000004';
const LEAD = '79000000005';

/** What an activation that was cut off, or done twice, would leave, each as the rows that would show it. */
const NEVER = {
  'a point without its application': `select from points p where owner_id = $1 and not exists
    (select from orders where pickpoint_id = p.id)`,
  'an open application without its point': `select from orders where owner_id = $1
    and (status = 'ORDER_PICKPOINT_CREATED') <> (pickpoint_id is not null)`,
  'a fee that was credited twice, or elsewhere': `select from ledger l join orders o on o.id = l.order_id
    where o.owner_id = $1 and l.kind = 'credited' group by o.id, o.pickpoint_id
    having count(*) > 1 or max(l.point_id) is distinct from o.pickpoint_id`,
  'an open point whose fee was not credited': `select from orders o where owner_id = $1 and pickpoint_id is not null
    and not exists (select from ledger where order_id = o.id and kind = 'credited')`,
  'a point without its owner’s role': `select from points p where owner_id = $1 and not exists
    (select from point_roles where pickpoint_id = p.id and user_id = $1)`,
  'a decided case of an application that waits': `select from reviews r join orders o on o.id = r.subject_id::bigint
    where o.owner_id = $1 and r.kind = 'activation' and (r.waiting_since is null) <> (o.pickpoint_id is not null)`,
} as const;

const PAID = `with attempt as (
    insert into payment_attempts (id, order_id, user_id, provider, provider_id, amount, currency, status, idempotence_key,
      created, paid_at, settled)
    values (gen_random_uuid(), $1, $2, 'sandbox', gen_random_uuid(), 5000000, 'RUB', 'succeeded', gen_random_uuid(),
      now(), now(), now())
    returning id
  ), fee as (
    insert into fees (order_id, user_id, amount, currency, paid_at, attempt_id)
    select $1, $2, 5000000, 'RUB', now(), id from attempt
  )
  insert into ledger (order_id, attempt_id, kind, amount, currency, at)
  select $1, id, 'received', 5000000, 'RUB', now() from attempt`;
const LOCKED = `insert into locks (order_id, owner_id, kind, status, name, clicked, description, photos, comment, remarks, updated)
  values ($1::bigint, $2, 'lock', 'approved', 'WB' || $1::bigint || 'A', true, '', '[]', '', '[]', now())`;
const CASE = `insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, waiting_since, since, due)
  values ('activation', $1, $1, $2, 'RU', now(), 'waiting', 'ORDER_PICKPOINT_READY_ACTIVATE', '', now(), now(), now())`;

/** Applications of a person that wait for their activation: paid, with a lock that opened. */
async function readyOrders(url: string, owner_id: string): Promise<string[]> {
  const { db } = openDatabase({ url, poolSize: 1, log: createLog({ level: 'silent' }) });
  const now = new Date();
  const times = { created: now, updated: now, since: now, submitted: now, accepted: now };
  const status = 'ORDER_PICKPOINT_READY_ACTIVATE' as const;
  const ids: string[] = [];
  try {
    for (let each = 0; each < APPLICATIONS; each += 1) {
      const place = { latitude: 55.7 + Math.random() / 10, longitude: 37.5 + Math.random() / 10 };
      const room = { area: 60, stock_area: 45, street: 'Садовая улица', house: String(each + 1) };
      const record = { ...blankOrder('RU', '79000000000'), ...place, ...room };
      const row = { owner_id, status, ...times, confirmed_to_open: true, ...recordColumns(record) };
      ids.push(String((await transaction(db, (tx) => insertOrder(tx, row)))?.id));
    }
  } finally {
    await db.destroy();
  }
  await withClient(url, async (client) => {
    for (const id of ids) for (const sql of [PAID, LOCKED, CASE]) await client.query(sql, [id, owner_id]);
  });
  return ids;
}

const cleanUp = afterFile();
let stage: Awaited<ReturnType<typeof setStage>>;

async function setStage() {
  const DATA_DIR = await startedFolder(cleanUp);
  const start = () => startPunkt({ DATA_DIR }, cleanUp);
  const punkt = await start();
  const tokenOf = async (phone?: string) => (await logIn(punkt.address, phone)).pair.access.token;
  const owner = (await whoAmI(punkt.address, await tokenOf())).body.user_id;
  const [operator, lead] = [await tokenOf(OPERATOR), await tokenOf(LEAD)];
  const url = await urlOf(DATA_DIR);
  const holds = async () => {
    for (const [what, sql] of Object.entries(NEVER)) expect(await count(url, sql, [owner]), what).toBe(0);
  };
  return { start, punkt, operator, lead, owner, url, holds };
}

beforeAll(async () => {
  stage = await setStage();
});

const claim = (address: string, token: string, id: string) =>
  call(address, 'POST /api/v2/manage/reviews/:kind/:id/claim', { params: { kind: 'activation', id } }, token);
const activate = (address: string, token: string, id: string) =>
  call(
    address,
    'POST /api/v2/manage/reviews/:kind/:id/decide',
    { params: { kind: 'activation', id }, body: { decision: 'activate' } },
    token,
  );

it('two operators at once: the point opens once, and the other one is told', async () => {
  const { punkt, operator, lead, owner, url, holds } = stage;
  const orders = await readyOrders(url, owner);
  for (const id of orders) {
    const both = [operator, lead];
    // A lead may take a case from an operator, so both may have held it by now.
    await Promise.all(both.map((token) => claim(punkt.address, token, id)));
    const asking = [...both, ...both];
    const answers = await Promise.all(asking.map((token) => activate(punkt.address, token, id)));
    // Whose decision it was may hear of it twice: pressed again it is the same one.
    const winners = new Set(asking.filter((_, at) => answers[at]?.status === 200));
    expect(winners.size).toBe(1);
    for (const { status, error } of answers.filter((one) => one.status !== 200))
      expect([status, error.code, error.message]).toEqual([
        409,
        expect.stringMatching(/^review_/),
        expect.stringMatching(/./),
      ]);
  }
  await holds();
  expect(await count(url, 'select from points where owner_id = $1', [owner])).toBe(APPLICATIONS);
});

it('kill -9 while applications are activated: one point and one credit each, or none of both', async () => {
  const { start, operator, owner, url, holds } = stage;
  let { punkt } = stage;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const orders = await readyOrders(url, owner);
    for (const id of orders) expect((await claim(punkt.address, operator, id)).status).toBe(200);
    const { address } = punkt;
    const over = Promise.allSettled(
      orders.flatMap((id) => [activate(address, operator, id), activate(address, operator, id)]),
    );
    await delay(randomInt(1, 120));
    await punkt.end('SIGKILL');
    await over;
    punkt = await start();
    await holds();
    // Whoever got no answer asks again.
    for (const id of orders) await activate(punkt.address, operator, id);
    await holds();
    const open = `select from orders where status = 'ORDER_PICKPOINT_CREATED' and id = any($1::bigint[])`;
    expect(await count(url, open, [orders])).toBe(APPLICATIONS);
  }
});
