import type { UserInfo } from '@punkt/contract/user';
import { NetworkError } from './api-error.ts';
import { takeHash } from './arrival.ts';
import { api, session } from './client.ts';
import { notifyError } from './notifications/notify-error.ts';

const FRESH_MS = 5_000;

let known: { readonly user: Promise<UserInfo>; readonly access: string; readonly at: number } | undefined;

/**
 * The signed-in person, or `null` for a stranger. Loaders of one navigation run side by side and ask together, so an
 * answer is shared for a moment. Without a network the last known answer stands in: the screens say they are offline.
 */
export async function currentUser(): Promise<UserInfo | null> {
  await spendHash();
  const access = session.tokens()?.access;
  if (!access) return null;
  if (!known || known.access !== access || Date.now() - known.at > FRESH_MS) {
    known = { user: readUser(), access, at: Date.now() };
    known.user.catch(forgetUser);
  }
  return known.user;
}

export function forgetUser(): void {
  known = undefined;
}

async function readUser(): Promise<UserInfo> {
  try {
    const user = await api('GET /api/v2/user', {});
    session.setUser(user);
    return user;
  } catch (error) {
    const last = session.user();
    if (error instanceof NetworkError && last) return last;
    throw error;
  }
}

let hashUse: Promise<void> | undefined;

/** A link of the mobile app signs this browser in. All loaders of the opening wait for the one use. */
function spendHash(): Promise<void> {
  const hash = takeHash();
  if (hash) hashUse = exchangeHash(hash);
  return hashUse ?? Promise.resolve();
}

async function exchangeHash(token: string): Promise<void> {
  try {
    session.setTokens(await api('POST /api/v1/hash/use', { body: { token } }));
  } catch (error) {
    notifyError(error);
  }
}
