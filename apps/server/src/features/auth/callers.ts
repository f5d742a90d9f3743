import { isStaffRole } from '@punkt/domain/staff';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { Authenticate, Caller } from '../../platform/http/caller.ts';
import { digest } from '../../platform/secrets.ts';
import { findAccess, findCaller } from './session-store.ts';
import { SESSIONS_CHANNEL } from './sessions.ts';

interface Remembered {
  readonly caller: Caller;
  readonly expires: number;
}

type Row = NonNullable<Awaited<ReturnType<typeof findCaller>>>;

const callerFrom = (row: Row): Caller => ({
  userId: row.user_id,
  sessionId: row.session_id,
  pickpointId: row.pickpoint_id,
  staffRoles: row.staff_roles.map(({ role }) => role).filter(isStaffRole),
});

/** Whoever a session belongs to, as it stands now; nobody once it has ended. For tickets that outlive an access token. */
export const createSessionCallers =
  (db: Database) =>
  async (sessionId: string): Promise<Caller | null> => {
    const row = await findCaller(db, sessionId);
    return row ? callerFrom(row) : null;
  };

const MOST_REMEMBERED = 50_000;

/**
 * Returns the caller of a token from a cache, so that a call costs no second query. An entry is dropped the moment
 * another instance ends a session or changes a role (NOTIFY), and nothing is cached while notifications may be missed.
 */
export function createAuthenticator(db: Database, clock: Clock, listener: Listener): Authenticate {
  const memory = new Map<string, Remembered>();
  let generation = 0;

  listener.on(SESSIONS_CHANNEL, (userId) => {
    generation += 1;
    if (userId === null) memory.clear();
    else for (const [key, { caller }] of memory) if (caller.userId === userId) memory.delete(key);
  });

  function remember(key: string, entry: Remembered, since: number): void {
    // A session may have ended between our query and now: what was read before the news is not kept.
    if (!listener.connected || since !== generation) return;
    const oldest = memory.size >= MOST_REMEMBERED ? memory.keys().next().value : undefined;
    if (oldest !== undefined) memory.delete(oldest);
    memory.set(key, entry);
  }

  async function look(key: string, hash: Buffer): Promise<Caller | null> {
    const since = generation;
    const row = await findAccess(db, hash);
    if (!row || row.expires <= clock.now()) return null;
    const caller = callerFrom(row);
    remember(key, { caller, expires: row.expires.getTime() }, since);
    return caller;
  }

  return async (token) => {
    const hash = digest(token);
    const key = hash.toString('base64');
    const known = listener.connected ? memory.get(key) : undefined;
    if (known && known.expires > clock.now().getTime()) return known.caller;
    memory.delete(key);
    return look(key, hash);
  };
}
