import type { LockInfo } from '@punkt/contract/order-data';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { createPersonLimit } from '../../platform/http/person-limit.ts';
import { answerLock, type LockAnswer } from './answering.ts';
import type { LockDeps, LockServiceOptions } from './deps.ts';
import { followOrder, type OrderTurn } from './following.ts';
import { pointLockPart, readLock, revokeTokens } from './lock-store.ts';
import { presentLock } from './presenter.ts';
import { createReasonSubject } from './reason-case.ts';
import { type LockUpdate, type ReasonGiven, setReason, updateLock } from './reasons.ts';
import { createLockSubjectSlot } from './subject.ts';
import type { LockRow } from './tables.ts';
import { issueToken, type LockPlace, revokeAll, revokedStatement, type TokenRequest } from './tokens.ts';

export type { OrderTurn } from './following.ts';
export type { LockSubject } from './subject.ts';

/** Somebody at a door tries again and again, yet not every second. */
const TOKENS_PER_MINUTE = 20;

/** What activation and its review read. */
export async function lockOf(db: Database | Tx, orderId: number) {
  const row = await readLock(db, orderId);
  if (!row) return null;
  const { status, kind, name, reason, description, photos } = row;
  return { status, kind, name, reason: reason ?? '', description, photos: [...photos] };
}

export function createLocksService(options: LockServiceOptions) {
  const slot = createLockSubjectSlot();
  const deps: LockDeps = {
    ...options,
    subject: slot.subject,
    limitPerson: createPersonLimit(options.clock, TOKENS_PER_MINUTE),
  };
  const present = async (row: LockRow): Promise<LockInfo> =>
    presentLock(row, await deps.files.describe(row.photos.map(({ id }) => id)));
  const shown = async (work: Promise<LockRow>): Promise<LockInfo> => present(await work);

  return {
    registerSubject: slot.register,
    /** Registered with `reviews` by whoever keeps the applications: queues keep the order of their registration. */
    reasons: createReasonSubject(deps),
    publicKeys: () => deps.keys.publicKeys,
    issue: (caller: Caller, request: TokenRequest, origin: Origin) =>
      issueToken(deps, caller, request, origin),
    revoke: (caller: Caller, place: LockPlace, origin: Origin) => revokeAll(deps, caller, place, origin),
    /** Somebody may no longer open the lock of a point: what they hold of it ends. */
    takeBack: async (tx: Tx, userId: string, pointId: number): Promise<void> => {
      await revokeTokens(tx, { user_id: userId, point_id: pointId }, deps.clock.now());
    },
    revokedOf: (lock: string) => revokedStatement(deps, lock),
    answer: (caller: Caller, answer: LockAnswer, origin: Origin) =>
      shown(answerLock(deps, caller, answer, origin)),
    setReason: (caller: Caller, given: ReasonGiven, origin: Origin) =>
      shown(setReason(deps, caller, given, origin)),
    update: (caller: Caller, update: LockUpdate, origin: Origin) =>
      shown(updateLock(deps, caller, update, origin)),
    /** How the owner's page shows it. */
    infoOf: async (db: Database | Tx, orderId: number): Promise<LockInfo | null> => {
      const row = await readLock(db, orderId);
      return row ? present(row) : null;
    },
    /** The lock on the door of a point, if one hangs there, to be read beside the point. */
    atPart: pointLockPart,
    follow: (tx: Tx, orderId: number, what: OrderTurn) => followOrder(deps, tx, orderId, what),
  };
}

export type LocksService = ReturnType<typeof createLocksService>;
