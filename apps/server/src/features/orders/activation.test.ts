import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { lockOrder } from './order-store.ts';
import { lockOf, openActivations } from './testing/activation.ts';
import { transition } from './transition.ts';

const cleanUp = afterFile();
let desk: Awaited<ReturnType<typeof openActivations>>;
let owner: Caller;
let operator: Caller;

beforeAll(async () => {
  desk = await openActivations(cleanUp);
  owner = await desk.newOwner();
  operator = await desk.operator();
});
beforeEach(() => {
  desk.setLock(lockOf());
  desk.setCameras(true);
});

const pathsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      const places = error.details.errors?.map(({ path }) => path) ?? [error.code];
      return places.toSorted();
    },
  );
const caseIn = async (kind: string, id: number) =>
  (
    await desk.query('select stage, status, waiting_since from reviews where kind = $1 and id = $2', [
      kind,
      String(id),
    ])
  )[0];
const pointsOf = (caller: Caller) =>
  desk.query('select * from points where owner_id = $1 order by id', [caller.userId]);

describe('an approved application', () => {
  it('takes the fields of the activation and the files, and nothing that was approved', async () => {
    const { id } = await desk.approved(owner);
    expect(await pathsOf(desk.update(owner, id, { area: 70, signboard_size: '300' }))).toEqual(['area']);
    const { order } = await desk.update(owner, id, { signboard_size: '300' });
    expect([order.record.signboard_size, order.record.area]).toEqual(['300', 60]);
    const draft = await desk.draft(owner);
    expect(await pathsOf(desk.update(owner, draft.id, { signboard_size: '300' }))).toEqual([
      'signboard_size',
    ]);
  });

  it('is locked until its owner has confirmed to open', async () => {
    const { id } = await desk.created(owner);
    await desk.applyEvent(id, 'accept', 'staff');
    expect(await pathsOf(desk.update(owner, id, { signboard_size: '300' }))).toEqual(['order_state']);
    expect(await pathsOf(desk.orders.readyActivate(owner, id, {}))).toEqual(['order_state']);
  });

  it('says part by part what is missing, and is sent once nothing is', async () => {
    desk.setLock(null);
    desk.setCameras(false);
    const { id } = await desk.approved(owner);
    const { activation } = await desk.orders.one(owner, id);
    expect(activation?.filter(({ state }) => state === 'done').map(({ part }) => part)).toEqual(['video']);
    expect(await pathsOf(desk.orders.readyActivate(owner, id, {}))).toEqual([
      'actual_urls.bracketPhoto',
      'actual_urls.leaseDocument',
      'actual_urls.surveillancePhoto',
      'actual_urls.warehouseAreaPhoto',
      'cameras',
      'fine_acknowledged',
      'lock',
      'signboard_format',
      'signboard_size',
    ]);
    await desk.fill(owner, id, { operator_message: '  Ключи у охраны  ' });
    expect(await pathsOf(desk.orders.readyActivate(owner, id, {}))).toEqual(['cameras', 'lock']);
    desk.setCameras(true);
    desk.setLock(lockOf({ kind: 'reason', status: 'pending', reason: 'unsuitableDoor' }));
    const { order, comments } = await desk.orders.readyActivate(owner, id, {});
    expect([order.status, order.record.operator_message]).toEqual(['ORDER_PICKPOINT_READY_ACTIVATE', '']);
    expect(comments.map(({ comment, send_by }) => [send_by, comment])).toEqual([['OWNER', 'Ключи у охраны']]);
    // Whoever got no answer asks again.
    const again = await desk.orders.readyActivate(owner, id, {});
    expect([again.order.version, again.comments.length]).toEqual([order.version, 1]);
    expect((await desk.noticesOf(owner)).at(-1)).toBe('activationSent');
  });

  it('waits in the queue of activations, and no longer in the other one', async () => {
    const { id } = await desk.ready(owner);
    expect(await caseIn('application', id)).toMatchObject({ stage: 'accepted', waiting_since: null });
    expect(await caseIn('activation', id)).toMatchObject({
      stage: 'waiting',
      status: 'ORDER_PICKPOINT_READY_ACTIVATE',
      waiting_since: expect.any(Date),
    });
  });

  it('keeps the approved photos, whatever takes their place', async () => {
    const { id, record } = await desk.approved(owner);
    const old = record.actual_urls.find(({ type }) => type === 'generalPhoto');
    const fresh = { url: await desk.upload(owner), type: 'generalPhoto' as const, isPublic: true };
    const others = record.actual_urls.filter(({ type }) => type !== 'generalPhoto');
    await desk.fill(owner, id, { actual_urls: [...others, fresh] });
    const held = await desk.query('select file_id from file_claims where entity_id = $1', [String(id)]);
    const ids = held.map(({ file_id }) => String(file_id));
    expect(ids).toContain(old?.url.split('/').at(-1));
    expect(ids).toContain(fresh.url.split('/').at(-1));
  });

  it('of Belarus brings its numbers with the sending', async () => {
    const abroad = await desk.newOwner('BY');
    const place = { latitude: 53.9023, longitude: 27.5619, city_name: 'Минск' };
    const { id } = await desk.approved(abroad, { country: 'BY', ...place });
    await desk.fill(abroad, id, { fine_acknowledged: false });
    const wrong = { owner_gln: '481', pickpoint_gln: '', mol_name: ' ' };
    expect(await pathsOf(desk.orders.readyActivate(abroad, id, wrong))).toEqual([
      'mol_name',
      'owner_gln',
      'pickpoint_gln',
    ]);
    const right = { owner_gln: '4810 0000 00001', pickpoint_gln: '4810000000002', mol_name: 'Вера Тихонова' };
    const { order } = await desk.orders.readyActivate(abroad, id, right);
    expect(order.record).toMatchObject({ ...right, owner_gln: '4810000000001' });
  });
});

describe('an operator', () => {
  it('sends it back with remarks on what can be changed, and gets it again', async () => {
    const { id } = await desk.ready(owner);
    await desk.claim(operator, id);
    const nowhere = [{ path: 'area', message: 'Мало' }];
    expect(await pathsOf(desk.decide(operator, id, 'remarkActivation', nowhere))).toEqual(['remarks.0.path']);
    const remarks = [{ path: 'actual_urls.bracketPhoto', message: 'Кронштейна не видно' }];
    await desk.decide(operator, id, 'remarkActivation', remarks);
    const { order, abilities, activation } = await desk.orders.one(owner, id);
    expect([order.status, order.remarks]).toEqual(['ORDER_REMARK', remarks]);
    expect(activation?.find(({ part }) => part === 'photos')?.state).toBe('wrong');
    expect(abilities).toEqual(['editActivation', 'readyActivate', 'appeal']);
    expect((await desk.noticesOf(owner)).at(-1)).toBe('activationRemark');
    expect(await caseIn('activation', id)).toMatchObject({ stage: 'rework', waiting_since: null });
    await desk.orders.readyActivate(owner, id, {});
    expect(await caseIn('activation', id)).toMatchObject({ stage: 'waiting' });
  });

  it('sees what was approved beside what is new, the camera report and the lock', async () => {
    const { id } = await desk.ready(owner);
    const shown = await desk.claim(operator, id);
    const content = shown.view.content?.activation;
    expect(content?.approvedFiles.map(({ type }) => type)).toContain('generalPhoto');
    expect(content?.photos.map(({ type }) => type)).toContain('bracketPhoto');
    expect(content?.cameras).toMatchObject({ isValidated: true, checked: '2026-11-10T09:00:00.000Z' });
    expect(content?.lock).toMatchObject({ name: 'WB123A', status: 'approved' });
    expect(content?.signboardSize).toBe('400');
    // Nothing but the new places was photographed anew.
    expect(shown.view.flags).toContain('oldPhotos');
    expect(shown.abilities.decisions).toEqual(['activate', 'remarkActivation']);
  });

  it('opens no point while a reason for having no lock is undecided', async () => {
    const { id } = await desk.ready(owner);
    desk.setLock(lockOf({ kind: 'reason', status: 'pending', reason: 'other' }));
    const shown = await desk.claim(operator, id);
    expect(shown.abilities.decisions).toEqual(['remarkActivation']);
    expect(shown.view.flags).toContain('lockPending');
    const lockIn = ({ view }: typeof shown) =>
      view.content?.activation?.requirements.find(({ name }) => name === 'lock');
    expect(lockIn(shown)).toEqual({ name: 'lock', ok: false });
    expect(await pathsOf(desk.decide(operator, id, 'activate'))).toEqual(['decision']);
    // A lock that clicked is looked at with the activation: nothing else decides about it.
    desk.setLock(lockOf({ status: 'pending' }));
    expect(lockIn(await desk.claim(operator, id))).toEqual({ name: 'lock', ok: true });
    desk.setLock(lockOf({ kind: 'reason', status: 'approved', reason: 'other' }));
    await desk.decide(operator, id, 'activate');
    expect((await desk.read(id)).status).toBe('ORDER_PICKPOINT_CREATED');
  });
});

describe('a point that opens', () => {
  it('has its place, its hours, its public photos and its owner, and the fee stands on its balance', async () => {
    const fresh = await desk.newOwner();
    const { id, record } = await desk.ready(fresh);
    await desk.claim(operator, id);
    await desk.decide(operator, id, 'activate');
    const [point, ...others] = await pointsOf(fresh);
    expect(others).toEqual([]);
    expect(point).toMatchObject({
      external_id: `RU-${point?.id}`,
      is_active: true,
      latitude: record.latitude,
      area: 60,
      timetable: record.timetable,
      signboard_size: '400',
    });
    expect(point?.shard).toBeGreaterThanOrEqual(1);
    expect(point?.photos).toHaveLength(4);
    expect((await desk.read(id)).pickpoint_id).toBe(Number(point?.id));
    const around = await desk.orders.pointsAround(fresh, id);
    expect(around.map((neighbour) => String(neighbour.point.id))).not.toContain(String(point?.id));
    expect(
      await desk.query('select kind, point_id::int from ledger where order_id = $1 order by id', [id]),
    ).toEqual([
      { kind: 'received', point_id: null },
      { kind: 'credited', point_id: Number(point?.id) },
    ]);
    const [role] = await desk.query('select permission, is_owner from point_roles where pickpoint_id = $1', [
      point?.id,
    ]);
    expect(role).toEqual({ permission: 'PERM_OWNER', is_owner: true });
    const zone = await desk.geo.zoneAt(desk.db, Number(record.latitude), Number(record.longitude));
    expect([zone.kind, zone.reserved?.orderId]).toEqual(['grey', id]);
    // One notice says all of it: a phone would show only the last of two.
    const [told, ...more] = await desk.query(
      "select kind, params, link from notifications where user_id = $1 and kind ~ '^point|^fee'",
      [fresh.userId],
    );
    expect([told, more]).toEqual([
      {
        kind: 'pointOpenedCredited',
        params: { order: id, point: Number(point?.id), amount: 5_000_000 },
        link: `/lk/pvz/${point?.id}`,
      },
      [],
    ]);
    expect(await caseIn('activation', id)).toMatchObject({ stage: 'closed', waiting_since: null });
  });

  it('opens once, however many decide at once', async () => {
    const fresh = await desk.newOwner();
    const { id } = await desk.ready(fresh);
    const leads = [await desk.operator('lead'), await desk.operator('lead'), await desk.operator('lead')];
    const answers = await Promise.allSettled(leads.map((lead) => desk.decide(lead, id, 'activate')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await pointsOf(fresh)).toHaveLength(1);
    const credits = await desk.query("select id from ledger where order_id = $1 and kind = 'credited'", [id]);
    expect(credits).toHaveLength(1);
  });

  it('leaves nothing behind when its transaction fails at the very end', async () => {
    const fresh = await desk.newOwner();
    const { id } = await desk.ready(fresh);
    const failing = {
      ...desk.deps.transitions,
      notifyOwner: async () => {
        throw new Error('cut off');
      },
    };
    const cut = transaction(desk.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await transition(tx, failing, order, { event: 'activate', by: 'staff' });
    });
    await expect(cut).rejects.toThrow('cut off');
    expect(await pointsOf(fresh)).toEqual([]);
    expect((await desk.read(id)).status).toBe('ORDER_PICKPOINT_READY_ACTIVATE');
    await desk.claim(operator, id);
    await desk.decide(operator, id, 'activate');
    expect(await pointsOf(fresh)).toHaveLength(1);
  });

  it('of a move closes the old one, frees its zone and takes the new one', async () => {
    const fresh = await desk.newOwner();
    const first = await desk.ready(fresh);
    await desk.claim(operator, first.id);
    await desk.decide(operator, first.id, 'activate');
    const [old] = await pointsOf(fresh);
    await desk.query(
      `insert into point_roles (user_id, pickpoint_id, permission, lock_permission)
       values ($1, $2, 'PERM_FIRM_EMPLOYEE', 'open')`,
      [owner.userId, old?.id],
    );
    // 400 m further: another cell.
    const place = { latitude: Number(old?.latitude) + 0.0036, longitude: Number(old?.longitude) };
    const move = await desk.ready(fresh, { ...place, ex_pickpoint_id: String(old?.id) });
    expect((await pointsOf(fresh)).map(({ is_active }) => is_active)).toEqual([true]);
    await desk.claim(operator, move.id);
    await desk.decide(operator, move.id, 'activate');
    const [closed, open] = await pointsOf(fresh);
    expect([closed?.is_active, closed?.closed, open?.is_active]).toEqual([false, expect.any(Date), true]);
    // Its people come along, with what they were.
    const people = 'select user_id, permission, lock_permission from point_roles where pickpoint_id = $1';
    expect(await desk.query(`${people} and not is_owner`, [open?.id])).toEqual([
      { user_id: owner.userId, permission: 'PERM_FIRM_EMPLOYEE', lock_permission: 'open' },
    ]);
    const held = await desk.query(
      'select order_id::int, state from geo_reservations where order_id = any($1::bigint[])',
      [[first.id, move.id]],
    );
    expect(held).toEqual([{ order_id: move.id, state: 'occupied' }]);
    expect((await desk.noticesOf(fresh)).at(-1)).toBe('pointMoved');
    expect(await desk.query('select number from fees where order_id = $1', [move.id])).toEqual([]);
  });
});
