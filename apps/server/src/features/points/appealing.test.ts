import type { CallInput } from '@punkt/contract/contract';
import { promisedBy } from '@punkt/domain/review-terms';
import { DEFAULT_TIMETABLE, everyDay } from '@punkt/domain/timetable';
import { describe, expect, it } from 'vitest';
import { makeLead } from '../../../test/people.ts';
import { addPoint, newOwner, type Owner, query, sharedApp } from '../orders/testing/stage.ts';

const app = await sharedApp();
const REASON = 'Покупатели просят открываться раньше: рядом станция метро';

async function newLead(): Promise<Owner> {
  const person = await newOwner(app);
  await makeLead(app, person.phone);
  return person;
}
const [lead, other] = [await newLead(), await newLead()];

async function newPoint() {
  const owner = await newOwner(app);
  const { id } = await addPoint(app, owner.id, { latitude: 55.7, longitude: 37.6 });
  const hours = JSON.stringify(DEFAULT_TIMETABLE);
  await query(app, 'update points set timetable = $2 where id = $1', [id, hours]);
  return { owner, id: String(id) };
}
type Body = CallInput<'POST /api/v2/pickpoint/:id/update'>['body'];
const update = ({ token }: Owner, id: string, body: Body) =>
  app.call('POST /api/v2/pickpoint/:id/update', { params: { id }, body }, { token });
const timetableOrder = async ({ token }: Owner, id: string) =>
  (await app.call('GET /api/v4/pickpoint/:id/timetable-order', { params: { id } }, { token })).body
    .timetable_order;

/** Claimed and decided by this person. */
async function take(kind: string, id: string, { token }: Owner, decision: string, comment: string) {
  const params = { kind, id };
  await app.call('POST /api/v2/manage/reviews/:kind/:id/claim', { params }, { token });
  const body = { decision, comment };
  return app.call('POST /api/v2/manage/reviews/:kind/:id/decide', { params, body }, { token });
}

describe('an objection to a rejection', () => {
  const WHY = 'План БТИ приложен целиком, площадь указана на второй странице';
  const appeal = ({ token }: Owner, id: string, kind: 'area' | 'timetable', reason = WHY) =>
    app.call('POST /api/v4/points/:id/appeal', { params: { id }, body: { kind, reason } }, { token });
  const hours = (from: string) => ({
    timetable: { weekDays: everyDay({ open: from, close: '20:00' }) },
    timetable_from: null,
    timetable_days: [],
    timetable_update_reason: REASON,
    update_fields: [
      'timetable',
      'timetable_from',
      'timetable_days',
      'timetable_update_reason',
    ] as Body['update_fields'],
  });
  const appealIdOf = async (id: string): Promise<string> =>
    (
      await query(
        app,
        `select appeals.id from appeals join point_requests request on request.id::text = appeals.subject_id
         where request.point_id = $1`,
        [id],
      )
    )[0]?.id ?? '';
  const requestOf = async (id: string): Promise<string | undefined> =>
    (await query(app, 'select id from point_requests where point_id = $1', [id]))[0]?.id;
  const answer = async (id: string, by: Owner, decision: 'uphold' | 'rejectAppeal', comment = '') =>
    take('appeal', await appealIdOf(id), by, decision, comment);
  async function rejected() {
    const { owner, id } = await newPoint();
    const sent = await update(owner, id, hours('08:00'));
    expect(sent.status).toBe(200);
    const [waiting] = await query(
      app,
      "select id from reviews where kind = 'pointTimetable' and subject_id = $1 and stage = 'waiting'",
      [id],
    );
    await take(
      'pointTimetable',
      waiting?.id ?? '',
      lead,
      'cancel',
      'Причины недостаточно, опишите подробнее',
    );
    return { owner, id };
  }

  /** What the case that was rejected says of the objection to it. */
  async function objectionTo(id: string) {
    const params = { kind: 'pointTimetable', id: (await requestOf(id)) ?? '' };
    const { body } = await app.call(
      'GET /api/v2/manage/reviews/:kind/:id',
      { params },
      { token: lead.token },
    );
    expect(body.status).toBe('canceled');
    return body.content.objection;
  }

  it('is promised an answer for the day that the owner reads, as the request before it was', async () => {
    const dueOf = async (kind: string, where: string, id: string): Promise<Date> =>
      (
        await query(app, `select due from reviews where kind = $1 and ${where} = $2 order by created desc`, [
          kind,
          id,
        ])
      )[0]?.due;
    const { owner, id } = await rejected();
    expect((await appeal(owner, id, 'timetable')).status).toBe(200);
    const objected = await timetableOrder(owner, id);
    // The owner's page reckons from what it is told: when it was sent.
    expect(await dueOf('appeal', 'id', await appealIdOf(id))).toEqual(
      promisedBy(new Date(objected.appeal.sent ?? '')),
    );
    const { owner: next, id: nextId } = await newPoint();
    expect((await update(next, nextId, hours('09:00'))).status).toBe(200);
    const { created } = await timetableOrder(next, nextId);
    expect(await dueOf('pointTimetable', 'subject_id', nextId)).toEqual(promisedBy(new Date(created ?? '')));
  });

  it('waits again for somebody else, who changes the decision; both sides stay to be read', async () => {
    const { owner, id } = await rejected();
    expect((await timetableOrder(owner, id)).appeal).toMatchObject({ state: 'open', reason: '' });
    expect((await appeal(owner, id, 'timetable')).status).toBe(200);
    expect(await timetableOrder(owner, id)).toMatchObject({
      status: 'waiting',
      appeal: { state: 'waiting', reason: WHY },
    });
    // While it waits, nothing else is asked for.
    expect((await update(owner, id, hours('07:00'))).error.code).toBe('point_waiting');
    const params = { kind: 'appeal', id: await appealIdOf(id) };
    const shown = await app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token: other.token });
    expect(shown.body.content.appeal).toMatchObject({
      pointId: id,
      event: 'timetableRejected',
      eventComment: 'Причины недостаточно, опишите подробнее',
      reason: WHY,
      fee: null,
    });
    expect(shown.body.fields).toContainEqual({ path: 'point.monday', value: '08:00–20:00' });
    // The case that was rejected says that this is not the end, and then that it was changed.
    const sent = (await timetableOrder(owner, id)).appeal.sent ?? '';
    expect(await objectionTo(id)).toEqual({ id: params.id, sent, outcome: null });
    // Whoever rejected it does not answer.
    expect((await answer(id, lead, 'uphold')).status).not.toBe(200);
    expect((await answer(id, other, 'uphold')).status).toBe(200);
    expect(await objectionTo(id)).toEqual({ id: params.id, sent, outcome: 'uphold' });
    expect(await timetableOrder(owner, id)).toMatchObject({
      status: 'confirmed',
      appeal: { state: 'decided', outcome: 'uphold' },
    });
    expect(
      (await app.call('GET /api/v4/points/:id', { params: { id } }, { token: owner.token })).body.timetable
        ?.weekDays.monday.open,
    ).toBe('08:00');
    const told = await query(app, 'select kind from notifications where user_id = $1 order by id', [
      owner.id,
    ]);
    expect(told.map(({ kind }) => kind)).toEqual(['pointHoursRejected', 'pointHoursApproved']);
  });

  it('is heard by whoever has the rejected case open, when it is made and when it is answered', async () => {
    const { owner, id } = await rejected();
    const toldTimes = async (): Promise<number> =>
      (
        await query(
          app,
          `select 1 from events where topic = 'review' and audience = 'queue:pointTimetable'
           and data->>'id' = $1 and data->>'status' = 'canceled'`,
          [await requestOf(id)],
        )
      ).length;
    const before = await toldTimes();
    expect((await appeal(owner, id, 'timetable')).status).toBe(200);
    expect(await toldTimes()).toBe(before + 1);
    expect((await answer(id, other, 'rejectAppeal', 'Станция открывается позже')).status).toBe(200);
    expect(await toldTimes()).toBe(before + 2);
  });

  it('that is rejected ends it, and can’t be made twice', async () => {
    const { owner, id } = await rejected();
    expect((await appeal(owner, id, 'timetable', 'Мало')).status).toBe(400);
    await appeal(owner, id, 'timetable');
    await answer(id, other, 'rejectAppeal', 'Часы соседних пунктов закрывают утро');
    expect(await objectionTo(id)).toMatchObject({ id: await appealIdOf(id), outcome: 'rejectAppeal' });
    expect(await timetableOrder(owner, id)).toMatchObject({
      status: 'rejected',
      comment: 'Причины недостаточно, опишите подробнее',
      appeal: { state: 'decided', outcome: 'rejectAppeal', answer: 'Часы соседних пунктов закрывают утро' },
    });
    expect((await appeal(owner, id, 'timetable')).error.code).toBe('appeal_closed');
    expect((await update(owner, id, hours('07:00'))).status).toBe(200);
  });

  it('is closed where nothing was rejected', async () => {
    const { owner, id } = await newPoint();
    expect((await appeal(owner, id, 'area')).error.code).toBe('appeal_closed');
  });
});
