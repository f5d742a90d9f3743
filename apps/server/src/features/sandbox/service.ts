import type { MovableClock } from '../../platform/clock/clock.ts';
import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { SandboxOwners } from '../owners/sandbox-service.ts';
import { SANDBOX_ACCOUNTS, type SandboxAccount, STAFF_ROLE_OF } from './accounts.ts';
import { createSandboxClock } from './clock.ts';
import { EXAMPLES_JOB } from './examples.ts';
import * as store from './store.ts';

const OUTBOX_ROWS = 50;

export interface SandboxDeps {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly listener: Listener;
  readonly accounts: AuthAdmin;
  readonly owners: SandboxOwners;
}

const OWNERS: ReadonlyArray<SandboxAccount['role']> = ['owner', 'earlyOwner', 'networkOwner'];

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
    owner_status: OWNERS.includes(account.role) ? 'accepted' : 'none',
  });
  if (account.role === 'owner') await owners.seed(tx, userId);
  if (account.role === 'earlyOwner') await owners.seedEarly(tx, userId);
  if (account.role === 'networkOwner') await owners.seedNetwork(tx, userId);
  const role = STAFF_ROLE_OF[account.role];
  if (role) await accounts.grantRole(tx, userId, role, null);
}

export function createSandboxService({ db, clock, listener, accounts, owners }: SandboxDeps) {
  return {
    ...createSandboxClock({ db, clock, listener }),
    outbox: (to?: string) => store.readOutbox(db, OUTBOX_ROWS, to),
    /** Fills an empty database, once: two instances that start together wait for each other. Examples follow by a job. */
    seed: (withExamples: boolean) =>
      transaction(db, async (tx) => {
        await advisoryLock(tx, 'sandbox seed');
        if (await accounts.hasUsers(tx)) return false;
        for (const account of SANDBOX_ACCOUNTS) await addAccount(tx, { accounts, owners }, account);
        if (withExamples) await enqueue(tx, clock, { name: EXAMPLES_JOB });
        return true;
      }),
  };
}

export type SandboxService = ReturnType<typeof createSandboxService>;
