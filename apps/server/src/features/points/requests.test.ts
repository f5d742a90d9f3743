import type { CallInput } from '@punkt/contract/contract';
import type { Permission } from '@punkt/domain/permissions';
import { promisedBy } from '@punkt/domain/review-terms';
import { DEFAULT_TIMETABLE, everyDay } from '@punkt/domain/timetable';
import { describe, expect, it } from 'vitest';
import { makeLead } from '../../../test/people.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { addPoint, newOwner, type Owner, query, sharedApp, uploadFile } from '../orders/testing/stage.ts';

const app = await sharedApp();
const REASON = 'Покупатели просят открываться раньше: рядом станция метро';
const DAY = 24 * 3600;

async function newPoint() {
  const owner = await newOwner(app);
  const { id } = await addPoint(app, owner.id, { latitude: 55.7, longitude: 37.6 });
  const hours = JSON.stringify(DEFAULT_TIMETABLE);
  await query(app, 'update points set timetable = $2 where id = $1', [id, hours]);
  return { owner, id: String(id) };
}

async function newLead(): Promise<Owner> {
  const person = await newOwner(app);
  await makeLead(app, person.phone);
  return person;
}
const lead = await newLead();

const read = async ({ token }: Owner, id: string) =>
  (await app.call('GET /api/v4/points/:id', { params: { id } }, { token })).body;
type Body = CallInput<'POST /api/v2/pickpoint/:id/update'>['body'];
const update = ({ token }: Owner, id: string, body: Body) =>
  app.call('POST /api/v2/pickpoint/:id/update', { params: { id }, body }, { token });
const timetableOrder = async ({ token }: Owner, id: string) =>
  (await app.call('GET /api/v4/pickpoint/:id/timetable-order', { params: { id } }, { token })).body
    .timetable_order;

/** The case that waits for this point in a queue. */
async function caseOf(kind: string, id: string): Promise<string> {
  const [row] = await query(
    app,
    "select id from reviews where kind = $1 and subject_id = $2 and stage = 'waiting'",
    [kind, id],
  );
  return row?.id ?? '';
}

async function decide(kind: string, id: string, decision: 'approve' | 'cancel', comment = '') {
  const params = { kind, id: await caseOf(kind, id) };
  const { token } = lead;
  await app.call('POST /api/v2/manage/reviews/:kind/:id/claim', { params }, { token });
  const body = { decision, comment };
  return app.call('POST /api/v2/manage/reviews/:kind/:id/decide', { params, body }, { token });
}

const papers = async (owner: Owner) => [
  { url: await uploadFile(app, owner), type: 'leaseDocumentEditArea' as const },
  { url: await uploadFile(app, owner), type: 'btiDocumentEditArea' as const },
];

describe('another area', () => {
  it('shows its papers to owners and staff, not to those who work at the point', async () => {
    const { owner, id } = await newPoint();
    const asked = {
      requested_area: 70,
      stock_area: 50,
      update_fields: ['requested_area', 'stock_area', 'actual_urls'],
      actual_urls: await papers(owner),
    };
    expect((await update(owner, id, asked as Body)).status).toBe(200);
    const [{ url = '' } = {}] = asked.actual_urls;
    const fetchBy = async ({ token }: Owner) =>
      (await app.http.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    const colleague = async (permission: Permission) => {
      const person = await newOwner(app);
      const owns = permission === 'PERM_FIRM_OWNER';
      await transaction(app.db, (tx) =>
        createAuthAdmin(app.clock).addPointRole(tx, person.id, Number(id), permission, owns),
      );
      return person;
    };
    expect([await fetchBy(owner), await fetchBy(lead)]).toEqual([200, 200]);
    expect(await fetchBy(await colleague('PERM_FIRM_OWNER'))).toBe(200);
    for (const permission of ['PERM_FIRM_EMPLOYEE', 'PERM_EMPLOYEE', 'PERM_AUDITOR'] as const)
      expect(await fetchBy(await colleague(permission)), permission).toBe(404);
  });

  it('needs papers, waits for staff, and counts once they have said yes', async () => {
    const { owner, id } = await newPoint();
    const asked = {
      requested_area: 70,
      stock_area: 50,
      update_fields: ['requested_area', 'stock_area', 'actual_urls'],
    };
    const bare = await update(owner, id, { ...asked, actual_urls: [] } as Body);
    expect(bare.error.errors?.map(({ path }) => path)).toEqual([
      'actual_urls.leaseDocumentEditArea',
      'actual_urls.btiDocumentEditArea',
    ]);
    const files = await papers(owner);
    const sent = await update(owner, id, { ...asked, actual_urls: files } as Body);
    expect(sent.body).toMatchObject({ area: 50, editAreaStatus: 'inProgress', photos: [] });
    expect(sent.body.abilities).not.toContain('editArea');
    const again = await update(owner, id, { ...asked, actual_urls: files } as Body);
    expect([again.status, again.error.code]).toEqual([409, 'point_waiting']);

    const looked = await app.call(
      'GET /api/v2/manage/reviews/:kind/:id',
      { params: { kind: 'pointArea', id: await caseOf('pointArea', id) } },
      { token: lead.token },
    );
    expect(looked.body.fields).toContainEqual({ path: 'point.area', value: '70' });
    expect(looked.body.files).toHaveLength(2);
    // The owner's page reckons from when it was sent, and reads the day that staff have.
    const { created = '' } = sent.body.areaOrder ?? {};
    expect(looked.body.due).toBe(promisedBy(new Date(created)).toISOString());
    const request = await caseOf('pointArea', id);
    expect((await decide('pointArea', id, 'approve')).status).toBe(200);
    const traces = await query(app, 'select action, subject_kind from audit_log where subject_id = $1', [
      request,
    ]);
    expect(traces).toEqual(
      ['review.opened', 'review.claimed', 'review.decided'].map((action) => ({
        action,
        subject_kind: 'review.pointArea',
      })),
    );
    const now = await read(owner, id);
    expect(now).toMatchObject({ area: 70, warehouseArea: 50, editAreaStatus: 'accepted' });
    expect(now.documents.map(({ type }) => type)).toEqual(['leaseDocumentEditArea', 'btiDocumentEditArea']);
    const notices = await query(app, 'select kind from notifications where user_id = $1', [owner.id]);
    expect(notices.map(({ kind }) => kind)).toContain('pointAreaApproved');
  });

  it('that is rejected opens the form again, with the reason and what was entered', async () => {
    const { owner, id } = await newPoint();
    const actual_urls = await papers(owner);
    await update(owner, id, {
      requested_area: 70,
      actual_urls,
      update_fields: ['requested_area', 'actual_urls'],
    });
    await decide('pointArea', id, 'cancel', 'В договоре другой адрес');
    const now = await read(owner, id);
    expect(now).toMatchObject({ area: 50, editAreaStatus: 'none' });
    expect(now.areaOrder).toMatchObject({ state: 'rejected', comment: 'В договоре другой адрес', area: 70 });
    expect(now.areaOrder?.documents).toHaveLength(2);
    expect(now.abilities).toContain('editArea');
  });
});

describe('other hours', () => {
  const early = { weekDays: everyDay({ open: '08:00', close: '20:00' }) };
  const FIELDS = ['timetable', 'timetable_update_reason', 'timetable_from', 'timetable_days'] as const;
  const dayAhead = (days: number) =>
    addSeconds(app.clock.now(), days * DAY)
      .toISOString()
      .slice(0, 10);

  it('need a reason, lock the form while they wait, and begin when they say', async () => {
    const { owner, id } = await newPoint();
    const short = await update(owner, id, {
      timetable: early,
      timetable_update_reason: 'Так лучше',
      update_fields: ['timetable', 'timetable_update_reason'],
    });
    expect(short.error.errors?.map(({ path }) => path)).toEqual(['timetable_update_reason']);
    const from = dayAhead(5);
    const holiday = { day: dayAhead(9), open: '10:00', close: '22:00', is_day_off: true };
    const body = {
      timetable: early,
      timetable_update_reason: REASON,
      timetable_from: from,
      timetable_days: [holiday],
      update_fields: [...FIELDS],
    };
    expect((await update(owner, id, body)).status).toBe(200);
    expect(await timetableOrder(owner, id)).toMatchObject({ status: 'waiting', from, reason: REASON });
    expect((await update(owner, id, body)).error.code).toBe('point_waiting');
    await decide('pointTimetable', id, 'approve');
    expect(await timetableOrder(owner, id)).toMatchObject({ status: 'confirmed' });
    const now = await read(owner, id);
    expect(now.timetable?.timetableGeneral).toEqual({ open: '10:00', close: '22:00' });
    expect(now.nextTimetable).toMatchObject({ from });
    expect(now.specialDays).toEqual([holiday]);
    // The day has come: nobody has to do anything for it.
    await query(app, 'update points set next_from = $2 where id = $1', [Number(id), dayAhead(0)]);
    const later = await read(owner, id);
    expect(later.timetable?.timetableGeneral).toEqual({ open: '08:00', close: '20:00' });
    expect(later.nextTimetable).toBeNull();
  });

  it('that are rejected leave the old ones, and say why', async () => {
    const { owner, id } = await newPoint();
    await update(owner, id, {
      timetable: early,
      timetable_update_reason: REASON,
      update_fields: ['timetable', 'timetable_update_reason'],
    });
    await decide('pointTimetable', id, 'cancel', 'Рядом уже два пункта с такими часами');
    expect(await timetableOrder(owner, id)).toMatchObject({
      status: 'rejected',
      comment: 'Рядом уже два пункта с такими часами',
    });
    expect((await read(owner, id)).timetable?.timetableGeneral).toEqual({ open: '10:00', close: '22:00' });
  });

  it.each([
    [{ timetable_from: '2020-01-01' }, 'timetable_from'],
    [
      { timetable_days: [{ day: '2020-01-01', open: '10:00', close: '22:00', is_day_off: true }] },
      'timetable_days.0',
    ],
    [{ timetable: { weekDays: DEFAULT_TIMETABLE } }, 'timetable'],
    [{ timetable: { weekDays: everyDay({ open: '10:00', close: '12:00' }) } }, 'timetable.monday'],
  ] satisfies Array<[Partial<Body>, string]>)('%o are refused at their place', async (change, path) => {
    const { owner, id } = await newPoint();
    const body = {
      timetable: early,
      timetable_update_reason: REASON,
      timetable_from: null,
      timetable_days: [],
      ...change,
    };
    const { status, error } = await update(owner, id, { ...body, update_fields: [...FIELDS] });
    expect([status, error.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('a signboard', () => {
  const change = ({ token }: Owner, body: CallInput<'POST /api/v2/pickpoint/signboard/update'>['body']) =>
    app.call('POST /api/v2/pickpoint/signboard/update', { body }, { token });
  const look = async ({ token }: Owner, id: string) =>
    (await app.call('GET /api/v2/pickpoint/signboard/:id', { params: { id } }, { token })).body;

  it('is kept at once and looked at afterwards; «none» is refused', async () => {
    const { owner, id } = await newPoint();
    const signboardUrls = [await uploadFile(app, owner)];
    const none = await change(owner, {
      pickpointId: id,
      signboardFormat: 'none',
      signboardSize: 'none',
      signboardUrls,
    });
    expect(none.error.errors).toEqual([
      { path: 'signboardFormat', message: 'Пожалуйста, заполните поля' },
      { path: 'signboardSize', message: 'Пожалуйста, заполните поля' },
    ]);
    const body = { pickpointId: id, signboardFormat: 'new', signboardSize: '400', signboardUrls } as const;
    expect((await change(owner, body)).body).toMatchObject({
      signboardFormat: 'new',
      isCheck: false,
      status: 'waiting',
    });
    // A newer one takes the place of what waits: the queue has one case.
    await change(owner, { ...body, signboardSize: '500' });
    await decide('pointSignboard', id, 'cancel', 'Вывеска не по брендбуку');
    expect(await look(owner, id)).toMatchObject({
      status: 'rejected',
      comment: 'Вывеска не по брендбуку',
      signboardSize: '500',
    });
    await change(owner, body);
    await decide('pointSignboard', id, 'approve');
    expect(await look(owner, id)).toMatchObject({ status: 'checked', isCheck: true, signboardUrls });
  });
});

describe('switching to a point', () => {
  const go = (token: string, id: string) =>
    app.call('GET /api/v2/pickpoint/:id/switch', { params: { id } }, { token });

  it('gives new tokens for a point one has, ends the old ones and is audited', async () => {
    const { owner, id } = await newPoint();
    const { status, body } = await go(owner.token, id);
    expect(status).toBe(200);
    expect((await app.call('GET /api/v2/user', {}, { token: owner.token })).status).toBe(401);
    const me = await app.call('GET /api/v2/user', {}, { token: body.access.token });
    expect(me.body.current_pickpoint_id).toBe(id);
    const renewed = await app.call('POST /api/v2/token/refresh', { body: { token: body.refresh.token } });
    expect(renewed.status).toBe(200);
    const acts = await query(
      app,
      "select subject_id from audit_log where actor_id = $1 and action = 'session.switched'",
      [owner.id],
    );
    expect(acts).toEqual([{ subject_id: id }]);
  });

  it('to somebody else’s point leaves the tokens as they are', async () => {
    const [{ id }, stranger] = [await newPoint(), await newOwner(app)];
    expect((await go(stranger.token, id)).status).toBe(404);
    expect((await app.call('GET /api/v2/user', {}, { token: stranger.token })).status).toBe(200);
  });
});
