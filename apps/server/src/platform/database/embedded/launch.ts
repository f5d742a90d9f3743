import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Accounts, chooseAccount } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { checkCluster, makeCluster, ownerOf, removeHalfMade } from './cluster.ts';
import { ensureDatabase } from './database.ts';
import { explain } from './errors.ts';
import type { Native } from './native.ts';
import { adoptOrphan } from './orphan.ts';
import { ensurePassword, hasPassword, resetPassword } from './password.ts';
import { choosePlace, knownPlace, makeHome } from './place.ts';
import { rememberPort } from './port.ts';
import { type Launch, type Running, startPostmaster } from './postmaster.ts';
import { chooseOutside } from './reach.ts';
import type { Account } from './run.ts';
import { serverSettings } from './settings.ts';
import { stopPostmaster } from './stop.ts';

export type StartOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** False turns fsync off, for tests. */
  durable?: boolean;
  settings?: Record<string, string>;
};

/** What the machine gives; tests put a part of it elsewhere. */
export type Machine = { accounts: Accounts; native: () => Native; outside: string[] };

type Lock = (folder: string) => Promise<void>;

export type Launched = { running: Running; password: string; pgCtl: string; adopted: boolean };

/** The folder that is locked; its real path, so that two names of one folder are one folder. */
export async function prepareControl(dataDir: string): Promise<string> {
  const folder = join(resolve(dataDir), 'postgres');
  try {
    await makeHome(folder);
    return await realpath(folder);
  } catch (error) {
    throw explain('open its folder', folder, error);
  }
}

/** From a locked folder to a database that answers. */
export async function launch(
  control: string,
  options: StartOptions,
  machine: Machine,
  lock: Lock,
): Promise<Launched> {
  const prepared = await prepare(control, options, machine);
  // A copy of a data folder holds a copy of its pointer: two folders, one database.
  if (prepared.place.home !== control) await lock(prepared.place.home);
  const { pgCtl } = prepared.binaries;
  const { home, cluster } = prepared.place;
  const complete = await checkCluster(cluster, prepared.binaries);
  const adopted = await adoptOrphan(prepared, hasPassword(home) ? await ensurePassword(home) : undefined);
  if (adopted) return { running: adopted, password: await ensurePassword(home), pgCtl, adopted: true };
  const password = await (complete ? passwordOf(prepared) : createCluster(prepared, options.durable ?? true));
  const running = await startPostmaster(prepared);
  try {
    await ensureDatabase(running.port, password, cluster);
    await rememberPort(home, running.port);
  } catch (error) {
    await stopPostmaster(running, { pgCtl, log: options.log });
    throw explain('open its database', cluster, error);
  }
  return { running, password, pgCtl, adopted: false };
}

async function prepare(control: string, options: StartOptions, machine: Machine): Promise<Launch> {
  const { log } = options;
  const account = await accountFor(control, machine.accounts, log);
  const outside = () => chooseOutside(machine.outside, account);
  const place = await choosePlace({ control, account, outside, log });
  const copyTo = account ? outside : async () => place.home;
  const binaries = await prepareBinaries({ native: machine.native(), account, copyTo, log });
  const settings = serverSettings(binaries.version, options.durable ?? true, options.settings ?? {});
  return { binaries, account, place, settings, log };
}

async function accountFor(
  control: string,
  accounts: Accounts,
  log: (line: string) => void,
): Promise<Account> {
  const known = await knownPlace(control);
  const owner = accounts.isRoot && known ? await ownerOf(known.cluster) : undefined;
  return owner ?? chooseAccount(accounts, log);
}

async function passwordOf({ binaries, account, place }: Launch): Promise<string> {
  if (!hasPassword(place.home)) await resetPassword(binaries, account, place);
  return ensurePassword(place.home);
}

async function createCluster({ binaries, account, place, log }: Launch, durable: boolean): Promise<string> {
  log(`Creating the database in ${place.cluster}`);
  await removeHalfMade(place.home);
  const password = await ensurePassword(place.home);
  await makeCluster({ binaries, account, place, password, durable });
  return password;
}
