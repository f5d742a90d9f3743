import { promisedBy } from '@punkt/domain/review-terms';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ORIGIN, openLockStage, refusalOf } from './testing/stage.ts';

const cleanUp = afterFile();
let desk: Awaited<ReturnType<typeof openLockStage>>;
let owner: Caller;
let operator: Caller;

beforeAll(async () => {
  desk = await openLockStage(cleanUp);
  owner = await desk.newOwner();
  operator = await desk.operator();
});

const caseOf = async (id: number) =>
  (
    await desk.query(
      `select stage, status, round, title, owner, due from reviews where kind = 'lockReason' and id = $1`,
      [String(id)],
    )
  )[0];
const infoOf = async (id: number) => (await desk.orders.one(owner, id)).lock;

async function sentBack() {
  const { id } = await desk.approved(owner);
  await desk.giveReason(owner, id);
  await desk.claimReason(operator, id);
  await desk.decideReason(operator, id, 'remark', [{ path: 'description', message: 'Какая дверь?' }]);
  return id;
}

describe('a reason for having no lock', () => {
  it('waits for staff, who see it with its photos, its address and what was tried before', async () => {
    const { id } = await desk.approved(owner);
    const { elockName } = await desk.answer(owner, id, { clicked: false, photos: [] });
    const info = await desk.giveReason(owner, id, { description: '  Дверь стеклянная, замок не держится ' });
    expect(info).toMatchObject({
      kind: 'reason',
      status: 'pending',
      reason: 'unsuitableDoor',
      description: 'Дверь стеклянная, замок не держится',
      next: 'wait',
    });
    expect(info.photos.map(({ type }) => type)).toEqual(['ELockReasonPhoto']);
    // The owner's page reckons from the last change, and reads the day that staff have.
    const due = promisedBy(new Date(info.updated));
    expect(await caseOf(id)).toMatchObject({ stage: 'waiting', round: 1, title: 'Москва', due });
    const { view, files } = await desk.showReason(operator, id);
    expect(view.fields.map(({ path }) => path)).toEqual(['reason', 'description']);
    expect(files.map(({ path }) => path)).toEqual(['photos.ELockReasonPhoto']);
    expect(view.content?.lockReason).toMatchObject({
      orderId: String(id),
      address: expect.stringContaining('Садовая улица'),
      tried: [{ name: elockName, clicked: false }],
    });
  });

  it('sent twice counts once; another one is refused while staff look', async () => {
    const { id } = await desk.approved(owner);
    const photos = await desk.reasonPhotos(owner);
    await Promise.all([desk.giveReason(owner, id, { photos }), desk.giveReason(owner, id, { photos })]);
    expect(await desk.acts(id)).toEqual(['lock.reasonSent']);
    expect(await refusalOf(desk.giveReason(owner, id, { reason: 'other' }))).toEqual(['lock_waits']);
    expect(await refusalOf(desk.locks.update(owner, { orderId: id, fields: ['reason'] }, ORIGIN))).toEqual([
      'lock_waits',
    ]);
  });

  it('is held to its lengths and its photos', async () => {
    const { id } = await desk.approved(owner);
    expect(await refusalOf(desk.giveReason(owner, id, { description: ' коротко ' }))).toEqual([
      'description',
    ]);
    const photos = await desk.photos(owner);
    expect(await refusalOf(desk.giveReason(owner, id, { photos }))).toEqual(['photos']);
    expect(await caseOf(id)).toBeUndefined();
  });

  it('is approved: the point may open without a lock, and the owner reads so', async () => {
    const { id } = await desk.approved(owner);
    await desk.giveReason(owner, id);
    await desk.fill(owner, id);
    await desk.orders.readyActivate(owner, id, {});
    await desk.claim(operator, id);
    expect(await refusalOf(desk.decide(operator, id, 'activate'))).toEqual(['decision']);
    await desk.claimReason(operator, id);
    await desk.decideReason(operator, id, 'approve');
    expect(await infoOf(id)).toMatchObject({ status: 'approved', next: 'wait' });
    expect((await desk.noticesOf(owner)).at(-1)).toBe('lockReasonApproved');
    expect(await caseOf(id)).toMatchObject({ stage: 'decided', status: 'approved' });
    await desk.decide(operator, id, 'activate');
    expect((await desk.read(id)).status).toBe('ORDER_PICKPOINT_CREATED');
  });

  it('is sent back with a remark, updated, never set anew, and comes again', async () => {
    const id = await sentBack();
    expect(await infoOf(id)).toMatchObject({
      status: 'remark',
      next: 'update',
      remarks: [{ path: 'description', message: 'Какая дверь?' }],
    });
    expect((await desk.noticesOf(owner)).at(-1)).toBe('lockReasonRemark');
    expect(await refusalOf(desk.giveReason(owner, id))).toEqual(['conflict']);
    const update = { orderId: id, fields: ['description' as const] };
    expect(await refusalOf(desk.locks.update(owner, { ...update, description: 'нет' }, ORIGIN))).toEqual([
      'description',
    ]);
    const words = 'Дверь из закалённого стекла, без рамы';
    const info = await desk.locks.update(owner, { ...update, description: words, reason: 'other' }, ORIGIN);
    // Only what was named has changed; photos that were not named stay.
    expect(info).toMatchObject({
      status: 'pending',
      reason: 'unsuitableDoor',
      description: words,
      remarks: [],
    });
    expect(info.photos).toHaveLength(1);
    const due = promisedBy(new Date(info.updated));
    expect(await caseOf(id)).toMatchObject({ stage: 'waiting', round: 2, due });
    const { history } = await desk.showReason(operator, id);
    expect(history.map(({ by, action }) => `${by} ${action}`)).toEqual([
      'owner opened',
      'staff claimed',
      'staff remarked',
      'owner opened',
    ]);
    const [notice] = await desk.query(
      `select superseded from notifications where kind = 'lockReasonRemark' and params ->> 'order' = $1`,
      [String(id)],
    );
    expect(notice?.superseded).not.toBeNull();
  });

  it('can be put right while the application waits for its activation', async () => {
    const { id } = await desk.approved(owner);
    await desk.giveReason(owner, id);
    await desk.fill(owner, id);
    await desk.orders.readyActivate(owner, id, {});
    await desk.claimReason(operator, id);
    await desk.decideReason(operator, id, 'remark', [{ path: 'reason', message: 'Не то' }]);
    expect(await refusalOf(desk.answer(owner, id))).toEqual(['lock_order_moved']);
    const info = await desk.locks.update(owner, { orderId: id, reason: 'other', fields: ['reason'] }, ORIGIN);
    expect(info).toMatchObject({ status: 'pending', reason: 'other' });
  });

  it('gives way to a lock that opens after all', async () => {
    const id = await sentBack();
    expect(await desk.answer(owner, id)).toMatchObject({ kind: 'lock', status: 'pending', reason: null });
    await desk.claimReason(operator, id).catch(() => undefined);
    expect(await refusalOf(desk.decideReason(operator, id, 'approve'))).not.toEqual([]);
  });

  it('leaves the queue when its application ends', async () => {
    const { id } = await desk.approved(owner);
    await desk.giveReason(owner, id);
    await desk.orders.delete(owner, id);
    expect(await caseOf(id)).toMatchObject({ stage: 'withdrawn' });
    expect(await infoOf(id)).toMatchObject({ status: 'none' });
  });

  it('is decided by one of two operators, on what they saw', async () => {
    const { id } = await desk.approved(owner);
    await desk.giveReason(owner, id);
    const other = await desk.operator();
    await desk.claimReason(operator, id);
    expect(await refusalOf(desk.claimReason(other, id))).toEqual(['review_taken']);
    const remark = [{ path: 'reason', message: 'Не то' }];
    const decided = [
      desk.decideReason(operator, id, 'approve'),
      desk.decideReason(operator, id, 'remark', remark),
    ];
    const results = await Promise.all(decided.map(refusalOf));
    expect(results.filter((codes) => codes.length === 0)).toHaveLength(1);
  });
});
