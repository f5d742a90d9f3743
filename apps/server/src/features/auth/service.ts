import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@punkt/contract/auth';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { digest, newToken } from '../../platform/secrets.ts';
import { type CodeDeps, requestCode, tryCode } from './codes.ts';
import { HASH_SECONDS } from './rules.ts';
import * as sessionStore from './session-store.ts';
import { closeSession, type Device, openSession, rotate } from './sessions.ts';
import { findOrCreateUser, readPointRoles, readUser } from './user-store.ts';

/** Commits what was done and only then throws: attempts spent and sessions ended must survive the refusal. */
async function committed<T>(deps: AuthDeps, work: (tx: Tx) => Promise<T | Failure>): Promise<T> {
  const result = await transaction(deps.db, work);
  if (result instanceof Failure) {
    await deps.catchUp();
    throw result;
  }
  return result;
}

/** Somebody has entered a code. `deviceToken`: where pushes to their device go; empty if it takes none. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly deviceToken: string;
  readonly alien: boolean;
}

interface LoginRequest {
  readonly phone: string;
  readonly country: CountryCode;
  readonly deviceUuid: string;
  readonly address: string;
  readonly language: Language;
  /** For SMS autofill: a browser offers the code only to the site named in the message. */
  readonly host: string;
}

/** A log-in is bound to the device that asked, and to nothing else. */
const LOGIN = { purpose: 'login', boundTo: '' } as const;

export interface AuthDeps extends CodeDeps {
  readonly texts: (language: Language) => Translate;
  /** Waits until this process has got the notifications of what was just committed (see Listener). */
  readonly catchUp: () => Promise<void>;
}

export function createAuthService(deps: AuthDeps) {
  const { db, clock } = deps;
  const followers: Array<(tx: Tx, signedIn: SignedIn) => Promise<void>> = [];
  return {
    /** What else belongs to a log-in, in its transaction. */
    whenSignedIn: (follow: (typeof followers)[number]) => void followers.push(follow),

    requestCode: ({ deviceUuid, language, host, ...request }: LoginRequest) =>
      requestCode(deps, {
        ...request,
        ...LOGIN,
        askedBy: deviceUuid,
        words: (code) => deps.texts(language)('messages.code', { code, host }),
      }),

    validate: (
      given: { token: string; code: string },
      device: Device,
      deviceToken: string,
    ): Promise<TokenPair> =>
      committed(deps, async (tx) => {
        const confirmed = await tryCode(tx, deps, { ...given, ...LOGIN, askedBy: device.uuid });
        if (confirmed instanceof Failure) return confirmed;
        const userId = await findOrCreateUser(tx, confirmed.phone, confirmed.country, clock.now());
        const { id: sessionId, tokens } = await openSession(tx, clock, userId, device);
        const signedIn = { userId, sessionId, deviceToken, alien: device.alien ?? false };
        for (const follow of followers) await follow(tx, signedIn);
        return tokens;
      }),

    refresh: (token: string, address: string): Promise<TokenPair> =>
      committed(deps, (tx) => rotate(tx, clock, token, address)),

    /** `deviceUuid`: the only device where it works, if the one who asks for it is named. */
    makeHash: async ({ userId, sessionId }: Caller, deviceUuid: string | undefined) => {
      const [token, now] = [newToken(), clock.now()];
      const expires = addSeconds(now, HASH_SECONDS);
      await sessionStore.insertHash(db, {
        hash: digest(token),
        user_id: userId,
        created: now,
        expires,
        used: null,
        session_id: sessionId,
        device_uuid: deviceUuid?.toLowerCase() ?? null,
      });
      return { token, expires_at: expires.toISOString() };
    },

    /** Whom a hash leads to, without using it: a browser where somebody is signed in asks them first. */
    whoseHash: (token: string, deviceUuid: string | undefined) =>
      transaction(db, async (tx) => {
        const row = await sessionStore.lockHash(tx, digest(token), deviceUuid ?? null, clock.now());
        const user = row && (await readUser(tx, row.user_id));
        if (!user) throw new Failure('hash_invalid');
        return user;
      }),

    useHash: (token: string, device: Omit<Device, 'uuid'> & { uuid: string | undefined }) =>
      committed(deps, async (tx): Promise<TokenPair | Failure> => {
        const hash = digest(token);
        const row = await sessionStore.lockHash(tx, hash, device.uuid ?? null, clock.now());
        if (!row) return new Failure('hash_invalid');
        await sessionStore.markHashUsed(tx, hash, clock.now());
        const opened = { ...device, uuid: device.uuid ?? randomUUID() };
        return (await openSession(tx, clock, row.user_id, opened, row)).tokens;
      }),

    logout: async (caller: Caller) => {
      await transaction(db, (tx) => closeSession(tx, clock, caller.sessionId, caller.userId, 'log-out'));
      await deps.catchUp();
    },

    sessions: (caller: Caller) => sessionStore.liveSessions(db, caller.userId),

    endOwnSession: async (caller: Caller, id: string) => {
      await transaction(db, async (tx) => {
        const own = await sessionStore.liveSessions(tx, caller.userId);
        if (!own.some((session) => session.id === id)) throw notFound();
        await closeSession(tx, clock, id, caller.userId, 'ended by its owner');
      });
      await deps.catchUp();
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
