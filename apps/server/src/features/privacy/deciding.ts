import { toPerson, toQueue } from '@punkt/contract/events';
import { message } from '@punkt/domain/message';
import { erasureDeadlines } from '@punkt/domain/privacy-terms';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import type { Contributors } from '../../platform/personal-data/contributors.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { cancelReminder, scheduleReminder } from './reminders.ts';
import { changeRequest, lockRequest } from './request-store.ts';
import { scheduleSecondPass } from './second-pass.ts';
import type { PrivacyRequest } from './tables.ts';

export interface Decision extends Origin {
  readonly id: string;
  readonly decision: 'erase' | 'refuse' | 'extend';
  readonly comment: string;
}

interface DecideDeps {
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  readonly contributors: Contributors;
}

/** Everybody erases in this one transaction: a person is gone everywhere, or nowhere. */
async function erase(tx: Tx, deps: DecideDeps, request: PrivacyRequest, by: string) {
  const { clock, accounts, contributors } = deps;
  await contributors.lock(tx, request.user_id);
  await accounts.lockUser(tx, request.user_id);
  const duties = await contributors.duties(tx, request.user_id);
  if (duties.length > 0) throw new Failure('duties_remain', { data: { duties: duties.join(',') } });
  await contributors.erase(tx, request.user_id);
  await scheduleSecondPass(tx, clock, request.user_id);
  await cancelReminder(tx, request.id);
  return changeRequest(tx, request.id, { status: 'done', decided: clock.now(), decided_by: by });
}

async function refuse(tx: Tx, { clock }: DecideDeps, request: PrivacyRequest, by: string, answer: string) {
  await cancelReminder(tx, request.id);
  return changeRequest(tx, request.id, { status: 'refused', answer, decided: clock.now(), decided_by: by });
}

/** Once, and only while there is time left: a deadline that was missed can't be moved any more. */
async function extend(tx: Tx, { clock }: DecideDeps, request: PrivacyRequest, answer: string) {
  if (request.extended || request.stop_processing_by < clock.now()) throw new Failure('conflict');
  const { stopProcessing } = erasureDeadlines(request.created, true);
  const change = { extended: true, answer, stop_processing_by: stopProcessing };
  const changed = await changeRequest(tx, request.id, change);
  await scheduleReminder(tx, clock, changed);
  return changed;
}

function carryOut(tx: Tx, deps: DecideDeps, caller: Caller, request: PrivacyRequest, given: Decision) {
  const reason = given.comment.trim();
  if (given.decision === 'erase') return erase(tx, deps, request, caller.userId);
  if (reason === '') throw invalid('comment', message('validation.required'));
  if (given.decision === 'refuse') return refuse(tx, deps, request, caller.userId, reason);
  return extend(tx, deps, request, reason);
}

/**
 * The same again from whoever decided it: its answer was lost. Who extended is not kept, the words are; an erasure of a person leaves none.
 */
function isRepeated(request: PrivacyRequest, by: string, { decision, comment }: Decision): boolean {
  if (decision === 'erase') return request.status === 'done' && request.decided_by === by;
  if (request.answer !== comment.trim()) return false;
  if (decision === 'extend') return request.status === 'open' && request.extended;
  return request.status === 'refused' && request.decided_by === by;
}

const PAST = { erase: 'privacy.erased', refuse: 'privacy.refused', extend: 'privacy.extended' } as const;

export async function decide(
  tx: Tx,
  deps: DecideDeps,
  caller: Caller,
  given: Decision,
): Promise<PrivacyRequest> {
  const request = await lockRequest(tx, given.id);
  if (!request) throw notFound();
  if (isRepeated(request, caller.userId, given)) return request;
  if (request.status !== 'open') throw new Failure('conflict');
  const changed = await carryOut(tx, deps, caller, request, given);
  await audit(tx, {
    at: deps.clock.now(),
    actorId: caller.userId,
    action: PAST[given.decision],
    subject: { kind: 'privacy_request', id: request.id },
    ownerId: request.user_id,
    requestId: given.requestId,
    address: given.address,
  });
  // The person's audience before the staff's, as everywhere.
  if (given.decision !== 'erase')
    await announce(tx, deps.clock, toPerson(request.user_id), 'privacy', { id: request.id });
  await announce(tx, deps.clock, toQueue('privacy'), 'privacy', { id: request.id });
  return changed;
}
