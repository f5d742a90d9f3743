import type { TokenPair } from '@punkt/contract/auth';
import type { UserInfo } from '@punkt/contract/user';
import { SESSION_KEYS } from './session-keys.ts';
import type { KeyValueStorage } from './storage.ts';
import { uuid } from './uuid.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Whoever opens this browser's storage learns who signs in here, and not how to reach them or which papers they have. */
const UNKEPT = { phone: '', additional_phone: '', email: '', telegram_login: '', snils: '' } as const;

/** What this browser remembers of a sign-in. */
export function createSession(storage: KeyValueStorage) {
  return {
    tokens: (): Tokens | null => readTokens(storage.getItem(SESSION_KEYS.tokens)),
    setTokens({ access, refresh }: TokenPair): void {
      const tokens: Tokens = { access: access.token, refresh: refresh.token };
      storage.setItem(SESSION_KEYS.tokens, JSON.stringify(tokens));
    },
    user: (): UserInfo | null => parse<UserInfo>(storage.getItem(SESSION_KEYS.user)),
    setUser(user: UserInfo): void {
      storage.setItem(SESSION_KEYS.user, JSON.stringify({ ...user, ...UNKEPT }));
      // Whoever came by a link chose no country here; when the session ends, the log-in form begins with theirs all the same.
      storage.setItem(SESSION_KEYS.country, user.country);
    },
    /** The device outlives its sessions: the list of sessions knows it again at the next sign-in. */
    deviceUuid(): string {
      const known = storage.getItem(SESSION_KEYS.device);
      if (known) return known;
      const fresh = uuid();
      storage.setItem(SESSION_KEYS.device, fresh);
      return fresh;
    },
    clear(): void {
      storage.removeItem(SESSION_KEYS.tokens);
      storage.removeItem(SESSION_KEYS.user);
    },
  };
}

export type Session = ReturnType<typeof createSession>;

function readTokens(text: string | null): Tokens | null {
  const value = parse<Partial<Tokens>>(text);
  return typeof value?.access === 'string' && typeof value.refresh === 'string'
    ? { access: value.access, refresh: value.refresh }
    : null;
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
