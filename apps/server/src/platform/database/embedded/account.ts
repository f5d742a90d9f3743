import { EmbeddedError } from './errors.ts';
import type { Account } from './run.ts';

type Named = NonNullable<Account>;

/** What the choice needs to know about the machine. */
export type Accounts = {
  isRoot: boolean;
  /** Accounts made for this, best first. */
  preferred: string[];
  /** The name we give to an account of our own when there is none of them. */
  own: string;
  /** Unprivileged accounts that exist nearly everywhere. */
  fallbacks: string[];
  find(name: string): Promise<Named | undefined>;
  create(name: string): Promise<void>;
};

/** PostgreSQL refuses to run as root, so root has to hand it to somebody else. */
export async function chooseAccount(accounts: Accounts, log: (line: string) => void): Promise<Account> {
  if (!accounts.isRoot) return undefined;
  const existing = await firstOf(accounts, [...accounts.preferred, accounts.own]);
  if (existing) return existing;
  await accounts.create(accounts.own);
  const created = await firstOf(accounts, [accounts.own]);
  if (created) {
    log(`PostgreSQL does not run as root: created the system account "${created.name}" for it`);
    return created;
  }
  const fallback = await firstOf(accounts, accounts.fallbacks);
  if (!fallback) throw noAccount(accounts);
  log(`PostgreSQL does not run as root and no account could be created: using "${fallback.name}"`);
  return fallback;
}

async function firstOf(accounts: Accounts, names: string[]): Promise<Account> {
  for (const name of names) {
    const found = await accounts.find(name);
    if (found && found.uid !== 0) return found;
  }
  return undefined;
}

const noAccount = (accounts: Accounts) =>
  new EmbeddedError(
    'no_account',
    'PostgreSQL refuses to run as root, and this machine has no account it could run under.',
    `Start Punkt as an ordinary user, or create an account first: useradd --system ${accounts.own}`,
  );
