import { api, session } from './client.ts';
import { clearCurrentUser } from './current-user.ts';
import { storedKeys } from './storage.ts';
import { storedFiles } from './uploads/stored-files.ts';

const PATIENCE_MS = 5_000;

/**
 * Ends the session on the server if it can be reached, here in any case, and starts the page afresh. `everything` leaves
 * nothing behind in this browser, not even the name of the device.
 */
export async function logout(everything = false): Promise<void> {
  await leaveAccount();
  if (everything) clearStorage();
  location.assign('/login');
}

/** The part before going on: also for whoever goes on to another account. */
export async function leaveAccount(): Promise<void> {
  try {
    if (session.tokens()) {
      await api('POST /api/v4/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    }
  } catch {
    // The person wants out: an unreachable server is no reason to stay. The access token expires in minutes.
  }
  session.clear();
  clearCurrentUser();
  await storedFiles.forgetAll();
  clearTab();
  clearLocks();
}

const OF_A_PERSON = ['profile', 'registration', 'order', 'activation', 'message', 'sending', 'request'].map(
  (kind) => `punkt.${kind}.`,
);

/** What was typed belongs to whoever typed it: the next person in this tab is somebody else. */
function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (OF_A_PERSON.some((start) => key.startsWith(start))) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** The password of a lock opens a door. */
function clearLocks(): void {
  for (const key of storedKeys('punkt.lock.')) localStorage.removeItem(key);
}

function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}
