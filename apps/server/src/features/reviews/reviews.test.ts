import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pgQuery, type TestApp } from '../../../test/harness.ts';
import { openStream } from '../../../test/live.ts';
import {
  becomeOwner,
  meet,
  newPhone,
  type Player,
  STAFF,
  send,
  sharedApp,
  vatRecord,
  wirePassport,
} from '../owners/testing/stage.ts';
import { promisedBy } from './policy.ts';

const shared = sharedApp();
const once = (phone: string) => {
  let known: Promise<Player> | undefined;
  return () => {
    known ??= shared.then((app) => meet(app, phone));
    return known;
  };
};
const staff = {
  operator: once(STAFF.operator),
  lead: once(STAFF.lead),
  contentAdmin: once(STAFF.contentAdmin),
};
/** A second operator, made the way the first of an installation is. */
const colleague = (() => {
  let known: Promise<Player> | undefined;
  return () => {
    known ??= shared.then(async (app) => {
      const player = await meet(app, newPhone());
      await pgQuery(
        app.databaseUrl,
        "insert into staff_roles (user_id, role, granted) values ($1, 'operator', now())",
        [player.id],
      );
      await pgQuery(app.databaseUrl, "select pg_notify('punkt_sessions', $1)", [player.id]);
      await expect
        .poll(async () => (await app.call('GET /api/v2/manage/reviews', { query: {} }, player)).status)
        .toBe(200);
      return player;
    });
    return known;
  };
})();

const caseOf = async (app: TestApp, { id }: Player, kind: 'tax' | 'passport'): Promise<string> => {
  const { rows } = await pgQuery(
    app.databaseUrl,
    "select id from reviews where user_id = $1 and kind = $2 and status = 'waiting'",
    [id, kind],
  );
  return String(rows[0]?.id);
};

const list = (app: TestApp, { token }: Player, query = {}) =>
  app.call('GET /api/v2/manage/reviews', { query }, { token });
const open = (app: TestApp, { token }: Player, id: string) =>
  app.call('GET /api/v2/manage/reviews/:id', { params: { id } }, { token });
const claim = (app: TestApp, { token }: Player, id: string) =>
  app.call('POST /api/v2/manage/reviews/:id/claim', { params: { id } }, { token });
const release = (app: TestApp, { token }: Player, id: string) =>
  app.call('POST /api/v2/manage/reviews/:id/release', { params: { id } }, { token });
const decide = (
  app: TestApp,
  { token }: Player,
  id: string,
  decision: 'approve' | 'remark' | 'cancel',
  comment = '',
  remarks: Array<{ path: string; message: string }> = [],
) =>
  app.call(
    'POST /api/v2/manage/reviews/:id/decide',
    { params: { id }, body: { decision, comment, remarks } },
    { token },
  );

async function newCase(kind: 'tax' | 'passport' = 'passport') {
  const app = await shared;
  const owner = await meet(app, newPhone());
  const { status } = await send(app, owner, await vatRecord(app, owner));
  if (status !== 200) throw new Error(`registration answered ${status}`);
  return { app, owner, id: await caseOf(app, owner, kind) };
}

const company = async (app: TestApp, { token }: Player) =>
  (await app.call('GET /api/v3/pickpoint/owner/info', {}, { token })).body.data[0];

describe('the queue', () => {
  it('shows what waits, the longest waiting first, and what is mine', async () => {
    const { app, owner, id } = await newCase('tax');
    const operator = await staff.operator();
    const { body } = await list(app, operator, { page_size: 100 });
    const created = body.data.map((row) => row.created);
    expect(created).toEqual([...created].sort());
    expect(body.data.find((row) => row.id === id)).toMatchObject({
      kind: 'tax',
      status: 'waiting',
      country: 'RU',
      claimedBy: null,
      decided: null,
    });
    const passports = await list(app, operator, { kind: 'passport', page_size: 100 });
    expect(new Set(passports.body.data.map((row) => row.kind))).toEqual(new Set(['passport']));
    expect(passports.body.data.map((row) => row.id)).toContain(await caseOf(app, owner, 'passport'));
    await claim(app, operator, id);
    const mine = await list(app, operator, { mine: 'true' });
    expect(mine.body.data).toMatchObject([{ id, claimedBy: { id: operator.id, name: 'Мария Орлова' } }]);
    await release(app, operator, id);
  });

  it('goes page by page without losing or doubling anybody', async () => {
    const { app } = await newCase();
    const operator = await staff.operator();
    const whole = await list(app, operator, { page_size: 100 });
    const [first, second] = [
      await list(app, operator, { page_size: 2 }),
      await list(app, operator, { page_size: 2, page: 2 }),
    ];
    expect(first.body.total).toBe(whole.body.total);
    expect([...first.body.data, ...second.body.data]).toEqual(whole.body.data.slice(0, 4));
  });

  it('is open to those who may review, and to nobody else', async () => {
    const { app, owner, id } = await newCase();
    const admin = await staff.contentAdmin();
    for (const player of [owner, admin]) {
      expect((await list(app, player)).status).toBe(403);
      expect((await open(app, player, id)).status).toBe(403);
      expect((await claim(app, player, id)).status).toBe(403);
      expect((await release(app, player, id)).status).toBe(403);
      expect((await decide(app, player, id, 'approve')).status).toBe(403);
    }
    const operator = await staff.operator();
    for (const act of [open, claim, release])
      expect((await act(app, operator, randomUUID())).status).toBe(404);
    expect((await decide(app, operator, randomUUID(), 'approve')).status).toBe(404);
  });
});

describe('a case', () => {
  it('shows the record by its paths, and every opening leaves a trace', async () => {
    const { app, owner, id } = await newCase('passport');
    const operator = await staff.operator();
    const { status, body } = await open(app, operator, id);
    expect(status).toBe(200);
    expect(body.fields).toContainEqual({ path: 'passport.document_number', value: '4510123456' });
    expect(body.files.map((file) => file.path)).toEqual([
      'passport.document_photo',
      'passport.with_document_photo',
    ]);
    expect(body).toMatchObject({
      unverified: false,
      abilities: { claim: true, release: false, decide: false },
      history: [{ action: 'opened', actor: 'Ян Ли' }],
    });
    await open(app, operator, id);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select action, actor_id, owner_id from audit_log where subject_id = $1',
      [id],
    );
    const trace = { action: 'review.opened', actor_id: operator.id, owner_id: owner.id };
    expect(rows).toEqual([trace, trace]);
  });

  it('of a tax system shows what is asked for, what is in force, and a company nobody could verify', async () => {
    const app = await shared;
    const owner = await meet(app, newPhone());
    await send(app, owner, await vatRecord(app, owner, '0000000000'));
    const { body } = await open(app, await staff.operator(), await caseOf(app, owner, 'tax'));
    expect(body.unverified).toBe(true);
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { path: 'activity_form.tax_type', value: 'osn' },
        { path: 'current_tax_type', value: 'usn' },
        { path: 'requisites_data.inn', value: '0000000000' },
      ]),
    );
    expect(body.files).toMatchObject([{ path: 'requisites_data.tax_files' }]);
  });

  it('is promised for the second working day', () => {
    const friday = new Date('2026-11-13T10:00:00Z');
    expect(promisedBy(friday).toISOString()).toBe('2026-11-17T20:59:59.000Z');
    const monday = new Date('2026-11-16T22:30:00Z');
    expect(promisedBy(monday).toISOString()).toBe('2026-11-19T20:59:59.000Z');
  });
});

describe('a claim', () => {
  it('has one winner', async () => {
    const { app, id } = await newCase();
    const people = [await staff.operator(), await colleague()];
    const answers = await Promise.all(people.map((player) => claim(app, player, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - winner]?.error.code).toBe('review_taken');
    expect(answers[winner]?.body).toMatchObject({
      claimedBy: { id: people[winner]?.id },
      abilities: { claim: false, release: true, decide: true },
    });
    expect((await claim(app, people[winner] as Player, id)).status).toBe(200);
    expect((await release(app, people[1 - winner] as Player, id)).error.code).toBe('review_taken');
  });

  it('is given back, or taken over by a lead', async () => {
    const { app, id } = await newCase();
    const [operator, other, lead] = [await staff.operator(), await colleague(), await staff.lead()];
    await claim(app, operator, id);
    expect((await release(app, operator, id)).body.claimedBy).toBeNull();
    expect((await release(app, operator, id)).status).toBe(200);
    expect((await claim(app, other, id)).status).toBe(200);
    expect((await claim(app, lead, id)).body.claimedBy?.id).toBe(lead.id);
    expect((await release(app, other, id)).error.code).toBe('review_taken');
    const { body } = await release(app, lead, id);
    expect(body.history.map(({ action }) => action)).toEqual([
      'opened',
      'claimed',
      'released',
      'claimed',
      'claimed',
      'released',
    ]);
  });

  it('lapses after half an hour without work, and opening the case is work', async () => {
    const { app, id } = await newCase();
    const [operator, other] = [await staff.operator(), await colleague()];
    const pass = (minutes: number) => app.clock.set(app.clock.offsetSeconds() + minutes * 60);
    const start = app.clock.offsetSeconds();
    await claim(app, operator, id);
    await pgQuery(app.databaseUrl, "update access_tokens set expires = expires + interval '5 hours'");
    await pgQuery(app.databaseUrl, "select pg_notify('punkt_sessions', '')");
    pass(20);
    await open(app, operator, id);
    pass(20);
    expect((await claim(app, other, id)).error.code).toBe('review_taken');
    pass(31);
    expect((await open(app, other, id)).body.claimedBy).toBeNull();
    expect((await decide(app, operator, id, 'approve')).error.code).toBe('review_unclaimed');
    expect((await claim(app, other, id)).status).toBe(200);
    app.clock.set(start);
  });
});

describe('a decision', () => {
  it('approves a tax system, which is in force from then on', async () => {
    const { app, owner, id } = await newCase('tax');
    const operator = await staff.operator();
    await claim(app, operator, id);
    const { status, body } = await decide(app, operator, id, 'approve');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      claimedBy: null,
      abilities: { claim: false, release: false, decide: false },
    });
    expect(await company(app, owner)).toMatchObject({
      taxType: 'osn',
      requestedTaxType: null,
      taxCheckStatus: 'success',
    });
    const archive = await list(app, operator, { status: 'decided', mine: 'true' });
    expect(archive.body.data.map((row) => row.id)).toContain(id);
  });

  it('sends a tax system back with remarks, and what is asked for stays asked for', async () => {
    const { app, owner, id } = await newCase('tax');
    const operator = await staff.operator();
    await claim(app, operator, id);
    const remarks = [{ path: 'requisites_data.tax_files', message: 'Не видно печати' }];
    await decide(app, operator, id, 'remark', 'Пришлите скан целиком', remarks);
    expect(await company(app, owner)).toMatchObject({
      taxType: 'usn',
      requestedTaxType: 'osn',
      taxCheckStatus: 'remark',
      taxCheckComment: 'Пришлите скан целиком',
      taxRemarks: remarks,
    });
  });

  it('cancels a tax system', async () => {
    const { app, owner, id } = await newCase('tax');
    const lead = await staff.lead();
    await decide(app, lead, id, 'cancel', 'Не подтверждено');
    expect(await company(app, owner)).toMatchObject({
      taxType: 'usn',
      requestedTaxType: null,
      taxCheckStatus: 'canceled',
      taxCheckComment: 'Не подтверждено',
    });
  });

  it.each([
    ['approve', 'approved', 'approved'],
    ['remark', 'needs_upgrade', 'needs_upgrade'],
    ['cancel', 'none', 'none'],
  ] as const)('%s of a passport makes it %s', async (decision, status, documentStatus) => {
    const { app, owner, id } = await newCase('passport');
    const lead = await staff.lead();
    const remarks = decision === 'approve' ? [] : [{ path: 'passport.issue_date', message: 'Не та дата' }];
    const answer = await decide(app, lead, id, decision, 'Смотрите замечания', remarks);
    expect(answer.status).toBe(200);
    const user = await app.call('GET /api/v2/user', {}, owner);
    expect(user.body.passport_approve_status).toBe(status);
    const { body } = await app.call(
      'GET /api/v4/owner/:userId/document',
      { params: { userId: owner.id }, query: { doc_type: 'passport', citizenship: 'CITIZEN_RU' } },
      owner,
    );
    expect(body.passportData).toMatchObject({ status: documentStatus, remarks });
  });

  it('needs a word when it is a refusal, and remarks that name something', async () => {
    const { app, id } = await newCase('passport');
    const lead = await staff.lead();
    for (const decision of ['remark', 'cancel'] as const) {
      const { status, error } = await decide(app, lead, id, decision, '  ');
      expect([status, error.errors?.[0]?.path]).toEqual([400, 'comment']);
    }
    const odd = await decide(app, lead, id, 'remark', 'Нет', [{ path: 'passport.iin', message: 'x' }]);
    expect([odd.status, odd.error.errors?.[0]?.path]).toEqual([400, 'remarks.0.path']);
  });

  it('is made by whoever holds the case, or a lead', async () => {
    const { app, id } = await newCase('passport');
    const [operator, other] = [await staff.operator(), await colleague()];
    expect((await decide(app, operator, id, 'approve')).error.code).toBe('review_unclaimed');
    await claim(app, other, id);
    const { status, error } = await decide(app, operator, id, 'approve');
    expect([status, error.code]).toEqual([409, 'review_taken']);
    expect((await decide(app, await staff.lead(), id, 'approve')).status).toBe(200);
  });

  it("is never about one's own papers, whatever the role", async () => {
    const app = await shared;
    const lead = await staff.lead();
    const { status } = await send(app, lead, await vatRecord(app, lead));
    expect(status).toBe(200);
    const id = await caseOf(app, lead, 'tax');
    expect((await open(app, lead, id)).body.abilities).toEqual({
      claim: false,
      release: false,
      decide: false,
    });
    expect((await claim(app, lead, id)).status).toBe(403);
    expect((await decide(app, lead, id, 'approve')).status).toBe(403);
    expect((await company(app, lead))?.taxCheckStatus).toBe('review');
  });

  it('is made once, also when two make it at the same moment', async () => {
    const { app, owner, id } = await newCase('passport');
    const [operator, lead] = [await staff.operator(), await staff.lead()];
    await claim(app, operator, id);
    const answers = await Promise.all([
      decide(app, operator, id, 'approve'),
      decide(app, lead, id, 'cancel', 'Нет'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('review_decided');
    expect((await decide(app, lead, id, 'approve')).error.code).toBe('review_decided');
    for (const act of [claim, release]) expect((await act(app, lead, id)).error.code).toBe('review_decided');
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select 1 from audit_log where subject_id = $1 and action = 'review.decided' and owner_id = $2",
      [id, owner.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('loses against papers that are newer than what was looked at', async () => {
    const { app, owner, id } = await newCase('passport');
    const lead = await staff.lead();
    const { passport } = await vatRecord(app, owner);
    await app.call(
      'POST /api/v3/owner/update',
      {
        body: {
          passport: wirePassport(passport),
          update_fields: ['passport'],
        },
      },
      owner,
    );
    expect((await decide(app, lead, id, 'approve')).error.code).toBe('review_decided');
    expect((await open(app, lead, id)).body.status).toBe('withdrawn');
  });

  it('is heard at once by the person and the console', async () => {
    const { app, owner, id } = await newCase('passport');
    const lead = await staff.lead();
    const [hers, console] = [await openStream(app, owner.token), await openStream(app, lead.token)];
    await decide(app, lead, id, 'approve');
    await expect
      .poll(() => console.events.filter(({ topic }) => topic === 'review').map(({ data }) => data))
      .toContainEqual({ id, kind: 'passport', status: 'approved' });
    await expect
      .poll(() => hers.events.filter(({ topic }) => topic === 'owner').map(({ data }) => data))
      .toEqual([{ part: 'passport' }]);
    hers.leave();
    console.leave();
  });
});

it('an erased or foreign record leaves nothing to show', async () => {
  const app = await shared;
  const owner = await becomeOwner(app, newPhone());
  const id = await caseOf(app, owner, 'passport');
  await pgQuery(app.databaseUrl, 'delete from identity_documents where user_id = $1', [owner.id]);
  const { status, body } = await open(app, await staff.lead(), id);
  expect([status, body.fields, body.files]).toEqual([200, [], []]);
});
