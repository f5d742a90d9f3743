import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, type TestApp } from '../../../../test/harness.ts';
import { leadToken, makeLead, newPerson, operatorToken } from '../../../../test/people.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { DAY, type Desk, openDesk } from '../testing/desk.ts';
import { newOwner, type Owner, open, query, sent, sharedApp, zoneOf } from '../testing/stage.ts';

const REASON = 'Потолки три метра, план БТИ приложен: помещение подходит под пункт.';

describe('an objection to a decision of staff', () => {
  const shared = sharedApp();
  let app: TestApp;
  let owner: Owner;
  let lead: string;
  let other: string;
  beforeAll(async () => {
    app = await shared;
    owner = await newOwner(app, 'GE');
    lead = await leadToken(app);
    const person = await newPerson(app);
    await makeLead(app, person.phone);
    other = person.token;
  });

  const appeal = (id: string, reason = REASON, token = owner.token) =>
    app.call('POST /api/v4/order/:id/appeal', { params: { id }, body: { reason } }, { token });
  const decide = (kind: string, id: string, decision: string, token: string, comment = '') =>
    app.call(
      'POST /api/v2/manage/reviews/:kind/:id/decide',
      { params: { kind, id }, body: { decision, comment } },
      { token },
    );
  const claim = (kind: string, id: string, token: string) =>
    app.call('POST /api/v2/manage/reviews/:kind/:id/claim', { params: { kind, id } }, { token });
  const caseOf = async (id: string) =>
    String((await query(app, 'select id from appeals where subject_id = $1', [id]))[0]?.id);

  const declined = async () => {
    const { id } = await sent(app, owner, { country: 'GE' });
    await claim('application', id, lead);
    await decide('application', id, 'decline', lead, 'Рядом уже есть пункт.');
    return id;
  };

  it('is made once, in time and in so many words', async () => {
    const id = await declined();
    expect((await open(app, owner, id)).appeal).toMatchObject({ state: 'open', outcome: null });
    expect((await appeal(id, 'Не согласна')).error.errors?.[0]?.path).toBe('reason');
    expect((await appeal(id, 'я'.repeat(501))).status).toBe(400);
    expect((await appeal(id, REASON, (await newPerson(app)).token)).status).toBe(404);
    const { body } = await appeal(id);
    expect(body.outlook).toMatchObject({ step: 'waitForAppeal', actor: 'staff' });
    expect(body.appeal).toMatchObject({ state: 'waiting', reason: REASON });
    expect((await appeal(id)).error.code).toBe('order_state');
  });

  it('is decided by somebody else, and leads back into the queue', async () => {
    const id = await declined();
    await appeal(id);
    const named = await caseOf(id);
    expect((await claim('appeal', named, await operatorToken(app))).status).toBe(403);
    expect((await claim('appeal', named, lead)).status).toBe(403);
    expect((await decide('appeal', named, 'uphold', lead)).status).toBe(403);
    const { body } = await claim('appeal', named, other);
    expect(body.content.appeal).toMatchObject({
      event: 'decline',
      eventComment: 'Рядом уже есть пункт.',
      reason: REASON,
    });
    expect(body.abilities.decisions).toEqual(['uphold', 'rejectAppeal']);
    expect((await decide('appeal', named, 'uphold', other)).body.status).toBe('upheld');
    const seen = await open(app, owner, id);
    expect([seen.status, seen.deleted, seen.appeal.outcome]).toEqual(['ORDER_CREATED', false, 'uphold']);
    expect(
      (await zoneOf(app, owner, { latitude: seen.latitude ?? 0, longitude: seen.longitude ?? 0 })).zone,
    ).toBe('grey');
    const [row] = await query(
      app,
      "select waiting_since, round from reviews where kind = 'application' and id = $1",
      [id],
    );
    expect(row).toMatchObject({ round: 2 });
    expect(row?.waiting_since).not.toBeNull();
  });

  it('that is rejected says why, and the place is free again', async () => {
    const id = await declined();
    await appeal(id);
    const named = await caseOf(id);
    await claim('appeal', named, other);
    expect((await decide('appeal', named, 'rejectAppeal', other)).status).toBe(400);
    await decide('appeal', named, 'rejectAppeal', other, 'Расстояние до соседнего пункта 120 м.');
    const { appeal: told, abilities } = await open(app, owner, id);
    expect(told).toMatchObject({ outcome: 'rejectAppeal', answer: 'Расстояние до соседнего пункта 120 м.' });
    expect(abilities).toEqual([]);
    expect(await query(app, 'select 1 from geo_reservations where order_id = $1', [Number(id)])).toEqual([]);
  });

  it('can’t be upheld where another application has the place', async () => {
    const id = await declined();
    const { latitude, longitude } = await open(app, owner, id);
    await sent(app, await newOwner(app, 'GE'), {
      country: 'GE',
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
    });
    await appeal(id);
    const named = await caseOf(id);
    expect((await claim('appeal', named, other)).body.flags).toEqual(['zoneLost']);
    expect((await decide('appeal', named, 'uphold', other)).error.code).toBe('zone_taken');
    expect((await open(app, owner, id)).appeal.state).toBe('waiting');
  });
});

describe('a fee that an end costs', () => {
  const cleanUp = afterFile();
  let desk: Desk;
  let owner: Caller;
  beforeAll(async () => {
    desk = await openDesk(cleanUp);
    owner = await desk.newOwner();
  });

  const outcome = async (id: number) =>
    (await desk.query('select outcome from fees where order_id = $1', [id]))[0]?.outcome ?? null;
  const lapsed = async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'accept', 'staff');
    desk.pass(30 * DAY + 1);
    await desk.strike(id, 'lapseActivation');
    return id;
  };

  it('stands still while an objection waits, and is kept when that is rejected', async () => {
    const id = await lapsed();
    await desk.orders.appeal(owner, id, REASON);
    desk.pass(30 * DAY);
    await desk.strike(id, 'closeAppeal');
    expect(await outcome(id)).toBeNull();
    expect(await desk.jobsOf(id)).toEqual([]);
    await desk.applyEvent(id, 'rejectAppeal', 'staff', { comment: 'Срок известен с одобрения.' });
    expect(await outcome(id)).toBe('kept');
    expect((await desk.noticesOf(owner)).slice(-2)).toEqual(['appealRejected', 'feeKept']);
  });

  it('is returned where staff agree, and the application stays closed', async () => {
    const id = await lapsed();
    await desk.orders.appeal(owner, id, REASON);
    await desk.applyEvent(id, 'refundFee', 'staff');
    expect([(await desk.read(id)).status, await outcome(id)]).toEqual(['ORDER_DELETED', 'refunded']);
    expect((await desk.noticesOf(owner)).slice(-2)).toEqual(['appealRefunded', 'feeRefunded']);
  });

  it('goes back once, however many answers come at once or later, and waits where an answer was cut off', async () => {
    const id = await lapsed();
    await desk.orders.appeal(owner, id, REASON);
    const refunds = () =>
      desk.query(
        `select refunds.state, jobs.key from refunds left join graphile_worker.jobs jobs
           on jobs.key = 'payments.refund:' || attempt_id where order_id = $1`,
        [id],
      );
    const refund = () => desk.applyEvent(id, 'refundFee', 'staff');
    // Killed after its last statement: nothing of the answer is there, and it can be given again.
    await expect(
      transaction(desk.db, async (tx) => {
        await desk.applyEventIn(tx, id, 'refundFee', 'staff');
        throw new Error('cut off');
      }),
    ).rejects.toThrow('cut off');
    expect([await outcome(id), await refunds(), (await desk.read(id)).appeal]).toEqual([null, [], 'waiting']);

    const answers = await Promise.allSettled([refund(), refund(), refund()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(refund()).rejects.toMatchObject({ code: 'order_state' });
    await expect(desk.applyEvent(id, 'rejectAppeal', 'staff', { comment: 'Поздно' })).rejects.toMatchObject({
      code: 'order_state',
    });
    expect(await outcome(id)).toBe('refunded');
    expect(await refunds()).toEqual([{ state: 'due', key: expect.stringContaining('payments.refund:') }]);
    expect(
      await desk.query(`select kind from ledger where order_id = $1 and kind <> 'received'`, [id]),
    ).toEqual([{ kind: 'refunded' }]);
  });

  it('is held again where the application goes on, with 30 days anew', async () => {
    const id = await lapsed();
    await desk.orders.appeal(owner, id, REASON);
    const before = await desk.read(id);
    const { status, deleted, fee_at_stake, accepted } = await desk.applyEvent(id, 'uphold', 'staff');
    expect(accepted).toEqual(before.accepted);
    expect([status, deleted, fee_at_stake]).toEqual(['ORDER_ACCEPTED', false, false]);
    desk.pass(29 * DAY);
    await desk.strike(id, 'lapseActivation');
    expect((await desk.read(id)).status).toBe('ORDER_ACCEPTED');
    desk.pass(2 * DAY);
    await desk.strike(id, 'lapseActivation');
    expect([(await desk.read(id)).status, await outcome(id)]).toEqual(['ORDER_DELETED', null]);
  });

  it('was returned before a refusal was taken back: nobody pays twice', async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'decline', 'staff', { comment: 'Не подходит' });
    await desk.orders.appeal(owner, id, REASON);
    expect((await desk.applyEvent(id, 'uphold', 'staff')).status).toBe('ORDER_CREATED');
    await desk.applyEvent(id, 'accept', 'staff');
    await desk.orders.answerOpening(owner, id, true);
    desk.pass(25 * DAY + 1);
    await desk.strike(id, 'remindActivation');
    await desk.applyEvent(id, 'readyActivate', 'owner');
    await desk.applyEvent(id, 'remarkActivation', 'staff', { comment: 'Нет вывески' });
    // Nor does any notice say that the fee may be lost, or is kept for them.
    expect((await desk.noticesOf(owner)).slice(-5)).toEqual([
      'appealUpheld',
      'orderAcceptedFree',
      'orderActivationReminderFree',
      'activationSent',
      'activationRemarkFree',
    ]);
    await desk.applyEvent(id, 'readyActivate', 'owner');
    await desk.applyEvent(id, 'activate', 'staff');
    expect(await outcome(id)).toBe('refunded');
  });
});
