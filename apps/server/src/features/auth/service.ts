import type { TokenPair } from '@punkt/contract/auth';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { digest, newToken } from '../../platform/secrets.ts';
import { type CodeDeps, type CodeRequest, requestCode, tryCode } from './codes.ts';
import { HASH_SECONDS } from './rules.ts';
import * as sessionStore from './session-store.ts';
import { closeSession, type Device, openSession, rotate } from './sessions.ts';
import { findOrCreateUser, readPointRoles, readUser } from './user-store.ts';

/** Commits what was done and only then throws: attempts spent and sessions ended must survive the refusal. */
async function committed<T>(deps: AuthDeps, work: (tx: Tx) => Promise<T | Failure>): Promise<T> {
  const result = await transaction(deps.db, work);
  if (result instanceof Failure) {
    await deps.settle();
    throw result;
  }
  return result;
}

export interface AuthDeps extends CodeDeps {
  /** Waits until this process has heard of what was just committed (see Listener). */
  readonly settle: () => Promise<void>;
}

export function createAuthService(deps: AuthDeps) {
  const { db, clock } = deps;
  return {
    requestCode: (request: CodeRequest) => requestCode(deps, request),

    validate: (given: { token: string; code: string }, device: Device): Promise<TokenPair> =>
      committed(deps, async (tx) => {
        const confirmed = await tryCode(tx, clock, { ...given, deviceUuid: device.uuid });
        if (confirmed instanceof Failure) return confirmed;
        const userId = await findOrCreateUser(tx, confirmed.phone, confirmed.country, clock.now());
        return openSession(tx, clock, userId, device);
      }),

    refresh: (token: string, address: string): Promise<TokenPair> =>
      committed(deps, (tx) => rotate(tx, clock, token, address)),

    makeHash: async ({ userId }: Caller) => {
      const [token, now] = [newToken(), clock.now()];
      const expires = addSeconds(now, HASH_SECONDS);
      await sessionStore.insertHash(db, {
        hash: digest(token),
        user_id: userId,
        created: now,
        expires,
        used: null,
      });
      return { token, expires_at: expires.toISOString() };
    },

    useHash: (token: string, device: Device): Promise<TokenPair> =>
      committed(deps, async (tx) => {
        const row = await sessionStore.useHash(tx, digest(token), clock.now());
        return row ? openSession(tx, clock, row.user_id, device) : new Failure('hash_invalid');
      }),

    logout: async (caller: Caller) => {
      await transaction(db, (tx) => closeSession(tx, clock, caller.sessionId, caller.userId, 'log-out'));
      await deps.settle();
    },

    sessions: (caller: Caller) => sessionStore.liveSessions(db, caller.userId),

    endOwnSession: async (caller: Caller, id: string) => {
      await transaction(db, async (tx) => {
        const own = await sessionStore.liveSessions(tx, caller.userId);
        if (!own.some((session) => session.id === id)) throw notFound();
        await closeSession(tx, clock, id, caller.userId, 'ended by its owner');
      });
      await deps.settle();
    },

    user: async (caller: Caller) => {
      const [user, roles] = await Promise.all([
        readUser(db, caller.userId),
        readPointRoles(db, caller.userId),
      ]);
      if (!user) throw new Failure('unauthorized');
      return { user, roles };
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
