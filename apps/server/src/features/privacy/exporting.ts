import { audit, countActs } from '../../platform/audit/audit.ts';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { lockExports } from './request-store.ts';

export const EXPORTS_PER_HOUR = 5;
const HOUR = 3600;
const ACTION = 'privacy.exported';

/** Everything about a person in one file is what a thief of a session wants: exports are limited and always audited. */
export function permitExport(db: Database, clock: Clock, caller: Caller, trace: Origin): Promise<void> {
  return transaction(db, async (tx) => {
    await lockExports(tx, caller.userId);
    const now = clock.now();
    const done = await countActs(tx, caller.userId, ACTION, addSeconds(now, -HOUR));
    if (done >= EXPORTS_PER_HOUR)
      throw new Failure('too_many_exports', { params: { minutes: HOUR / 60 }, data: { retry_after: HOUR } });
    await audit(tx, {
      at: now,
      actorId: caller.userId,
      action: ACTION,
      subject: { kind: 'user', id: caller.userId },
      ownerId: caller.userId,
      ...trace,
    });
  });
}
