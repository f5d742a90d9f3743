import type { Tx } from '../../platform/database/database.ts';
import type { LockDeps } from './deps.ts';
import { changeLock, readLock, revokeTokens } from './lock-store.ts';
import { LOCK_REASON } from './reason-case.ts';

interface Remark {
  readonly path: string;
  readonly message: string;
}

/** What became of an application, as far as its lock is concerned. */
export type OrderTurn =
  | { readonly turn: 'opened'; readonly pointId: number }
  /** Sent back from activation; `remarks` holds those about the lock alone. */
  | { readonly turn: 'returned'; readonly remarks: readonly Remark[] }
  /** What was sent back stands again: an appeal was upheld. */
  | { readonly turn: 'restored' }
  | { readonly turn: 'ended' };

/** Remarks about an activation name the lock by `lock` and `lock.<photo>`; its own form knows other names. */
const ownPath = (path: string): string =>
  path.startsWith('lock.') ? `photos.${path.slice('lock.'.length)}` : 'elock_name';

/**
 * The lock goes along with its application, in the transaction that changes its status and under the lock of its row. It comes last
 * there: the case of a reason and its audience are nobody's to wait for who holds another row of the application.
 */
export async function followOrder(deps: LockDeps, tx: Tx, orderId: number, what: OrderTurn): Promise<void> {
  const row = await readLock(tx, orderId);
  if (!row) return;
  const now = deps.clock.now();
  if (what.turn === 'opened')
    return changeLock(tx, orderId, { status: 'approved', point_id: what.pointId, updated: now });
  if (what.turn === 'ended') {
    await revokeTokens(tx, { order_id: orderId }, now);
    await deps.reviews.withdraw(tx, LOCK_REASON, String(orderId), null);
    // Another door may have the lock now.
    return changeLock(tx, orderId, { status: 'none', clicked: false, remarks: '[]', updated: now });
  }
  if (row.kind !== 'lock' || !row.clicked) return;
  if (what.turn === 'restored') {
    if (row.status !== 'remark') return;
    return changeLock(tx, orderId, { status: 'pending', remarks: '[]', updated: now });
  }
  if (what.remarks.length === 0) return;
  const remarks = what.remarks.map(({ path, message }) => ({ path: ownPath(path), message }));
  await changeLock(tx, orderId, { status: 'remark', remarks: JSON.stringify(remarks), updated: now });
}
