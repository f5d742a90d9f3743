import type { CallInput } from '@punkt/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { leadToken, operatorToken } from '../../../../test/people.ts';
import { draft, newOwner, type Owner, open, publish, query, sent, sharedApp } from '../testing/stage.ts';

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

/** Georgia takes no fee: what is sent waits for staff at once. */
const waiting = () => sent(app, owner, { country: 'GE' });

type Verdict = CallInput<'POST /api/v2/manage/reviews/:kind/:id/decide'>['body'];
const claim = (id: string, token = operator) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/claim', { params: { kind: 'application', id } }, { token });
const decide = (id: string, body: Verdict, token = operator) =>
  app.call(
    'POST /api/v2/manage/reviews/:kind/:id/decide',
    { params: { kind: 'application', id }, body },
    { token },
  );

describe('a decision', () => {
  it('needs a claim, and then approves: the owner sees it, with who acts until when', async () => {
    const { id } = await waiting();
    const early = await decide(id, { decision: 'accept' });
    expect([early.status, early.error.code]).toEqual([409, 'review_unclaimed']);
    await claim(id);
    const accepted = await decide(id, { decision: 'accept' });
    expect(accepted.status).toBe(200);
    expect(accepted.body.claimedBy).toBeNull();
    expect(accepted.body.history.at(-1)).toMatchObject({
      action: 'accept',
      by: 'staff',
      actor: 'Мария Орлова',
    });
    const seen = await open(app, owner, id);
    expect(seen.status).toBe('ORDER_ACCEPTED');
    expect(seen.outlook).toMatchObject({ step: 'confirm', actor: 'owner' });
    expect(seen.abilities).toEqual(expect.arrayContaining(['confirm', 'refuse']));
    // Who of the staff it was is not the owner's to know.
    expect(JSON.stringify(seen)).not.toContain('Орлова');
  });

  it('sends back with remarks at their fields, and the owner sends it again', async () => {
    const { id } = await waiting();
    await claim(id);
    const remarks = [
      { path: 'area', message: 'В плане БТИ 40 м²' },
      { path: 'actual_urls.generalPhoto', message: 'Не видно входа' },
    ];
    await decide(id, { decision: 'remark', comment: 'Поправьте, пожалуйста', remarks });
    const seen = await open(app, owner, id);
    expect(seen.status).toBe('ORDER_REMARK_FROM_CREATED');
    expect(seen.remarks).toEqual(remarks);
    expect(seen.comments.at(-1)).toMatchObject({ comment: 'Поправьте, пожалуйста', sendBy: 'ADMIN' });
    expect(seen.outlook.otherwise).toBe('lapseRework');

    const again = await publish(app, owner, id);
    expect(again.body.status).toBe('ORDER_CREATED');
    expect(again.body.remarks).toEqual([]);
    const shown = await app.call(
      'GET /api/v2/manage/reviews/:kind/:id',
      { params: { kind: 'application', id } },
      { token: operator },
    );
    expect(shown.body.flags).toContain('resubmitted');
    expect(shown.body.remarks).toEqual(remarks);
  });

  it('declines with a reason', async () => {
    const { id } = await waiting();
    await claim(id);
    const silent = await decide(id, { decision: 'decline', comment: '  ' });
    expect([silent.status, silent.error.errors?.[0]?.path]).toEqual([400, 'comment']);
    await decide(id, { decision: 'decline', comment: 'В доме уже есть пункт' });
    const seen = await open(app, owner, id);
    expect(seen.status).toBe('ORDER_DECLINED');
    expect(seen.abilities).toEqual(['appeal']);
    const [held] = await query(app, 'select count(*) from geo_reservations where order_id = $1', [id]);
    expect(Number(held.count)).toBe(0);
  });

  it('is refused where a remark is about nothing the form shows', async () => {
    const { id } = await waiting();
    await claim(id);
    const odd = await decide(id, { decision: 'remark', remarks: [{ path: 'owner_id', message: 'Нет' }] });
    expect([odd.status, odd.error.errors?.[0]?.path]).toEqual([400, 'remarks.0.path']);
    expect((await open(app, owner, id)).status).toBe('ORDER_CREATED');
  });

  it('may be about a photo that is missing: its empty place is named to staff, and the remark to the owner', async () => {
    const { id } = await waiting();
    const { body } = await claim(id);
    const slots = Object.fromEntries(
      body.content.application?.fileSlots.map(({ type, ...slot }) => [type, slot]) ?? [],
    );
    expect(slots.generalPhoto).toEqual({ required: true, filled: true });
    expect(slots.bracketPhoto).toEqual({ required: false, filled: false });
    const nowhere = { path: 'actual_urls.leaseDocumentEditArea', message: 'Нет договора' };
    const refused = await decide(id, { decision: 'remark', remarks: [nowhere] });
    expect([refused.status, refused.error.errors?.[0]?.path]).toEqual([400, 'remarks.0.path']);
    const remarks = [
      { path: 'actual_urls.bracketPhoto', message: 'Снимите место для кронштейна' },
      { path: 'actual_urls.public', message: 'Откройте покупателям фото входа' },
    ];
    expect((await decide(id, { decision: 'remark', remarks })).status).toBe(200);
    expect((await open(app, owner, id)).remarks).toEqual(remarks);
  });

  it('takes half of a character for a slip of the keyboard', async () => {
    const { id } = await waiting();
    await claim(id);
    const remarks = [{ path: 'house', message: 'Нет такого \ud83d' }];
    const blank = await decide(id, { decision: 'remark', remarks: [{ path: 'house', message: '\u200b' }] });
    expect([blank.status, blank.error.errors?.[0]?.path]).toEqual([400, 'remarks.0.message']);
    const { status, body } = await decide(id, { decision: 'remark', comment: 'Дом\ud83d', remarks });
    expect(status).toBe(200);
    expect(body.remarks).toEqual([{ path: 'house', message: 'Нет такого \ufffd' }]);
  });

  it('is made once: the second one finds it done', async () => {
    const { id } = await waiting();
    await claim(id);
    const answers = await Promise.all(
      [operator, lead].map((token) => decide(id, { decision: 'accept' }, token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await query(
      app,
      `select count(*) from order_history where order_id = $1 and event = 'accept'`,
      [id],
    );
    expect(Number(rows[0].count)).toBe(1);
  });

  it('leaves a trace that names the operator', async () => {
    const { id } = await waiting();
    await claim(id);
    await decide(id, { decision: 'accept' });
    const rows = await query(
      app,
      `select action from audit_log where subject_kind = 'order' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['review.claimed', 'review.decided']);
  });
});

describe('a claim', () => {
  it('keeps others away until it lapses; a lead may take over', async () => {
    const { id } = await waiting();
    await claim(id);
    const taken = await claim(id, lead);
    expect(taken.body.claimedBy?.name).toBe('Павел Зимин');
    const late = await claim(id);
    expect([late.status, late.error.code]).toEqual([409, 'review_taken']);
    const refused = await decide(id, { decision: 'accept' });
    expect([refused.status, refused.error.code]).toEqual([409, 'review_taken']);
    await app.call(
      'POST /api/v2/manage/reviews/:kind/:id/release',
      { params: { kind: 'application', id } },
      { token: lead },
    );
    expect((await claim(id)).status).toBe(200);
  });

  it('leaves the owner’s open form as it is', async () => {
    const order = await waiting();
    await claim(order.id);
    expect((await open(app, owner, order.id)).version).toBe(order.version);
  });
});

describe('words to the owner', () => {
  it('reach them, and their notices', async () => {
    const { id } = await waiting();
    const path = 'POST /api/v2/manage/reviews/:kind/:id/messages';
    const params = { kind: 'application', id };
    for (const message of ['   ', '\u200b']) {
      const empty = await app.call(path, { params, body: { message } }, { token: operator });
      expect(empty.status).toBe(400);
    }
    await app.call(path, { params, body: { message: 'Когда можно позвонить?' } }, { token: operator });
    const { body } = await app.call(
      'GET /api/v4/order/:id/messages',
      { params: { id } },
      { token: owner.token },
    );
    expect(body.data.at(-1)).toMatchObject({ comment: 'Когда можно позвонить?', sendBy: 'ADMIN' });
    const notices = await app.call('GET /api/v4/notifications', { query: {} }, { token: owner.token });
    expect(notices.body.data.map(({ kind }) => kind)).toContain('orderMessage');
  });

  it('make nobody read the whole application again: owner and desks hear of a message, of no change', async () => {
    const { id } = await waiting();
    const events = `select audience, topic from events where data->>'id' = $1 and topic like 'order%' order by id`;
    const before = (await query(app, events, [id])).length;
    const params = { kind: 'application', id };
    const body = { message: 'Покажите вход ещё раз' };
    await app.call('POST /api/v2/manage/reviews/:kind/:id/messages', { params, body }, { token: operator });
    expect((await query(app, events, [id])).slice(before)).toEqual([
      { audience: `user:${owner.id}`, topic: 'order_message' },
      { audience: 'queue:application', topic: 'order_message' },
    ]);
  });

  it('are read without opening the application: nothing is written down, and a draft is nobody’s', async () => {
    const { id } = await waiting();
    const path = 'GET /api/v2/manage/reviews/:kind/:id/messages';
    const body = { message: 'Ключ у соседей' };
    await app.call('POST /api/v4/order/:id/messages', { params: { id }, body }, { token: owner.token });
    const read = await app.call(path, { params: { kind: 'application', id } }, { token: operator });
    expect(read.body.data).toMatchObject([{ comment: 'Ключ у соседей', sendBy: 'OWNER' }]);
    expect(await query(app, `select 1 from audit_log where subject_id = $1`, [id])).toEqual([]);
    const unsent = await draft(app, owner, { country: 'GE' });
    for (const missing of [unsent.id, '999999999'])
      expect(
        (await app.call(path, { params: { kind: 'application', id: missing } }, { token: operator })).status,
      ).toBe(404);
  });
});
