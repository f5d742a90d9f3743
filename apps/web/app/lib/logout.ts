import { api, session } from './client.ts';
import { forgetUser } from './current-user.ts';
import { keptFiles } from './uploads/kept-files.ts';

const PATIENCE_MS = 5_000;

/**
 * Ends the session on the server if it can be reached, here in any case, and starts the page afresh. `everything` leaves
 * nothing behind in this browser, not even the name of the device.
 */
export async function logout(everything = false): Promise<void> {
  try {
    if (session.tokens()) {
      await api('POST /api/v4/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    }
  } catch {
    // The person wants out: an unreachable server is no reason to stay. The access token dies in minutes by itself.
  }
  session.clear();
  forgetUser();
  await keptFiles.forgetAll();
  if (everything) clearStorage();
  location.assign('/login');
}

function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}
