import { checkLock, checkLockReason, type LockPhoto, lockStep } from '@punkt/domain/lock-rules';
import { cleanControllerCode, type LockReason, type LockUpdateField } from '@punkt/domain/lock-terms';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, refuseProblems } from '../../platform/http/failure.ts';
import { auditOf, blank, type Hanging, hangLock, isRepeated, keepPhotos } from './answering.ts';
import type { LockDeps } from './deps.ts';
import { readLock, writeLock } from './lock-store.ts';
import { announceReason, putReason } from './reason-case.ts';
import type { LockRow } from './tables.ts';
import { lockOwn, requireActivating } from './tokens.ts';

export interface ReasonGiven {
  readonly orderId: number;
  readonly reason: LockReason;
  readonly description: string;
  readonly photos: readonly LockPhoto[];
}

export interface LockUpdate {
  readonly orderId: number;
  readonly name?: string | undefined;
  readonly reason?: LockReason | undefined;
  readonly description?: string | undefined;
  readonly photos?: readonly LockPhoto[] | undefined;
  readonly fields: readonly LockUpdateField[];
}

async function writeReason(
  deps: LockDeps,
  tx: Tx,
  caller: Caller,
  given: ReasonGiven,
  before: LockRow | undefined,
): Promise<LockRow> {
  const { orderId, reason } = given;
  const kept = await keepPhotos(
    deps,
    tx,
    { orderId, ownerId: caller.userId },
    before?.photos ?? [],
    given.photos,
  );
  const row = await writeLock(tx, {
    ...blank(orderId, caller.userId, deps.clock.now()),
    kind: 'reason',
    status: 'pending',
    name: before?.name ?? '',
    reason,
    description: given.description,
    photos: JSON.stringify(kept),
  });
  await putReason(deps, tx, row);
  return row;
}

const sameReason = (row: LockRow, { reason, description }: ReasonGiven): boolean =>
  row.kind === 'reason' && row.reason === reason && row.description === description;

/** Why there is no lock, for the first time, or in place of a lock that staff did not like. */
export const setReason = (
  deps: LockDeps,
  caller: Caller,
  sent: ReasonGiven,
  origin: Origin,
): Promise<LockRow> =>
  transaction(deps.db, async (tx) => {
    const given = { ...sent, description: tidyText(sent.description) };
    const { orderId } = given;
    const order = await lockOwn(deps, tx, caller, orderId);
    const before = await readLock(tx, orderId);
    if (before && isRepeated(before, (row) => sameReason(row, given))) return before;
    requireActivating(order);
    refuseProblems(checkLockReason(given));
    // What was remarked on is updated, so that staff see what is other now.
    if (before?.kind === 'reason' && before.status === 'remark')
      throw new Failure('conflict', { data: { status: before.status } });
    const row = await writeReason(deps, tx, caller, given, before);
    await auditOf(deps, tx, caller, orderId, origin, {
      action: 'lock.reasonSent',
      data: { reason: given.reason },
    });
    await deps.subject.announce(tx, orderId);
    await announceReason(deps, tx, orderId);
    return row;
  });

const FIELDS_OF = {
  lock: ['elock_name', 'photos'],
  reason: ['reason', 'description', 'photos'],
} as const satisfies Record<LockRow['kind'], readonly LockUpdateField[]>;

/** The photos that stand, by their addresses. */
async function standing({ files }: LockDeps, { photos }: LockRow): Promise<LockPhoto[]> {
  const known = await files.describe(photos.map(({ id }) => id));
  return photos.flatMap(({ id, type }) =>
    known.filter((file) => file.id === id).map(({ url }) => ({ url, type })),
  );
}

/** What staff remarked on is put right, also while the application waits for its activation. */
export const updateLock = (
  deps: LockDeps,
  caller: Caller,
  update: LockUpdate,
  origin: Origin,
): Promise<LockRow> =>
  transaction(deps.db, async (tx) => {
    const { orderId, fields } = update;
    const order = await lockOwn(deps, tx, caller, orderId);
    const before = await readLock(tx, orderId);
    if (!order.isActivating && !order.isSent) requireActivating(order);
    if (before?.status !== 'remark')
      throw new Failure(before && lockStep(before.status) === 'wait' ? 'lock_waits' : 'conflict');
    const known: readonly LockUpdateField[] = FIELDS_OF[before.kind];
    if (fields.some((field) => !known.includes(field)))
      refuseProblems({ update_fields: message('validation.choice') });
    const has = (field: LockUpdateField) => fields.includes(field);
    const photos = has('photos') ? (update.photos ?? []) : await standing(deps, before);
    const row =
      before.kind === 'lock'
        ? await rehangLock(deps, tx, caller, {
            orderId,
            order,
            before,
            photos,
            name: has('elock_name') ? cleanControllerCode(update.name ?? '') : before.name,
          })
        : await restateReason(deps, tx, caller, before, {
            orderId,
            photos,
            reason: (has('reason') ? update.reason : before.reason) ?? null,
            description: has('description') ? tidyText(update.description ?? '') : before.description,
          });
    await deps.notifications.supersede(tx, caller.userId, 'lock', orderId);
    await auditOf(deps, tx, caller, orderId, origin, {
      action: 'lock.updated',
      data: { fields: fields.join(', ') },
    });
    await deps.subject.announce(tx, orderId);
    if (row.kind === 'reason') await announceReason(deps, tx, orderId);
    return row;
  });

function rehangLock(
  deps: LockDeps,
  tx: Tx,
  { userId: ownerId }: Caller,
  lock: Omit<Hanging, 'ownerId'>,
): Promise<LockRow> {
  refuseProblems(checkLock({ ...lock, clicked: true }));
  return hangLock(deps, tx, { ...lock, ownerId });
}

function restateReason(
  deps: LockDeps,
  tx: Tx,
  caller: Caller,
  before: LockRow,
  next: Omit<ReasonGiven, 'reason'> & { readonly reason: LockReason | null },
): Promise<LockRow> {
  refuseProblems(checkLockReason(next));
  return writeReason(deps, tx, caller, { ...next, reason: next.reason ?? 'other' }, before);
}
