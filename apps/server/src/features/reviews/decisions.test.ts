import { describe, expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { openStream } from '../../../test/live.ts';
import { poll } from '../../../test/waiting.ts';
import { send, vatRecord, wirePassport } from '../owners/testing/stage.ts';
import { caseOf, claim, company, decide, list, open, openDesk, release } from './testing/stage.ts';

const { colleague, newCase, shared, staff } = openDesk();

describe('a decision', () => {
  it('approves a tax system, which is in force from then on', async () => {
    const { app, owner, named, id } = await newCase('tax');
    const operator = await staff.operator();
    await claim(app, operator, named);
    const { status, body } = await decide(app, operator, named, 'approve');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      claimedBy: null,
      abilities: { claim: false, release: false, decisions: [] },
    });
    expect(await company(app, owner)).toMatchObject({
      taxType: 'osn',
      requestedTaxType: null,
      taxCheckStatus: 'success',
    });
    const archive = await list(app, operator, { stage: 'decided', mine: 'true' });
    expect(archive.body.data.map((row) => row.id)).toContain(id);
  });

  it('sends a tax system back with remarks, and what is asked for stays asked for', async () => {
    const { app, owner, named } = await newCase('tax');
    const operator = await staff.operator();
    await claim(app, operator, named);
    const remarks = [{ path: 'requisites_data.tax_files', message: 'Не видно печати' }];
    await decide(app, operator, named, 'remark', 'Пришлите скан целиком', remarks);
    expect(await company(app, owner)).toMatchObject({
      taxType: 'usn',
      requestedTaxType: 'osn',
      taxCheckStatus: 'remark',
      taxCheckComment: 'Пришлите скан целиком',
      taxRemarks: remarks,
    });
  });

  it('cancels a tax system', async () => {
    const { app, owner, named } = await newCase('tax');
    const lead = await staff.lead();
    await decide(app, lead, named, 'cancel', 'Не подтверждено');
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
    const { app, owner, named } = await newCase('passport');
    const lead = await staff.lead();
    const remarks = decision === 'approve' ? [] : [{ path: 'passport.issue_date', message: 'Не та дата' }];
    const answer = await decide(app, lead, named, decision, 'Смотрите замечания', remarks);
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
    const { app, named } = await newCase('passport');
    const lead = await staff.lead();
    for (const decision of ['remark', 'cancel'] as const) {
      const { status, error } = await decide(app, lead, named, decision, '  ');
      expect([status, error.errors?.[0]?.path]).toEqual([400, 'comment']);
    }
    const odd = await decide(app, lead, named, 'remark', 'Нет', [{ path: 'passport.iin', message: 'x' }]);
    expect([odd.status, odd.error.errors?.[0]?.path]).toEqual([400, 'remarks.0.path']);
  });

  it('is made by whoever holds the case, or a lead', async () => {
    const { app, named } = await newCase('passport');
    const [operator, other] = [await staff.operator(), await colleague()];
    expect((await decide(app, operator, named, 'approve')).error.code).toBe('review_unclaimed');
    await claim(app, other, named);
    const { status, error } = await decide(app, operator, named, 'approve');
    expect([status, error.code]).toEqual([409, 'review_taken']);
    expect((await decide(app, await staff.lead(), named, 'approve')).status).toBe(200);
  });

  it("is never about one's own papers, whatever the role", async () => {
    const app = await shared;
    const lead = await staff.lead();
    const { status } = await send(app, lead, await vatRecord(app, lead));
    expect(status).toBe(200);
    const named = await caseOf(app, lead, 'tax');
    expect((await open(app, lead, named)).body.abilities).toEqual({
      claim: false,
      release: false,
      assign: false,
      decisions: [],
    });
    expect((await claim(app, lead, named)).status).toBe(403);
    expect((await decide(app, lead, named, 'approve')).status).toBe(403);
    expect((await company(app, lead))?.taxCheckStatus).toBe('review');
  });

  it('counts once when it comes again because its answer was lost; another one is refused', async () => {
    const { app, owner, named, id } = await newCase('passport');
    const operator = await staff.operator();
    await claim(app, operator, named);
    const first = await decide(app, operator, named, 'cancel', 'Другой документ');
    const again = await decide(app, operator, named, 'cancel', ' Другой документ ');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    for (const [by, decision, comment] of [
      [operator, 'cancel', 'Другое'],
      [operator, 'approve', ''],
      [await staff.lead(), 'cancel', 'Другой документ'],
    ] as const) {
      const { status, error } = await decide(app, by, named, decision, comment);
      expect([status, error.code]).toEqual([409, 'review_decided']);
    }
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select (select count(*)::int from audit_log where subject_id = $1 and action = 'review.decided') as traces,
        (select count(*)::int from notifications where user_id = $2 and kind = 'passportCanceled') as notices`,
      [id, owner.id],
    );
    expect(rows).toEqual([{ traces: 1, notices: 1 }]);
  });

  it('is not taken for the one that stands when its remarks are others', async () => {
    const { app, named } = await newCase('passport');
    const operator = await staff.operator();
    await claim(app, operator, named);
    const remark = { path: 'passport.issue_date', message: 'Не та дата' };
    const send = (...remarks: Array<typeof remark>) =>
      decide(app, operator, named, 'remark', 'Смотрите замечания', remarks);
    expect([(await send(remark)).status, (await send(remark)).status]).toEqual([200, 200]);
    const more = await send(remark, { path: 'passport.issued_by', message: 'Не тот отдел' });
    expect([more.status, more.error.code]).toEqual([409, 'review_decided']);
  });

  it('is made once, also when two make it at the same moment', async () => {
    const { app, owner, named, id } = await newCase('passport');
    const [operator, lead] = [await staff.operator(), await staff.lead()];
    await claim(app, operator, named);
    const answers = await Promise.all([
      decide(app, operator, named, 'approve'),
      decide(app, lead, named, 'cancel', 'Нет'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('review_decided');
    expect((await decide(app, lead, named, 'approve')).error.code).toBe('review_decided');
    for (const act of [claim, release])
      expect((await act(app, lead, named)).error.code).toBe('review_decided');
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select 1 from audit_log where subject_id = $1 and action = 'review.decided' and owner_id = $2",
      [id, owner.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('loses against papers that are newer than what was looked at', async () => {
    const { app, owner, named } = await newCase('passport');
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
    expect((await decide(app, lead, named, 'approve')).error.code).toBe('review_decided');
    expect((await open(app, lead, named)).body.status).toBe('withdrawn');
  });

  it('and a newer document at the same moment: one comes first, and the other knows', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { app, owner, named } = await newCase('passport');
      const lead = await staff.lead();
      const { passport } = await vatRecord(app, owner);
      const body = { passport: wirePassport(passport), update_fields: ['passport' as const] };
      const [decided, sent] = await Promise.all([
        decide(app, lead, named, 'approve'),
        app.call('POST /api/v3/owner/update', { body }, owner),
      ]);
      const { body: user } = await app.call('GET /api/v2/user', {}, owner);
      if (decided.status === 200) {
        expect([sent.status, sent.error.code]).toEqual([409, 'passport_approved']);
        expect(user.passport_approve_status).toBe('approved');
      } else {
        expect([decided.error.code, sent.status]).toEqual(['review_decided', 200]);
        expect(user.passport_approve_status).toBe('needs_approval');
      }
    }
  });

  it('is heard at once by the person and the console', async () => {
    const { app, owner, named, id } = await newCase('passport');
    const lead = await staff.lead();
    const [hers, console] = [await openStream(app, owner.token), await openStream(app, lead.token)];
    await decide(app, lead, named, 'approve');
    await poll(() =>
      console.events.filter(({ topic }) => topic === 'review').map(({ data }) => data),
    ).toContainEqual({ id, kind: 'passport', status: 'approved' });
    await poll(() => hers.events.filter(({ topic }) => topic === 'owner').map(({ data }) => data)).toEqual([
      { part: 'passport' },
    ]);
    hers.leave();
    console.leave();
  });
});
