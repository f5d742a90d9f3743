import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createLocksPersonalData } from './personal-data-service.ts';
import { newCode, ORIGIN, openLockStage, refusalOf } from './testing/stage.ts';

const cleanUp = afterFile();
let desk: Awaited<ReturnType<typeof openLockStage>>;
let owner: Caller;
let operator: Caller;

beforeAll(async () => {
  desk = await openLockStage(cleanUp);
  owner = await desk.newOwner();
  operator = await desk.operator();
});

const partOf = async (id: number) =>
  (await desk.orders.one(owner, id)).activation?.find(({ part }) => part === 'lock')?.state;
const infoOf = async (id: number) => (await desk.orders.one(owner, id)).lock;
const answersOf = (id: number) => desk.query('select * from lock_answers where order_id = $1', [id]);

describe('an answer about the lock', () => {
  it('that clicked activates it, with its three photos, and locks the form', async () => {
    const { id } = await desk.approved(owner);
    expect(await infoOf(id)).toBeNull();
    const name = newCode();
    const info = await desk.answer(owner, id, { name: ` ${name.toLowerCase()} ` });
    expect(info).toMatchObject({
      kind: 'lock',
      status: 'pending',
      enabled: true,
      elockName: name,
      next: 'wait',
    });
    expect(info.photos.map(({ type, mediaType }) => [type, mediaType])).toEqual([
      ['doorFromInsidePhoto', 'image/jpeg'],
      ['doorFromTheEndPhoto', 'image/jpeg'],
      ['controllerPhoto', 'image/jpeg'],
    ]);
    expect(await infoOf(id)).toEqual(info);
    expect(await partOf(id)).toBe('waiting');
    expect(await refusalOf(desk.answer(owner, id))).toEqual(['lock_waits']);
    expect(await refusalOf(desk.giveReason(owner, id))).toEqual(['lock_waits']);
    expect(await desk.acts(id)).toEqual(['lock.answered']);
  });

  it('sent twice at once, and again later, counts once', async () => {
    const { id } = await desk.approved(owner);
    const [name, clientUuid, photos] = [newCode(), randomUUID(), await desk.photos(owner)];
    const send = () =>
      desk.locks.answer(owner, { orderId: id, name, photos, clicked: true, clientUuid }, ORIGIN);
    const [one, two] = await Promise.all([send(), send()]);
    expect(two).toEqual(one);
    // Staff have sent it back meanwhile: the old answer is no new one.
    await desk.query(`update locks set status = 'remark' where order_id = $1`, [id]);
    expect((await send()).status).toBe('remark');
    expect(await answersOf(id)).toHaveLength(1);
    expect(await desk.acts(id)).toEqual(['lock.answered']);
  });

  it('of two phones at once: the second is told that staff look at the first', async () => {
    const { id } = await desk.approved(owner);
    const results = await Promise.all([desk.answer(owner, id), desk.answer(owner, id)].map(refusalOf));
    expect(results.toSorted()).toEqual([[], ['lock_waits']]);
  });

  it('that did not click activates nothing, is kept, and leaves every way open', async () => {
    const { id } = await desk.approved(owner);
    const info = await desk.answer(owner, id, { clicked: false, photos: [] });
    expect(info).toMatchObject({ status: 'none', enabled: false, next: 'set' });
    expect(await partOf(id)).toBe('missing');
    expect(await answersOf(id)).toMatchObject([{ clicked: false }]);
    expect(await desk.giveReason(owner, id)).toMatchObject({
      kind: 'reason',
      status: 'pending',
      elockName: '',
    });
  });

  it('comes to an application that has ended or was never confirmed: it is said why not', async () => {
    const { id } = await desk.approved(owner);
    await desk.orders.delete(owner, id);
    const late = await desk
      .answer(owner, id)
      .catch((error: { code: string; details: { data: object } }) => error);
    expect(late).toMatchObject({ code: 'lock_order_moved', details: { data: { status: 'ORDER_DELETED' } } });
    const unconfirmed = await desk.created(owner);
    await desk.applyEvent(unconfirmed.id, 'accept', 'staff');
    expect(await refusalOf(desk.answer(owner, unconfirmed.id))).toEqual(['lock_order_moved']);
    expect(await answersOf(id)).toEqual([]);
  });

  it('names each photo that lacks, and takes no file of somebody else', async () => {
    const { id } = await desk.approved(owner);
    expect(await refusalOf(desk.answer(owner, id, { name: 'door', photos: [] }))).toEqual([
      'elock_name',
      'photos.controllerPhoto',
      'photos.doorFromInsidePhoto',
      'photos.doorFromTheEndPhoto',
    ]);
    const stolen = await desk.photos(await desk.newOwner());
    expect(await refusalOf(desk.answer(owner, id, { photos: stolen }))).toEqual([
      'photos.doorFromInsidePhoto',
    ]);
    expect(await infoOf(id)).toBeNull();
  });

  it('of somebody else finds no application', async () => {
    const { id } = await desk.approved(owner);
    expect(await refusalOf(desk.answer(await desk.newOwner(), id))).toEqual(['not_found']);
  });

  it('about a lock that hangs on another door is refused, also when both come at once', async () => {
    const [{ id: first }, { id: second }] = [await desk.approved(owner), await desk.approved(owner)];
    const name = newCode();
    const results = await Promise.all(
      [desk.answer(owner, first, { name }), desk.answer(owner, second, { name })].map(refusalOf),
    );
    expect(results.toSorted()).toEqual([[], ['lock_taken']]);
    const hung = results[0]?.length === 0 ? first : second;
    // Whoever gives up gives the lock free.
    await desk.orders.delete(owner, hung);
    const other = hung === first ? second : first;
    expect(await desk.answer(owner, other, { name })).toMatchObject({ status: 'pending', elockName: name });
  });
});

it('what a person said about locks is exported, and goes with the account; the lock of a point stays', async () => {
  const leaver = await desk.newOwner();
  const [{ id }, { id: opened }] = [await desk.approved(leaver), await desk.approved(leaver)];
  const name = newCode();
  await desk.token(leaver, id, name);
  await desk.answer(leaver, id, { name });
  await desk.giveReason(leaver, opened);
  await desk.query('update locks set point_id = 4711 where order_id = $1', [opened]);
  const contributor = createLocksPersonalData(desk.db, desk.clock);
  const { data } = (await contributor.exportOf(leaver.userId)) as { data: Record<string, object[]> };
  expect(data.locks).toMatchObject([{ name }, { description: 'Дверь стеклянная, замок не держится' }]);
  expect(data.answers).toMatchObject([{ name, clicked: true }]);
  expect(data.tokens).toMatchObject([{ lock: name, kind: 'activate', order_id: id }]);
  await transaction(desk.db, (tx) => contributor.erase(tx, leaver.userId));
  expect((await contributor.exportOf(leaver.userId)).data).toEqual({ locks: [], answers: [], tokens: [] });
  const left = await desk.query('select * from locks where order_id in ($1, $2)', [id, opened]);
  expect(left).toMatchObject([{ owner_id: null, point_id: 4711, description: '', photos: [] }]);
  const tokens = await desk.query('select user_id, revoked from lock_tokens where order_id = $1', [id]);
  expect(tokens).toEqual([{ user_id: null, revoked: expect.any(Date) }]);
});

describe('a remark on the photos of a lock', () => {
  it('is put right by an update, and the application is sent again', async () => {
    const { id } = await desk.approved(owner);
    await desk.answer(owner, id);
    await desk.fill(owner, id);
    await desk.orders.readyActivate(owner, id, {});
    await desk.claim(operator, id);
    const shown = await desk.show(operator, id);
    expect(shown.view.content?.activation?.lock?.photos.map(({ type }) => type)).toEqual([
      'doorFromInsidePhoto',
      'doorFromTheEndPhoto',
      'controllerPhoto',
    ]);
    const remarks = [{ path: 'lock.controllerPhoto', message: 'Не виден код' }];
    await desk.decide(operator, id, 'remarkActivation', remarks);
    expect(await infoOf(id)).toMatchObject({
      status: 'remark',
      enabled: true,
      next: 'update',
      remarks: [{ path: 'photos.controllerPhoto', message: 'Не виден код' }],
    });
    expect(await refusalOf(desk.orders.readyActivate(owner, id, {}))).toEqual(['lock']);
    const wrong = { orderId: id, fields: ['reason' as const], reason: 'other' as const };
    expect(await refusalOf(desk.locks.update(owner, wrong, ORIGIN))).toEqual(['update_fields']);
    const before = (await infoOf(id))?.photos.map((file) => file.id) ?? [];
    const photos = await desk.photos(owner);
    const info = await desk.locks.update(owner, { orderId: id, photos, fields: ['photos'] }, ORIGIN);
    expect(info).toMatchObject({ status: 'pending', enabled: true, remarks: [], next: 'wait' });
    const held = await desk.query('select file_id from file_claims where entity_id = $1', [`${id}:lock`]);
    const ids = held.map(({ file_id }) => String(file_id));
    expect(ids.toSorted()).toEqual(info.photos.map((file) => file.id).toSorted());
    expect(before.some((file) => ids.includes(file ?? ''))).toBe(false);
    const again = await desk.orders.readyActivate(owner, id, {});
    expect(again.order.status).toBe('ORDER_PICKPOINT_READY_ACTIVATE');
    expect(await desk.acts(id)).toEqual(['lock.answered', 'lock.updated']);
  });

  it('is none where the remarks are about other things, and the lock opens with its point', async () => {
    const { id } = await desk.approved(owner);
    const { elockName } = await desk.answer(owner, id);
    await desk.fill(owner, id);
    await desk.orders.readyActivate(owner, id, {});
    await desk.claim(operator, id);
    await desk.decide(operator, id, 'remarkActivation', [{ path: 'cameras', message: 'Ещё раз' }]);
    expect(await infoOf(id)).toMatchObject({ status: 'pending' });
    await desk.orders.readyActivate(owner, id, {});
    await desk.claim(operator, id);
    await desk.decide(operator, id, 'activate');
    const { order, lock } = await desk.orders.one(owner, id);
    expect(lock).toMatchObject({ status: 'approved', enabled: true, elockName });
    const place = { kind: 'point' as const, id: order.pickpoint_id ?? 0 };
    const request = { place, employeeId: undefined, name: '', hours: 6 };
    expect(await desk.locks.issue(owner, request, ORIGIN)).toMatchObject({ ssid: `PUNKT-${elockName}` });
    // Nobody but those who work there knows of it; whoever works there needs the owner's permission.
    const employee = await desk.newOwner();
    expect(await refusalOf(desk.locks.issue(employee, request, ORIGIN))).toEqual(['not_found']);
    await desk.query(
      `insert into point_roles (user_id, pickpoint_id, permission, is_owner) values ($1, $2, 'PERM_EMPLOYEE', false)`,
      [employee.userId, place.id],
    );
    // A role without their yes opens nothing.
    expect(await refusalOf(desk.locks.issue(employee, request, ORIGIN))).toEqual(['not_found']);
    await desk.query(
      `insert into employees (owner_id, user_id, acceptance, added) values ($1, $2, 'accepted', now())`,
      [owner.userId, employee.userId],
    );
    expect(await refusalOf(desk.locks.issue(employee, request, ORIGIN))).toEqual(['forbidden']);
    await desk.query(`update point_roles set lock_permission = 'open' where user_id = $1`, [employee.userId]);
    expect(await desk.locks.issue(employee, request, ORIGIN)).toMatchObject({ ssid: `PUNKT-${elockName}` });
    expect(await refusalOf(desk.locks.issue(owner, { ...request, name: 'WB000Z' }, ORIGIN))).toEqual([
      'lock_unknown',
    ]);
  });
});
