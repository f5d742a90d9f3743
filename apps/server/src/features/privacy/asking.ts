import { randomUUID } from 'node:crypto';
import { toQueue } from '@punkt/contract/events';
import type { AuditAct } from '@punkt/domain/audit';
import { erasureDeadlines } from '@punkt/domain/privacy-terms';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { cancelReminder, scheduleReminder } from './reminders.ts';
import { changeRequest, lockRequest, openRequest } from './request-store.ts';
import type { PrivacyRequest } from './tables.ts';

async function note(tx: Tx, clock: Clock, caller: Caller, action: AuditAct, id: string, trace: Origin) {
  await audit(tx, {
    at: clock.now(),
    actorId: caller.userId,
    action,
    subject: { kind: 'privacy_request', id },
    ownerId: caller.userId,
    ...trace,
  });
  await announce(tx, clock, toQueue('privacy'), 'privacy', { id });
}

/** The clocks start with the request; asking again while it is open returns the same one. */
export async function ask(
  tx: Tx,
  clock: Clock,
  caller: Caller,
  comment: string,
  trace: Origin,
): Promise<PrivacyRequest> {
  const now = clock.now();
  const { stopDistribution, stopProcessing, destroy } = erasureDeadlines(now);
  const { row, fresh } = await openRequest(tx, {
    id: randomUUID(),
    user_id: caller.userId,
    kind: 'erasure',
    status: 'open',
    created: now,
    stop_distribution_by: stopDistribution,
    stop_processing_by: stopProcessing,
    destroy_by: destroy,
    extended: false,
    comment: comment.trim(),
    answer: '',
    decided: null,
    decided_by: null,
  });
  if (!fresh) return row;
  await scheduleReminder(tx, clock, row);
  await note(tx, clock, caller, 'privacy.asked', row.id, trace);
  return row;
}

export async function withdraw(
  tx: Tx,
  clock: Clock,
  caller: Caller,
  id: string,
  trace: Origin,
): Promise<PrivacyRequest> {
  const request = await lockRequest(tx, id);
  if (request?.user_id !== caller.userId) throw notFound();
  if (request.status === 'withdrawn') return request;
  if (request.status !== 'open') throw new Failure('conflict');
  await cancelReminder(tx, id);
  const changed = await changeRequest(tx, id, { status: 'withdrawn', decided: clock.now() });
  await note(tx, clock, caller, 'privacy.withdrawn', id, trace);
  return changed;
}
