import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@punkt/contract/auth';
import { audit } from '../../platform/audit/audit.ts';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import { notify, type Tx } from '../../platform/database/database.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { digest, newSalt, newToken, tokenFrom } from '../../platform/secrets.ts';
import {
  ACCESS_SECONDS,
  ALIEN_SESSION_SECONDS,
  MAX_SESSIONS,
  REFRESH_SECONDS,
  REUSE_GRACE_SECONDS,
  SESSION_SECONDS,
} from './rules.ts';
import * as store from './session-store.ts';

export const SESSIONS_CHANNEL = 'punkt_sessions';

export interface Device {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly appVersion: string;
  readonly address: string;
  /** Somebody else's, as the person says. */
  readonly alien?: boolean;
}

export interface OpenedSession {
  readonly id: string;
  readonly tokens: TokenPair;
}

/** Every instance drops its cache entry of this person when the change is committed. */
export async function invalidateCaller(tx: Tx, userId: string): Promise<void> {
  await notify(tx, SESSIONS_CHANNEL, userId);
}

interface Ending {
  readonly created: Date;
  readonly ends: Date | null;
}

/** When a session is over, however often it is renewed. */
const endOf = ({ created, ends }: Ending): Date => ends ?? addSeconds(created, SESSION_SECONDS);

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** No token outlives its session. */
function pairOf({ access, refresh }: { access: string; refresh: string }, now: Date, end: Date) {
  const until = (seconds: number) => earlier(addSeconds(now, seconds), end);
  return {
    access: { token: access, expires: until(ACCESS_SECONDS) },
    refresh: { token: refresh, expires: until(REFRESH_SECONDS) },
  };
}

const presentPair = ({ access, refresh }: ReturnType<typeof pairOf>): TokenPair => ({
  access: { token: access.token, expires_at: access.expires.toISOString() },
  refresh: { token: refresh.token, expires_at: refresh.expires.toISOString() },
});

async function issueTokens(
  tx: Tx,
  sessionId: string,
  now: Date,
  end: Date,
  tokens = { access: newToken(), refresh: newToken() },
): Promise<TokenPair> {
  const pair = pairOf(tokens, now, end);
  const { access, refresh } = pair;
  await store.insertTokens(
    tx,
    { hash: digest(access.token), session_id: sessionId, expires: access.expires },
    {
      hash: digest(refresh.token),
      session_id: sessionId,
      issued: now,
      expires: refresh.expires,
      used: null,
      salt: null,
    },
  );
  return presentPair(pair);
}

/** What follows an old refresh token. The salt alone leads nowhere, and neither does a token from which one was never made. */
const successors = (token: string, salt: Buffer) => ({
  access: tokenFrom(token, salt, 'access'),
  refresh: tokenFrom(token, salt, 'refresh'),
});

/** A person with too many sessions loses the oldest: a device that is no longer used should not stay signed in for ever. */
async function endOldestSessions(tx: Tx, clock: Clock, userId: string): Promise<void> {
  const live = await store.liveSessions(tx, userId);
  for (const { id } of live.slice(MAX_SESSIONS - 1))
    await closeSession(tx, clock, id, null, 'too many sessions');
}

/** `parent`: the session whose hash opens this one. It ends with that one, and lives no longer. */
export async function openSession(
  tx: Tx,
  clock: Clock,
  userId: string,
  device: Device,
  parent?: Ending & { readonly id: string; readonly alien: boolean },
): Promise<OpenedSession> {
  const now = clock.now();
  const alien = device.alien ?? parent?.alien ?? false;
  const ends = parent ? endOf(parent) : addSeconds(now, alien ? ALIEN_SESSION_SECONDS : SESSION_SECONDS);
  await endOldestSessions(tx, clock, userId);
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
    opened_by: parent?.id ?? null,
    ends,
    alien,
  });
  await audit(tx, {
    at: now,
    actorId: userId,
    action: 'session.opened',
    subject: { kind: 'session', id },
    ownerId: userId,
    address: device.address,
  });
  return { id, tokens: await issueTokens(tx, id, now, ends) };
}

/** New tokens for working at one point. Whoever still has the old ones, a thief or another tab, is out on the next call. */
export async function switchSession(
  tx: Tx,
  clock: Clock,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  pickpointId: number,
  { requestId, address }: Origin,
): Promise<TokenPair> {
  const now = clock.now();
  const moved = await store.moveSession(tx, sessionId, pickpointId, now);
  if (!moved) throw new Failure('unauthorized');
  await invalidateCaller(tx, userId);
  await audit(tx, {
    at: now,
    actorId: userId,
    action: 'session.switched',
    subject: { kind: 'point', id: String(pickpointId) },
    ownerId: userId,
    requestId,
    address,
  });
  return issueTokens(tx, sessionId, now, endOf(moved));
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
  await invalidateCaller(tx, ended.user_id);
  await audit(tx, {
    at: now,
    actorId,
    action: 'session.ended',
    subject: { kind: 'session', id },
    ownerId: ended.user_id,
    data: { reason },
  });
  for (const { id: child } of await store.openedBy(tx, id))
    await closeSession(tx, clock, child, actorId, 'the session that opened it has ended');
  return true;
}

/** Whoever still has an old token within the grace gets what was made of it, or the newest that came after. */
async function sameSuccessor(
  tx: Tx,
  token: string,
  row: { readonly used: Date | null; readonly salt: Buffer | null },
  end: Date,
): Promise<TokenPair | null> {
  if (!row.used || !row.salt) return null;
  const tokens = successors(token, row.salt);
  const next = await store.readRefresh(tx, digest(tokens.refresh));
  if (!next) return null;
  return (
    (await sameSuccessor(tx, tokens.refresh, next, end)) ?? presentPair(pairOf(tokens, next.issued, end))
  );
}

/**
 * Rotation with reuse detection. Returns a Failure instead of throwing it where the transaction must still be
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
  const refused = () => new Failure('refresh_invalid', { about: row?.user_id });
  if (!row || row.ended || row.expires <= now) return refused();
  const end = endOf(row);
  if (end <= now) {
    await closeSession(tx, clock, row.session_id, null, 'too old');
    return refused();
  }
  if (row.used && addSeconds(row.used, REUSE_GRACE_SECONDS) < now) {
    await closeSession(tx, clock, row.session_id, null, 'refresh token used twice');
    return refused();
  }
  await store.touchSession(tx, row.session_id, address, now);
  if (row.used) return (await sameSuccessor(tx, token, row, end)) ?? refused();
  const salt = newSalt();
  await store.markRefreshUsed(tx, hash, salt, now);
  return issueTokens(tx, row.session_id, now, end, successors(token, salt));
}
