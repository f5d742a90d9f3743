import { randomUUID } from 'node:crypto';
import type { money } from '@punkt/contract/money';
import type { payments, sandboxPayments } from '@punkt/contract/payments';
import { pgQuery, type TestApp } from '../harness.ts';
import { orderOf } from './orders.ts';
import { type AccessRows, everybody, hidden, signedIn, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

const MISSING = '999999999';

const waiting = (app: TestApp, person: Person) => orderOf(app, person, 'ORDER_WAITING_QR_CODE_PAYMENT');

/** An application whose owner went to the bank; `id` is what the bank calls it. */
async function begun(app: TestApp, person: Person) {
  const orderId = await waiting(app, person);
  const { body } = await app.call(
    'POST /api/v2/pickpoint/order/check/add',
    { body: { pickpoint_order_id: orderId } },
    { token: person.token },
  );
  return { orderId, id: body.paymentUrl?.split('/').at(-1) ?? '' };
}

async function paid(app: TestApp, person: Person): Promise<string> {
  const { orderId, id } = await begun(app, person);
  await app.call('POST /api/v4/sandbox/payments/:id', { params: { id }, body: { action: 'pay' } });
  return orderId;
}

const ask = <T>(
  make: (app: TestApp, person: Person) => Promise<string>,
  work: (id: string) => T,
  missing = MISSING,
) => ({
  own: async ({ app, caller }: Scene) => work(await make(app, caller)),
  foreign: async ({ app, stranger }: Scene) => work(await make(app, stranger)),
  missing: async () => work(missing),
});

const orderParams = (orderId: string) => ({ params: { orderId } });
const ownersOnly = { own: signedIn(200), foreign: hidden, missing: hidden };

/** A content admin works on the public site and sees no partner's money. */
const cashiers = (status: number) => staffOnly(status, { contentAdmin: 403 });

export const paymentsAccess: AccessRows<typeof payments> = {
  'POST /api/v2/pickpoint/order/check/add': {
    record: 'application',
    ...ask(waiting, (pickpoint_order_id) => ({ body: { pickpoint_order_id } })),
    expect: ownersOnly,
  },
  'GET /api/v2/pickpoint/order/check/:id': {
    record: 'application',
    ...ask(waiting, (id) => ({ params: { id } })),
    expect: ownersOnly,
  },
  'POST /api/v4/payments/yookassa': {
    noRecord: 'unsigned, so nothing in it is believed; what nobody knows is answered like what is known',
    request: async () => ({ body: { event: 'payment.succeeded', object: { id: randomUUID() } } }),
    expect: everybody(200),
  },
  'GET /api/v4/payments/:orderId': {
    record: 'application',
    ...ask(waiting, orderParams),
    expect: ownersOnly,
  },
  'GET /api/v4/payments/:orderId/receipt': { record: 'fee', ...ask(paid, orderParams), expect: ownersOnly },
  'GET /api/v2/manage/payments/:orderId': {
    record: 'application somebody paid for',
    ...ask(async (app, person) => (await begun(app, person)).orderId, orderParams),
    expect: { own: cashiers(200), foreign: cashiers(200), missing: cashiers(404) },
  },
};

/** A payment that the bank did not want to give back. */
async function refusedRefund(app: TestApp, person: Person): Promise<string> {
  const { rows } = await pgQuery(
    app.databaseUrl,
    `insert into refunds (attempt_id, order_id, amount, currency, late, state, idempotence_key, tries, created)
      select id, order_id, amount, currency, true, 'failed', gen_random_uuid(), 1, now()
      from payment_attempts where order_id = $1 and status = 'succeeded' returning attempt_id`,
    [await paid(app, person)],
  );
  return rows[0].attempt_id;
}

/** A payment that came in another amount than was asked for. */
async function otherAmount(app: TestApp, person: Person): Promise<string> {
  const { orderId } = await begun(app, person);
  const { rows } = await pgQuery(
    app.databaseUrl,
    `update payment_attempts set status = 'succeeded', settled = now(), paid_at = now(), asked_amount = amount,
      asked_currency = currency, amount = 700 where order_id = $1 and status = 'pending' returning id`,
    [orderId],
  );
  return rows[0].id;
}

/** The money of everybody is a matter of leads. */
const leads = (status: number) => staffOnly(403, { lead: status });
const rooms = { noRecord: 'the money of all applications, for leads', expect: leads(200) };

export const moneyAccess: AccessRows<typeof money> = {
  'GET /api/v2/manage/money': { ...rooms, request: async () => ({ query: {} }) },
  'GET /api/v2/manage/money/sums': { ...rooms, request: async () => ({ query: {} }) },
  'GET /api/v2/manage/money/export': { ...rooms, request: async () => ({ query: {} }) },
  'GET /api/v2/manage/money/check': { ...rooms, request: async () => ({}) },
  'POST /api/v2/manage/money/check': { ...rooms, request: async () => ({}) },
  'POST /api/v2/manage/money/:id/decide': {
    record: 'payment of another amount',
    ...ask(otherAmount, (id) => ({ params: { id }, body: { decision: 'refund' as const } }), randomUUID()),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
  'POST /api/v2/manage/money/:id/retry': {
    record: 'refund that the bank refused',
    ...ask(refusedRefund, (id) => ({ params: { id } }), randomUUID()),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
};

const atTheBank = async (app: TestApp, person: Person) => (await begun(app, person)).id;
const anybody = { own: everybody(200), foreign: everybody(200), missing: everybody(404) };

export const sandboxPaymentsAccess: AccessRows<typeof sandboxPayments> = {
  'GET /api/v4/sandbox/payments/:id': {
    record: 'payment at the stand-in of a bank, whose page knows no sessions',
    ...ask(atTheBank, (id) => ({ params: { id } }), randomUUID()),
    expect: anybody,
  },
  'POST /api/v4/sandbox/payments/:id': {
    record: 'payment at the stand-in of a bank, whose page knows no sessions',
    ...ask(atTheBank, (id) => ({ params: { id }, body: { action: 'fail' as const } }), randomUUID()),
    expect: anybody,
  },
};
