import type { CallInput } from '@punkt/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { leadToken, operatorToken } from '../../../../test/people.ts';
import { draft, newOwner, type Owner, query, sent, sharedApp } from '../testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let georgian: Owner;
let russian: Owner;
let operator: string;
let lead: string;

beforeAll(async () => {
  app = await shared;
  georgian = await newOwner(app, 'GE');
  russian = await newOwner(app);
  operator = await operatorToken(app);
  lead = await leadToken(app);
});

const list = async (query: CallInput<'GET /api/v2/manage/reviews'>['query']) =>
  (
    await app.call(
      'GET /api/v2/manage/reviews',
      { query: { kind: 'application', page_size: 100, ...query } },
      { token: operator },
    )
  ).body;
const ids = async (query: CallInput<'GET /api/v2/manage/reviews'>['query']) =>
  (await list(query)).data.map(({ id }) => id);

describe('the queue of applications', () => {
  it('shows what waits, the longest waiting first, and no drafts', async () => {
    const first = await sent(app, georgian, { country: 'GE' });
    const second = await sent(app, georgian, { country: 'GE', city_name: 'Батуми' });
    const unsent = await draft(app, georgian, { country: 'GE' });
    const unpaid = await sent(app, russian);
    const waiting = await ids({});
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
    expect(waiting).not.toContain(unsent.id);
    expect(waiting).not.toContain(unpaid.id);
    expect(await ids({ stage: 'payment' })).toContain(unpaid.id);
    const hidden = await app.call(
      'GET /api/v2/manage/reviews/:kind/:id',
      { params: { kind: 'application', id: unsent.id } },
      { token: operator },
    );
    expect(hidden.status).toBe(404);
  });

  it('shows a draft to nobody, not even when its owner has thrown it away', async () => {
    const thrown = await draft(app, georgian, { country: 'GE' });
    const ended = await sent(app, georgian, { country: 'GE' });
    for (const { id } of [thrown, ended])
      await app.call(
        'POST /api/v2/pickpoint/order/:id/delete',
        { params: { id } },
        { token: georgian.token },
      );
    const closed = await ids({ stage: 'closed' });
    expect([closed.includes(ended.id), closed.includes(thrown.id)]).toEqual([true, false]);
  });

  it('is filtered by country and by what is special', async () => {
    const order = await sent(app, georgian, { country: 'GE', city_name: 'Батуми' });
    expect(await ids({ country: 'GE' })).toContain(order.id);
    expect(await ids({ country: 'KZ' })).not.toContain(order.id);
    expect(await ids({ flag: 'elsewhere' })).toContain(order.id);
    expect(await ids({ flag: 'move' })).not.toContain(order.id);
  });

  it('finds a part of the number, the address, the owner, the phone and the INN', async () => {
    const order = await sent(app, georgian, {
      country: 'GE',
      city_name: 'Кутаиси',
      street: 'улица Руставели',
    });
    const [company] = await query(app, 'select inn from companies where owner_id = $1', [georgian.id]);
    for (const words of [
      order.id,
      'кута',
      'руставели кутаиси',
      'тихонова',
      `+${georgian.phone}`,
      company?.inn,
    ])
      expect(await ids({ query: words }), words).toContain(order.id);
    expect(await ids({ query: `${order.id.slice(2)} кутаиси` })).toEqual([order.id]);
    expect(await ids({ query: '%' })).toEqual([]);
    expect(await ids({ query: 'кутаиси батуми' })).toEqual([]);
  });

  it('shows who works on what, and one’s own', async () => {
    const order = await sent(app, georgian, { country: 'GE' });
    expect(await ids({ mine: 'true' })).not.toContain(order.id);
    await app.call(
      'POST /api/v2/manage/reviews/:kind/:id/claim',
      { params: { kind: 'application', id: order.id } },
      { token: operator },
    );
    expect(await ids({ mine: 'true' })).toContain(order.id);
    const row = (await list({})).data.find(({ id }) => id === order.id);
    expect(row?.claimedBy?.name).toBe('Мария Орлова');
  });
});

describe('the load', () => {
  it('counts what waits, and who decided how much', async () => {
    const order = await sent(app, georgian, { country: 'GE' });
    const token = lead;
    await app.call(
      'POST /api/v2/manage/reviews/:kind/:id/claim',
      { params: { kind: 'application', id: order.id } },
      { token },
    );
    const before = (await app.call('GET /api/v2/manage/load', {}, { token })).body;
    const own = (body: typeof before) => body.people.find(({ name }) => name === 'Павел Зимин');
    expect(own(before)).toMatchObject({ claimed: 1 });
    await app.call(
      'POST /api/v2/manage/reviews/:kind/:id/decide',
      { params: { kind: 'application', id: order.id }, body: { decision: 'accept' } },
      { token },
    );
    const after = (await app.call('GET /api/v2/manage/load', {}, { token })).body;
    expect(own(after)).toMatchObject({ claimed: 0, decidedToday: (own(before)?.decidedToday ?? 0) + 1 });
    expect(after.waiting).toBe(before.waiting - 1);
  });
});

it('the load counts every queue of the house: messages, tickets and requests about personal data too', async () => {
  const token = lead;
  const load = async () => {
    const { body } = await app.call('GET /api/v2/manage/load', {}, { token });
    return { ...body, of: Object.fromEntries(body.queues.map(({ kind, waiting }) => [kind, waiting])) };
  };
  const before = await load();
  expect(before.queues.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['application', 'passport', 'tax', 'messages', 'ticket', 'privacy']),
  );
  expect(before.waiting).toBe(before.queues.reduce((sum, { waiting }) => sum + waiting, 0));
  const order = await sent(app, georgian, { country: 'GE' });
  await app.call(
    'POST /api/v4/order/:id/messages',
    { params: { id: order.id }, body: { message: 'Когда ждать ответа?' } },
    { token: georgian.token },
  );
  const { body: ticket } = await app.call(
    'POST /api/v1/user/tickets',
    { body: { ticket_type_id: 112, description: 'Когда привезут вывеску, заказанную в прошлом месяце?' } },
    { token: georgian.token },
  );
  await query(app, "update reviews set due = 'epoch' where kind = 'ticket' and id = $1", [ticket.id]);
  const after = await load();
  expect(after.of.messages).toBe((before.of.messages ?? 0) + 1);
  expect(after.of.ticket).toBe((before.of.ticket ?? 0) + 1);
  expect(after.overdue).toBe(before.overdue + 1);
  const own = ({ people }: typeof before) => people.find(({ name }) => name === 'Павел Зимин')?.decidedToday;
  await app.call(
    'POST /api/v2/manage/reviews/:kind/:id/messages',
    { params: { kind: 'ticket', id: ticket.id }, body: { message: 'Завтра' } },
    { token },
  );
  const done = await load();
  expect(done.of.ticket).toBe(before.of.ticket);
  expect(own(done)).toBe((own(after) ?? 0) + 1);
});

// The last one: it moves the clock, and sessions end with the days.
describe('a promise', () => {
  it('that was broken is said', async () => {
    const order = await sent(app, georgian, { country: 'GE' });
    const overdue = async () => (await list({})).data.find(({ id }) => id === order.id)?.overdue;
    expect(await overdue()).toBe(false);
    expect(await ids({ overdue: 'true' })).not.toContain(order.id);
    app.clock.set(app.clock.offsetSeconds() + 10 * 24 * 3_600);
    operator = await operatorToken(app);
    expect(await overdue()).toBe(true);
    expect(await ids({ overdue: 'true' })).toContain(order.id);
  });
});
