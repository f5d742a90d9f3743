import { sql } from 'kysely';
import type { MovableClock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { shiftJobs } from '../../platform/jobs/jobs.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { SandboxOwners } from '../owners/sandbox-service.ts';
import { SANDBOX_ACCOUNTS, type SandboxAccount, STAFF_ROLE_OF } from './accounts.ts';
import * as store from './store.ts';

const CLOCK_CHANNEL = 'punkt_clock';
const OUTBOX_ROWS = 50;

/** The made-up point at which the sandbox's employee works, until points have a feature of their own. */
const SANDBOX_POINT = 1001;

export interface SandboxDeps {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly listener: Listener;
  readonly accounts: AuthAdmin;
  readonly owners: SandboxOwners;
}

async function addAccount(
  tx: Tx,
  { accounts, owners }: Pick<SandboxDeps, 'accounts' | 'owners'>,
  account: SandboxAccount,
): Promise<void> {
  const userId = await accounts.ensureUser(tx, account.phone, account.country);
  const [first_name, last_name] = account.name;
  await accounts.change(tx, userId, {
    first_name,
    last_name,
    owner_status: account.role === 'owner' ? 'accepted' : 'none',
  });
  if (account.role === 'owner') await owners.seed(tx, userId);
  const role = STAFF_ROLE_OF[account.role];
  if (role) await accounts.grantRole(tx, userId, role, null);
  if (account.role === 'employee')
    await accounts.addPointRole(tx, userId, SANDBOX_POINT, 'PERM_EMPLOYEE', false);
}

export function createSandboxService({ db, clock, listener, accounts, owners }: SandboxDeps) {
  const follow = async () => clock.set(await store.readOffset(db));
  listener.on(CLOCK_CHANNEL, () => void follow().catch(() => undefined));
  return {
    follow,
    outbox: () => store.readOutbox(db, OUTBOX_ROWS),
    clock: () => ({ now: clock.now().toISOString(), offset_seconds: clock.offsetSeconds() }),
    /** Time, and everything that waits for it, moves in one transaction. */
    advance: async (seconds: number) => {
      const offset = await transaction(db, async (tx) => {
        await shiftJobs(tx, seconds);
        await sql`select pg_notify(${CLOCK_CHANNEL}, '')`.execute(tx);
        return store.addOffset(tx, seconds);
      });
      clock.set(offset);
    },
    /** Fills an empty database, once: two instances that start together wait for each other. */
    seed: () =>
      transaction(db, async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('sandbox seed', 0))`.execute(tx);
        if (await accounts.hasUsers(tx)) return false;
        for (const account of SANDBOX_ACCOUNTS) await addAccount(tx, { accounts, owners }, account);
        return true;
      }),
  };
}

export type SandboxService = ReturnType<typeof createSandboxService>;
