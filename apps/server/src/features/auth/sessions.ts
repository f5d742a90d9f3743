import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@punkt/contract/auth';
import { audit } from '../../platform/audit/audit.ts';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { Failure } from '../../platform/http/failure.ts';
import { digest, newToken } from '../../platform/secrets.ts';
import { ACCESS_SECONDS, MAX_SESSIONS, REFRESH_SECONDS, REUSE_GRACE_SECONDS } from './rules.ts';
import * as store from './session-store.ts';

export const SESSIONS_CHANNEL = 'punkt_sessions';

export interface Device {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly appVersion: string;
  readonly address: string;
}

/** Every instance forgets what it remembers of this person the moment the change is committed. */
export async function forgetCaller(tx: Tx, userId: string): Promise<void> {
  await notify(tx, SESSIONS_CHANNEL, userId);
}

async function issueTokens(tx: Tx, sessionId: string, now: Date): Promise<TokenPair> {
  const [access, refresh] = [newToken(), newToken()];
  const [accessExpires, refreshExpires] = [addSeconds(now, ACCESS_SECONDS), addSeconds(now, REFRESH_SECONDS)];
  await store.insertTokens(
    tx,
    { hash: digest(access), session_id: sessionId, expires: accessExpires },
    { hash: digest(refresh), session_id: sessionId, issued: now, expires: refreshExpires, used: null },
  );
  return {
    access: { token: access, expires_at: accessExpires.toISOString() },
    refresh: { token: refresh, expires_at: refreshExpires.toISOString() },
  };
}

/** A person with too many sessions loses the oldest: a forgotten phone in a drawer should not stay signed in for ever. */
async function makeRoom(tx: Tx, clock: Clock, userId: string): Promise<void> {
  const live = await store.liveSessions(tx, userId);
  for (const { id } of live.slice(MAX_SESSIONS - 1))
    await closeSession(tx, clock, id, null, 'too many sessions');
}

export async function openSession(tx: Tx, clock: Clock, userId: string, device: Device): Promise<TokenPair> {
  const now = clock.now();
  await makeRoom(tx, clock, userId);
  const id = randomUUID();
  await store.insertSession(tx, {
    id,
    user_id: userId,
    device_uuid: device.uuid,
    device_name: device.name,
    device_type: device.type,
    app_version: device.appVersion,
    address: device.address,
    created: now,
    last_seen: now,
    ended: null,
    pickpoint_id: null,
  });
  await audit(tx, {
    at: now,
    actorId: userId,
    action: 'session.opened',
    subject: { kind: 'session', id },
    ownerId: userId,
    address: device.address,
  });
  return issueTokens(tx, id, now);
}

export async function closeSession(
  tx: Tx,
  clock: Clock,
  id: string,
  actorId: string | null,
  reason: string,
): Promise<boolean> {
  const now = clock.now();
  const ended = await store.endSession(tx, id, now);
  if (!ended) return false;
  await forgetCaller(tx, ended.user_id);
  await audit(tx, {
    at: now,
    actorId,
    action: 'session.ended',
    subject: { kind: 'session', id },
    ownerId: ended.user_id,
    data: { reason },
  });
  return true;
}

/**
 * Rotation with reuse detection. Answers a Failure instead of throwing it where the transaction must still be
 * committed: a stolen token that comes back ends the session, and a rollback would undo exactly that.
 */
export async function rotate(
  tx: Tx,
  clock: Clock,
  token: string,
  address: string,
): Promise<TokenPair | Failure> {
  const now = clock.now();
  const hash = digest(token);
  const row = await store.lockRefresh(tx, hash);
  if (!row || row.ended || row.expires <= now) return new Failure('refresh_invalid');
  if (row.used && addSeconds(row.used, REUSE_GRACE_SECONDS) < now) {
    await closeSession(tx, clock, row.session_id, null, 'refresh token used twice');
    return new Failure('refresh_invalid');
  }
  if (!row.used) await store.markRefreshUsed(tx, hash, now);
  await store.touchSession(tx, row.session_id, address, now);
  return issueTokens(tx, row.session_id, now);
}
