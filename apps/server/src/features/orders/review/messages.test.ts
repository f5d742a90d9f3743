import { randomUUID } from 'node:crypto';
import { answeredBy } from '@punkt/domain/review-terms';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { leadToken, operatorToken } from '../../../../test/people.ts';
import { poll } from '../../../../test/waiting.ts';
import { newOwner, type Owner, query, sent, sharedApp } from '../testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
let operator: string;
let lead: string;

beforeAll(async () => {
  app = await shared;
  owner = await newOwner(app, 'GE');
  operator = await operatorToken(app);
  lead = await leadToken(app);
});

const named = (id: string) => ({ params: { kind: 'application', id } });
const waiting = () => sent(app, owner, { country: 'GE' });
const write = (id: string, message = 'Можно перенести вход?') =>
  app.call('POST /api/v4/order/:id/messages', { params: { id }, body: { message } }, { token: owner.token });
const answer = (id: string, message = 'Да, пришлите новый снимок') =>
  app.call(
    'POST /api/v2/manage/reviews/:kind/:id/messages',
    { ...named(id), body: { message } },
    { token: operator },
  );
const claim = (id: string, token = operator) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/claim', named(id), { token });
const inbox = async (asked: object = {}) =>
  (
    await app.call(
      'GET /api/v2/manage/reviews',
      { query: { stage: 'messages', page_size: 100, ...asked } },
      { token: operator },
    )
  ).body.data;
const rowOf = async (id: string) => (await inbox()).find((row) => row.id === id);
const counted = async () =>
  (await app.call('GET /api/v2/manage/reviews/counts', {}, { token: operator })).body.data.find(
    ({ kind }) => kind === 'application',
  )?.messages ?? 0;
/** Unread notices of somebody about a case. */
const told = async (token: string, id: string) =>
  (
    await app.call('GET /api/v4/notifications', { query: { unread: 'true', page_size: 100 } }, { token })
  ).body.data
    .filter(({ link }) => link === `/manage/reviews/application/${id}`)
    .map(({ kind }) => kind);

describe('a message of an owner', () => {
  it('stands in a list of its own with a term, until somebody answers', async () => {
    const { id } = await waiting();
    const before = await counted();
    expect(await rowOf(id)).toBeUndefined();
    await write(id);
    const row = await rowOf(id);
    expect(row?.asked).toMatchObject({
      due: answeredBy(new Date(row?.asked?.since ?? '')).toISOString(),
      overdue: false,
    });
    expect(await counted()).toBe(before + 1);
    // The term is that of the first message: writing again puts nobody off.
    await write(id, 'И ещё вопрос');
    expect((await rowOf(id))?.asked).toEqual(row?.asked);
    await answer(id);
    expect(await rowOf(id)).toBeUndefined();
    expect(await counted()).toBe(before);
  });

  it('counts once when it comes again because its answer was lost, and so does what staff write', async () => {
    const { id } = await waiting();
    const client_uuid = randomUUID();
    const ask = (message: string, name = client_uuid) =>
      app.call(
        'POST /api/v4/order/:id/messages',
        { params: { id }, body: { message, client_uuid: name } },
        { token: owner.token },
      );
    const reply = (token: string) =>
      app.call(
        'POST /api/v2/manage/reviews/:kind/:id/messages',
        { ...named(id), body: { message: 'Да', client_uuid } },
        { token },
      );
    const said = (await Promise.all([ask('Можно?'), ask('Можно?')])).map(({ body }) => body);
    expect(said[1]).toEqual(said[0]);
    // The name is one person's: nobody else's message is taken for it.
    const answers = [await reply(operator), await reply(operator), await reply(lead)].map(({ body }) => body);
    expect(answers[1]).toEqual(answers[0]);
    await ask('Можно?', randomUUID());
    // What comes again answers nothing that was asked since.
    await reply(operator);
    expect(await rowOf(id)).toBeDefined();
    const { data } = (
      await app.call('GET /api/v4/order/:id/messages', { params: { id } }, { token: owner.token })
    ).body;
    expect(data.map(({ sendBy, comment }) => [sendBy, comment])).toEqual([
      ['OWNER', 'Можно?'],
      ['ADMIN', 'Да'],
      ['ADMIN', 'Да'],
      ['OWNER', 'Можно?'],
    ]);
    const [notices] = await query(
      app,
      `select count(*)::int as count from notifications
        where user_id = $1 and kind = 'orderMessage' and params ->> 'order' = $2`,
      [owner.id, id],
    );
    expect(notices?.count).toBe(2);
  });

  it('is marked in the queue too, and late after its term', async () => {
    const { id } = await waiting();
    await write(id);
    const queue = () => app.call('GET /api/v2/manage/reviews', { query: { query: id } }, { token: operator });
    expect((await queue()).body.data[0]?.asked?.overdue).toBe(false);
    await query(app, `update reviews set asked_due = now() - interval '1 minute' where id = $1`, [id]);
    expect((await queue()).body.data[0]?.asked?.overdue).toBe(true);
    expect((await inbox({ overdue: 'true' })).map((row) => row.id)).toContain(id);
  });

  it('reaches whoever holds the case, and nobody else', async () => {
    const { id } = await waiting();
    await claim(id);
    await write(id);
    await poll(() => told(operator, id)).toEqual(['caseMessage']);
    expect(await told(lead, id)).toEqual([]);
    expect((await inbox({ mine: 'true' })).map((row) => row.id)).toContain(id);
  });

  it('reaches everybody of the queue while nobody holds it; once answered it is news to nobody', async () => {
    const { id } = await waiting();
    await write(id);
    await poll(() => told(operator, id)).toEqual(['caseMessage']);
    await poll(() => told(lead, id)).toEqual(['caseMessage']);
    await answer(id);
    await poll(() => told(operator, id)).toEqual([]);
    await poll(() => told(lead, id)).toEqual([]);
  });

  it('may need no answer: somebody says so, and it is written down', async () => {
    const { id } = await waiting();
    await write(id, 'Спасибо!');
    const done = await app.call('POST /api/v2/manage/reviews/:kind/:id/messages/done', named(id), {
      token: operator,
    });
    expect([done.status, done.body]).toEqual([200, { asked: null }]);
    expect(await rowOf(id)).toBeUndefined();
    const [trace] = await query(
      app,
      `select count(*)::int as n from audit_log where subject_id = $1 and action = 'review.messages_done'`,
      [id],
    );
    expect(trace.n).toBe(1);
  });

  it('is answered by the words of a decision, not by a decision without words', async () => {
    const [accepted, declined] = [await waiting(), await waiting()];
    for (const { id } of [accepted, declined]) {
      await write(id);
      await claim(id);
    }
    const decide = (id: string, body: { decision: string; comment?: string }) =>
      app.call('POST /api/v2/manage/reviews/:kind/:id/decide', { ...named(id), body }, { token: operator });
    await decide(accepted.id, { decision: 'accept' });
    await decide(declined.id, { decision: 'decline', comment: 'Вход перенести нельзя' });
    expect((await rowOf(accepted.id))?.stage).toBe('accepted');
    expect(await rowOf(declined.id)).toBeUndefined();
  });

  it('leaves the list when its owner takes the application back', async () => {
    const { id } = await waiting();
    await write(id);
    await app.call('POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, { token: owner.token });
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('staff are told', () => {
  it('that a lead took their case', async () => {
    const { id } = await waiting();
    await claim(id);
    await claim(id, lead);
    expect(await told(operator, id)).toEqual(['caseTaken']);
  });
});
