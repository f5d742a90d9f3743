import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery } from '../../../test/harness.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { DAY, type Desk, openDesk } from './testing/desk.ts';

const cleanUp = afterFile();
let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk(cleanUp);
  owner = await desk.newOwner();
});

const outcome = async (id: number) =>
  (await desk.query('select outcome from fees where order_id = $1', [id]))[0]?.outcome ?? null;
const secondsFrom = (start: Date, at: Date) => Math.round((at.getTime() - start.getTime()) / 1000);
/** Jobs wait by PostgreSQL's time, which does not move with ours. */
const jobs = async (id: number, start: Date) =>
  (await desk.jobsOf(id)).map(({ event, at }) => [
    event,
    secondsFrom(start, addSeconds(at, desk.clock.offsetSeconds())),
  ]);

describe('30 days after approval', () => {
  it('bring a reminder on day 25, once, and the end on day 30; the fee is kept a week later', async () => {
    const { id } = await desk.created(owner);
    const order = await desk.applyEvent(id, 'accept', 'staff');
    expect(await jobs(id, order.since)).toEqual([
      ['remindActivation', 25 * DAY],
      ['lapseActivation', 30 * DAY],
    ]);
    await desk.orders.answerOpening(owner, id, true);
    desk.pass(25 * DAY + 1);
    for (const _ of [1, 2, 3]) await desk.strike(id, 'remindActivation');
    expect((await desk.historyOf(id)).filter((event) => event === 'clock remindActivation')).toHaveLength(1);
    expect((await desk.noticesOf(owner)).at(-1)).toBe('orderActivationReminder');
    desk.pass(5 * DAY);
    await desk.strike(id, 'lapseActivation');
    expect((await desk.read(id)).status).toBe('ORDER_DELETED');
    expect(await outcome(id)).toBeNull();
    expect((await desk.noticesOf(owner)).slice(-2)).toEqual(['orderActivationLapsed', 'feeAtStake']);
    desk.pass(7 * DAY + 1);
    await desk.strike(id, 'closeAppeal');
    expect(await outcome(id)).toBe('kept');
    expect((await desk.noticesOf(owner)).at(-1)).toBe('feeKept');
  });

  it('speak of no fee where none was paid', async () => {
    const abroad = await desk.newOwner('GE');
    const { id } = await desk.created(abroad, { country: 'GE' });
    await desk.applyEvent(id, 'accept', 'staff');
    desk.pass(25 * DAY + 1);
    await desk.strike(id, 'remindActivation');
    desk.pass(5 * DAY);
    await desk.strike(id, 'lapseActivation');
    expect((await desk.noticesOf(abroad)).slice(-3)).toEqual([
      'orderAcceptedFree',
      'orderActivationReminderFree',
      'orderActivationLapsedFree',
    ]);
    const [{ params } = {}] = await desk.query(
      "select params from notifications where user_id = $1 and kind = 'orderActivationReminderFree'",
      [abroad.userId],
    );
    expect(params).toMatchObject({ order: id, country: 'GE' });
  });

  it('speak of no fee either where a returned activation had none', async () => {
    const abroad = await desk.newOwner('GE');
    const { id } = await desk.created(abroad, { country: 'GE' });
    await desk.applyEvent(id, 'accept', 'staff');
    await desk.orders.answerOpening(abroad, id, true);
    await desk.applyEvent(id, 'readyActivate', 'owner');
    await desk.applyEvent(id, 'remarkActivation', 'staff');
    expect((await desk.noticesOf(abroad)).at(-1)).toBe('activationRemarkFree');
  });

  it('do not run on once it was sent for activation', async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'accept', 'staff');
    await desk.orders.answerOpening(owner, id, true);
    await desk.applyEvent(id, 'readyActivate', 'owner');
    desk.pass(40 * DAY);
    await desk.strike(id, 'lapseActivation');
    expect((await desk.read(id)).status).toBe('ORDER_PICKPOINT_READY_ACTIVATE');
    expect(await desk.jobsOf(id)).toEqual([]);
  });

  it('rework before the activation ends nothing by itself: the owner is reminded, and staff get a task', async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'accept', 'staff');
    await desk.orders.answerOpening(owner, id, true);
    await desk.applyEvent(id, 'readyActivate', 'owner');
    await desk.applyEvent(id, 'remarkActivation', 'staff');
    const waits = async () => {
      const waiting = "select waiting_since from reviews where kind = 'activation' and id = $1";
      const { rows } = await pgQuery(desk.url, waiting, [String(id)]);
      return rows[0]?.waiting_since !== null;
    };
    expect(await waits()).toBe(false);
    desk.pass(5 * DAY + 1);
    await desk.strike(id, 'remindRework');
    await desk.strike(id, 'remindRework');
    const reminded = await desk.read(id);
    expect([reminded.status, await waits()]).toEqual(['ORDER_REMARK', true]);
    expect((await desk.noticesOf(owner)).at(-1)).toBe('orderRemarkReminder');
    expect((await desk.historyOf(id)).filter((event) => event === 'clock remindRework')).toHaveLength(1);
  });
});

describe('7 days in which a refusal returns the fee', () => {
  it.each([
    [7 * DAY - 5, 'refunded', 'feeRefunded'],
    [7 * DAY + 5, null, 'feeAtStake'],
  ] as const)('after %i s it is %s', async (seconds, expected, notice) => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'accept', 'staff');
    desk.pass(seconds);
    const { order } = await desk.orders.answerOpening(owner, id, false);
    expect([order.status, order.confirmed_to_open]).toEqual(['ORDER_DELETED', false]);
    expect(await outcome(id)).toBe(expected);
    expect((await desk.noticesOf(owner)).at(-1)).toBe(notice);
  });
});

describe('3 days to confirm a move', () => {
  const move = async () => {
    const place = await desk.newPlace();
    const point = await desk.addPoint(owner.userId, place);
    const { id } = await desk.sent(owner, {
      ...place,
      latitude: place.latitude + 0.003,
      ex_pickpoint_id: String(point.id),
    });
    await desk.applyEvent(id, 'accept', 'staff');
    return { id, point };
  };

  it('cancel it, and the old point stays', async () => {
    const { id, point } = await move();
    const { since } = await desk.read(id);
    expect((await jobs(id, since))[0]).toEqual(['lapseMove', 3 * DAY]);
    expect((await desk.noticesOf(owner)).slice(-2)).toEqual(['orderAcceptedMove', 'orderConfirmMove']);
    // Each names its own day, and only the one of the three days asks to confirm.
    const told = await desk.query(
      "select params->>'until' as until from notifications where user_id = $1 order by id desc limit 2",
      [owner.userId],
    );
    expect(told.map(({ until }) => secondsFrom(since, new Date(String(until))))).toEqual([3 * DAY, 30 * DAY]);
    desk.pass(3 * DAY + 1);
    await desk.strike(id, 'lapseMove');
    expect((await desk.read(id)).status).toBe('ORDER_CANCELED');
    const [row] = await desk.query('select is_active from points where id = $1', [point.id]);
    expect(row?.is_active).toBe(true);
  });

  it('stop once it is confirmed', async () => {
    const { id } = await move();
    await desk.orders.answerOpening(owner, id, true);
    expect((await desk.jobsOf(id)).map(({ event }) => event)).toEqual([
      'remindActivation',
      'lapseActivation',
    ]);
    desk.pass(3 * DAY + 1);
    await desk.strike(id, 'lapseMove');
    expect((await desk.read(id)).status).toBe('ORDER_ACCEPTED');
  });
});
