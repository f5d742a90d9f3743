import { randomUUID } from 'node:crypto';
import { isControllerCode } from '@punkt/domain/lock-rules';
import { cleanControllerCode, LOCK_TERMS } from '@punkt/domain/lock-terms';
import { audit } from '../../platform/audit/audit.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Connection } from '../../providers/locks/port.ts';
import type { LockDeps } from './deps.ts';
import { addToken, findByName, findByPoint, readRevoked, revokeTokens } from './lock-store.ts';
import type { LockOrder } from './subject.ts';

/** Where a lock is wanted: an application on its way, or a point that is open. */
export interface LockPlace {
  readonly kind: 'order' | 'point';
  readonly id: number;
}

export interface TokenRequest {
  readonly place: LockPlace;
  readonly employeeId: string | undefined;
  readonly name: string;
  readonly hours: number;
}

export interface IssuedToken extends Connection {
  readonly token: string;
  readonly expires: Date;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** An own application that goes on; somebody else's is answered like a missing one. */
export async function lockOwn(deps: LockDeps, tx: Tx, caller: Caller, orderId: number): Promise<LockOrder> {
  const order = await deps.subject.lock(tx, orderId);
  if (order?.ownerId !== caller.userId) throw notFound();
  return order;
}

/** `lock_order_moved`: for who answers late, after a time without a network. */
export function requireActivating(
  { isActivating, status }: LockOrder,
  code: 'order_state' | 'lock_order_moved' = 'order_state',
): void {
  if (!isActivating) throw new Failure(code, { data: { status } });
}

/** One lock hangs on one door; that of a point that moves comes along. */
export async function requireFree(tx: Tx, name: string, orderId: number, order: LockOrder): Promise<void> {
  const taken = await findByName(tx, name);
  if (!taken || taken.order_id === orderId) return;
  if (order.movesFrom === null || taken.point_id !== order.movesFrom) throw new Failure('lock_taken');
}

/** Activating is for owners alone: nobody else finds the application. */
async function nameAtOrder(deps: LockDeps, tx: Tx, caller: Caller, orderId: number, name: string) {
  const order = await lockOwn(deps, tx, caller, orderId);
  requireActivating(order);
  await requireFree(tx, name, orderId, order);
  return name;
}

async function requireAtPoint(
  deps: LockDeps,
  tx: Tx,
  caller: Caller,
  pointId: number,
  action: 'openLock' | 'activateLock',
): Promise<void> {
  const refusal = await deps.subject.refusalAt(tx, caller, pointId, action);
  if (refusal) throw refusal === 'unknown' ? notFound() : new Failure('forbidden');
}

/** Opening is for everybody whom the owner of the point lets. A point has one lock, so its name may be left out. */
async function nameAtPoint(deps: LockDeps, tx: Tx, caller: Caller, pointId: number, name: string) {
  await requireAtPoint(deps, tx, caller, pointId, 'openLock');
  const lock = await findByPoint(tx, pointId);
  if (!lock || (name !== '' && name !== lock.name)) throw new Failure('lock_unknown');
  return lock.name;
}

const columnsOf = ({ kind, id }: LockPlace) => ({
  order_id: kind === 'order' ? id : null,
  point_id: kind === 'point' ? id : null,
});

/** Who may is decided here, and the token says so to a controller that can ask nobody. */
export async function issueToken(
  deps: LockDeps,
  caller: Caller,
  { place, employeeId, name: typed, hours }: TokenRequest,
  origin: Origin,
): Promise<IssuedToken> {
  const { db, clock, keys, controllers } = deps;
  if (employeeId !== undefined && employeeId !== caller.userId) throw new Failure('forbidden');
  deps.limitPerson(caller.userId);
  const given = cleanControllerCode(typed);
  return transaction(db, async (tx) => {
    const find = place.kind === 'order' ? nameAtOrder : nameAtPoint;
    const lock = await find(deps, tx, caller, place.id, given);
    const [id, now] = [randomUUID(), clock.now()];
    const expires = addSeconds(now, Math.min(hours, LOCK_TERMS.tokenHours) * 3_600);
    const kind = place.kind === 'order' ? 'activate' : 'open';
    const token = keys.signToken({
      jti: id,
      lock,
      kind,
      at: `${place.kind}:${place.id}`,
      sub: caller.userId,
      iat: seconds(now),
      exp: seconds(expires),
    });
    const connection = controllers.connect(lock, token);
    if (!connection) throw new Failure('lock_unknown');
    await addToken(tx, {
      id,
      lock,
      kind,
      ...columnsOf(place),
      user_id: caller.userId,
      key_id: keys.currentKeyId,
      issued: now,
      not_after: expires,
    });
    await audit(tx, {
      at: now,
      actorId: caller.userId,
      action: 'lock.tokenIssued',
      subject: { kind: place.kind, id: String(place.id) },
      ownerId: caller.userId,
      data: { lock, kind, token: id, until: expires.toISOString() },
      ...origin,
    });
    return { ...connection, token, expires };
  });
}

/** The owner takes every token of a lock back: a phone was lost, somebody left in anger. */
export const revokeAll = (
  deps: LockDeps,
  caller: Caller,
  place: LockPlace,
  origin: Origin,
): Promise<number> =>
  transaction(deps.db, async (tx) => {
    if (place.kind === 'order') await lockOwn(deps, tx, caller, place.id);
    else await requireAtPoint(deps, tx, caller, place.id, 'activateLock');
    const now = deps.clock.now();
    const of = place.kind === 'order' ? { order_id: place.id } : { point_id: place.id };
    const revoked = await revokeTokens(tx, of, now);
    await audit(tx, {
      at: now,
      actorId: caller.userId,
      action: 'lock.tokensRevoked',
      subject: { kind: place.kind, id: String(place.id) },
      ownerId: caller.userId,
      data: { tokens: revoked },
      ...origin,
    });
    return revoked;
  });

/** Names tokens, not people, so anybody may carry it to a controller: also a phone on its network. */
export async function revokedStatement({ db, clock, keys }: LockDeps, typed: string): Promise<string> {
  const [lock, now] = [cleanControllerCode(typed), clock.now()];
  const revoked = isControllerCode(lock) ? await readRevoked(db, lock, now) : [];
  return keys.signRevoked({ lock, revoked, iat: seconds(now) });
}
