import type { Notice } from '@punkt/domain/notices';
import { afterAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { openStream } from '../../../test/live.ts';
import { newPerson } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { APPROVED, accepted, list, read, sendNotice, serviceOf } from './testing/stage.ts';

const app = await testApp({ cleanUp: afterFile(), environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });
afterAll(() => app.clock.set(0));

describe('the list', () => {
  it('is empty for whoever was told nothing', async () => {
    const { status, body } = await list(app, await newPerson(app));
    expect(status).toBe(200);
    expect(body).toEqual({ data: [], total: 0, unread: 0, page: 1, page_size: 20 });
  });

  it('shows the newest first, in the language of the caller', async () => {
    const person = await newPerson(app);
    await sendNotice(app, person, APPROVED, '/lk/profile');
    await sendNotice(app, person, accepted(77), '/lk/orders/77');
    const { body } = await list(app, person);
    expect(body).toMatchObject({ total: 2, unread: 2 });
    expect(body.data).toMatchObject([
      {
        kind: 'orderAccepted',
        category: 'orders',
        title: 'Заявка №\u00a077 одобрена',
        text: expect.stringContaining('20.12.2026'),
        link: '/lk/orders/77',
        read: false,
      },
      { kind: 'taxApproved', category: 'documents', link: '/lk/profile', read: false },
    ]);
    const english = await list(app, person, {}, { 'accept-language': 'en' });
    expect(english.body.data[0]?.title).toBe('Application No.\u00a077 is approved');
    const georgian = await list(app, person, {}, { 'accept-language': 'ka' });
    expect(georgian.body.data[0]?.title).toBe('განაცხადი №\u00a077 დამტკიცებულია');
  });

  it('goes page by page, twenty at a time', async () => {
    const person = await newPerson(app);
    for (let order = 1; order <= 23; order += 1) await sendNotice(app, person, accepted(order));
    const [first, second] = [await list(app, person), await list(app, person, { page: 2 })];
    const titles = [...first.body.data, ...second.body.data].map(({ title }) => title);
    expect(first.body).toMatchObject({ total: 23, unread: 23, page: 1, page_size: 20 });
    expect(first.body.data).toHaveLength(20);
    expect(titles).toEqual(Array.from({ length: 23 }, (_, index) => `Заявка №\u00a0${23 - index} одобрена`));
    expect((await list(app, person, { page: 3 })).body).toMatchObject({ data: [], total: 23 });
  });

  it('says nothing of what was rolled back', async () => {
    const person = await newPerson(app);
    const broken = transaction(app.db, async (tx) => {
      await serviceOf(app).notify(tx, { ...APPROVED, link: '/lk/profile', userId: person.id });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect((await list(app, person)).body.total).toBe(0);
  });

  it('is live: a stream hears of a notice, and of reading it elsewhere', async () => {
    const person = await newPerson(app);
    const stream = await openStream(app, person.token);
    await sendNotice(app, person, APPROVED);
    const heard = () => stream.events.filter(({ topic }) => topic === 'notification').map(({ data }) => data);
    await waitFor(() =>
      expect(heard()).toEqual([{ id: expect.stringMatching(/^\d+$/), kind: 'taxApproved' }]),
    );
    await read(app, person);
    await waitFor(() => expect(heard()[1]).toEqual({ read: 1 }));
    await read(app, person);
    await sendNotice(app, person, APPROVED);
    await waitFor(() => expect(heard()).toHaveLength(3));
    stream.leave();
  });

  it('forgets after half a year', async () => {
    const person = await newPerson(app);
    await sendNotice(app, person, accepted(1));
    await sendNotice(app, person, accepted(2));
    const [oldest] = (await list(app, person)).body.data.slice(-1);
    await pgQuery(
      app.databaseUrl,
      "update notifications set created = now() - interval '181 days' where id = $1",
      [oldest?.id],
    );
    await serviceOf(app).sweep();
    expect((await list(app, person)).body.data.map(({ title }) => title)).toEqual([
      'Заявка №\u00a02 одобрена',
    ]);
  });
});

describe('reading', () => {
  it('marks what is named, or everything', async () => {
    const person = await newPerson(app);
    for (const order of [1, 2, 3]) await sendNotice(app, person, accepted(order));
    const ids = (await list(app, person)).body.data.map(({ id }) => id);
    expect((await read(app, person, ids.slice(0, 1))).body).toEqual({ unread: 2 });
    const unread = await list(app, person, { unread: 'true' });
    expect(unread.body).toMatchObject({ total: 2, unread: 2 });
    expect(unread.body.data.map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await read(app, person, [])).body).toEqual({ unread: 2 });
    expect((await read(app, person)).body).toEqual({ unread: 0 });
    expect((await list(app, person)).body.data.every((notice) => notice.read)).toBe(true);
  });

  it("passes over somebody else's notices", async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    await sendNotice(app, one, APPROVED);
    await sendNotice(app, other, APPROVED);
    const [foreign] = (await list(app, other)).body.data;
    expect((await read(app, one, [foreign?.id ?? '', '999999999999999'])).body).toEqual({ unread: 1 });
    expect((await list(app, other)).body.unread).toBe(1);
    expect((await read(app, one)).body).toEqual({ unread: 0 });
    expect((await list(app, other)).body.unread).toBe(1);
  });

  it.each([['x'], ['-1'], ['1.5'], ['1'.repeat(16)], [''], [' 1'], [7 as unknown as string]])(
    'refuses %j for an id',
    async (id) => {
      const { status, error } = await read(app, await newPerson(app), [id]);
      expect(status).toBe(400);
      expect(error.errors?.[0]?.path).toBe('ids.0');
    },
  );

  it('refuses pages that do not exist', async () => {
    const person = await newPerson(app);
    for (const query of [
      { page: 0 },
      { page: 101 },
      { page_size: 101 },
      { page: 'x' },
      { unread: 'perhaps' },
    ])
      expect((await list(app, person, query)).status).toBe(400);
  });
});

it('what happened since makes an earlier notice old, and read; another application is not touched', async () => {
  const person = await newPerson(app);
  const due = { until: new Date('2026-12-20T20:59:59Z'), country: 'RU' } as const;
  const waits = (order: number): Notice => ({ kind: 'orderWaitingPayment', params: { order, ...due } });
  await sendNotice(app, person, waits(21));
  await sendNotice(app, person, waits(22));
  await sendNotice(app, person, { kind: 'paymentDeclined', params: { order: 21, ...due } });
  await sendNotice(app, person, { kind: 'orderPaid', params: { order: 21, promised: new Date() } });
  const { body } = await list(app, person);
  expect(body.data.map(({ kind, superseded, read }) => [kind, superseded, read])).toEqual([
    ['orderPaid', false, false],
    ['paymentDeclined', true, true],
    ['orderWaitingPayment', false, false],
    ['orderWaitingPayment', true, true],
  ]);
  expect(body.unread).toBe(2);
});
