import { randomUUID } from 'node:crypto';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { checkLock, type LockPhoto, lockStep } from '@punkt/domain/lock-rules';
import { cleanControllerCode } from '@punkt/domain/lock-terms';
import { message } from '@punkt/domain/message';
import { audit } from '../../platform/audit/audit.ts';
import { advisoryLock, type Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid, refuseProblems } from '../../platform/http/failure.ts';
import type { LockDeps } from './deps.ts';
import { addAnswer, changeLock, findByName, hasAnswer, readLock, writeLock } from './lock-store.ts';
import type { LockOrder } from './subject.ts';
import type { LockRow, StoredPhoto } from './tables.ts';
import { lockOwn, requireActivating, requireFree } from './tokens.ts';

export interface LockAnswer {
  readonly orderId: number;
  readonly name: string;
  readonly photos: readonly LockPhoto[];
  readonly clicked: boolean;
  readonly clientUuid: string | undefined;
}

/** Apart from the application's own files: the same photo may stand in both, and each lets go of its own. */
const holderOf = (orderId: number) => ({ entityType: ENTITY_TYPES.order, entityId: `${orderId}:lock` });

/** What is new is claimed, what no longer stands is released. */
export async function keepPhotos(
  { files }: LockDeps,
  tx: Tx,
  { orderId, ownerId }: { readonly orderId: number; readonly ownerId: string },
  before: readonly StoredPhoto[],
  photos: readonly LockPhoto[],
): Promise<StoredPhoto[]> {
  const after: StoredPhoto[] = [];
  for (const { url, type } of photos) {
    const id = files.fileIdOf(url);
    if (!id || after.some((each) => each.id === id))
      throw invalid(`photos.${type}`, message('validation.files.incomplete'));
    await files.claim(tx, [id], ownerId, 'lockPhoto', holderOf(orderId), `photos.${type}`);
    after.push({ id, type });
  }
  const dropped = before.map(({ id }) => id).filter((id) => !after.some((each) => each.id === id));
  if (dropped.length > 0) await files.release(tx, dropped, holderOf(orderId));
  return after;
}

export const blank = (orderId: number, ownerId: string, now: Date) => ({
  order_id: orderId,
  owner_id: ownerId,
  clicked: false,
  reason: null,
  description: '',
  photos: '[]',
  comment: '',
  remarks: '[]',
  point_id: null,
  updated: now,
});

/** Until the commit nobody else hangs the same lock on another door. */
async function takeName(tx: Tx, name: string, orderId: number, order: LockOrder): Promise<void> {
  await advisoryLock(tx, `lock ${name}`);
  await requireFree(tx, name, orderId, order);
  const moved = await findByName(tx, name);
  if (moved && moved.order_id !== orderId) await changeLock(tx, moved.order_id, { clicked: false });
}

export const auditOf = (
  { clock }: LockDeps,
  tx: Tx,
  caller: Caller,
  orderId: number,
  origin: Origin,
  act: {
    readonly action: 'lock.answered' | 'lock.reasonSent' | 'lock.updated';
    readonly data: Readonly<Record<string, string | boolean>>;
  },
) =>
  audit(tx, {
    at: clock.now(),
    actorId: caller.userId,
    subject: { kind: 'order', id: String(orderId) },
    ownerId: caller.userId,
    ...act,
    ...origin,
  });

/** What staff look at, or have approved, stays as it is. The very same once more is no change. */
export function isRepeated(before: LockRow | undefined, isSame: (row: LockRow) => boolean): boolean {
  if (!before || lockStep(before.status) !== 'wait') return false;
  if (!isSame(before)) throw new Failure('lock_waits', { data: { status: before.status } });
  return true;
}

/** «Clicked» or «did not click», said after the fact: the phone had no network. The same answer counts once. */
export const answerLock = (
  deps: LockDeps,
  caller: Caller,
  answer: LockAnswer,
  origin: Origin,
): Promise<LockRow> =>
  transaction(deps.db, async (tx) => {
    const { orderId, clicked, photos, clientUuid = randomUUID() } = answer;
    const name = cleanControllerCode(answer.name);
    const order = await lockOwn(deps, tx, caller, orderId);
    const before = await readLock(tx, orderId);
    if (before && (await hasAnswer(tx, orderId, clientUuid))) return before;
    requireActivating(order, 'lock_order_moved');
    refuseProblems(checkLock({ name, photos, clicked }));
    if (before && isRepeated(before, (row) => clicked && row.kind === 'lock' && row.name === name))
      return before;
    const now = deps.clock.now();
    await addAnswer(tx, {
      order_id: orderId,
      client_uuid: clientUuid,
      owner_id: caller.userId,
      name,
      clicked,
      at: now,
    });
    const written = clicked
      ? await hangLock(deps, tx, { orderId, ownerId: caller.userId, name, photos, order, before })
      : await noteSilence(tx, { orderId, ownerId: caller.userId, name, before, now });
    await auditOf(deps, tx, caller, orderId, origin, {
      action: 'lock.answered',
      data: { lock: name, clicked },
    });
    await deps.subject.announce(tx, orderId);
    return written;
  });

export interface Hanging {
  readonly orderId: number;
  readonly ownerId: string;
  readonly name: string;
  readonly photos: readonly LockPhoto[];
  readonly order: LockOrder;
  readonly before: LockRow | undefined;
}

export async function hangLock(deps: LockDeps, tx: Tx, lock: Hanging): Promise<LockRow> {
  const { orderId, ownerId, name, photos, order, before } = lock;
  await takeName(tx, name, orderId, order);
  const kept = await keepPhotos(deps, tx, lock, before?.photos ?? [], photos);
  return writeLock(tx, {
    ...blank(orderId, ownerId, deps.clock.now()),
    kind: 'lock',
    status: 'pending',
    name,
    clicked: true,
    photos: JSON.stringify(kept),
  });
}

/** A lock that keeps silent changes nothing that staff have asked for. */
async function noteSilence(
  tx: Tx,
  {
    orderId,
    ownerId,
    name,
    before,
    now,
  }: { orderId: number; ownerId: string; name: string; before: LockRow | undefined; now: Date },
): Promise<LockRow> {
  if (before && before.status !== 'none') return before;
  return writeLock(tx, { ...blank(orderId, ownerId, now), kind: 'lock', status: 'none', name });
}
