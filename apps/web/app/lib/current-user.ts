import type { UserInfo } from '@punkt/contract/user';
import { NetworkError } from './api-error.ts';
import { takeHash } from './arrival.ts';
import { api, session } from './client.ts';
import { notifyError } from './notifications/notify-error.ts';
import { wait } from './retry.ts';

const FRESH_MS = 5_000;
const SILENCE_MS = 3_000;

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
    known = { user: readUser(access), access, at: Date.now() };
    known.user.catch(clearCurrentUser);
  }
  return known.user;
}

export function clearCurrentUser(): void {
  known = undefined;
}

async function readUser(access: string): Promise<UserInfo> {
  const last = session.user();
  const asked = api('GET /api/v2/user', {}).then((user) => {
    // Whoever signed out in another tab meanwhile is not written down again, nor over somebody who signed in there. After a refresh the
    // token is another one, and the person is the same.
    const now = session.tokens();
    if (now?.access === access || (now && session.user()?.user_id === user.user_id)) session.setUser(user);
    return user;
  });
  if (!last) return asked;
  const answered = new AbortController();
  try {
    return await Promise.race([asked, silence(answered.signal).then(() => last)]);
  } catch (error) {
    if (error instanceof NetworkError) return last;
    throw error;
  } finally {
    answered.abort();
  }
}

/** The rest is loaded only where the answer keeps one waiting; without a network it can't be, which says the same. */
async function silence(signal: AbortSignal): Promise<void> {
  await wait(SILENCE_MS, signal);
  const network = await import('./network.ts').catch(() => null);
  await network?.untilLost(signal);
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
    // Nobody is taken out of their account, or led into a stranger's, without being asked.
    if (session.tokens() && !(await (await import('./account-switch.ts')).maySwitch(token))) return;
    const body = { token, device_uuid: session.deviceUuid() };
    session.setTokens(await api('POST /api/v1/hash/use', { body }));
  } catch (error) {
    notifyError(error);
  }
}
