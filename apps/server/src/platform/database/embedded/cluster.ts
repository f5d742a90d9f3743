import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedError, explain } from './errors.ts';
import { syncFolder } from './files.ts';
import { ROLE } from './password.ts';
import type { Place } from './place.ts';
import { giveTo } from './reach.ts';
import { type Account, run } from './run.ts';

const HALF_MADE = /^cluster\.new-/;

type Making = { binaries: Binaries; account: Account; place: Place; password: string; durable: boolean };

/**
 * initdb works in a folder of another name, which gets the real one when it is complete. So what is called
 * `cluster` is whole, and an interrupted attempt is known by its name and can be thrown away.
 */
export async function makeCluster({ binaries, account, place, password, durable }: Making): Promise<void> {
  const folder = join(place.home, `cluster.new-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${folder}.password`; // initdb runs as the account, which can't read ours
  try {
    await mkdir(folder);
    await giveTo(account, folder);
    await writeFile(passwordFile, password, { flag: 'wx', mode: 0o600 });
    if (account) await chown(passwordFile, account.uid, account.gid);
    const { code, output } = await run(binaries.initdb, flags(folder, passwordFile, durable), account);
    if (code !== 0) throw new Error(output);
    await rename(folder, place.cluster);
    if (durable) await syncFolder(place.home);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw explain('create the database', place.home, error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The built-in provider sorts and folds case by PostgreSQL's own tables: no locale of the host is needed. */
function flags(folder: string, passwordFile: string, durable: boolean): string[] {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  const login = [`--username=${ROLE}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  return [`--pgdata=${folder}`, ...locale, ...login, '--no-instructions', ...(durable ? [] : ['--no-sync'])];
}

/** An initdb that outlived its Node may still write there: what can't be removed now is removed next time. */
export async function removeHalfMade(home: string): Promise<void> {
  for (const name of (await readdir(home)).filter((name) => HALF_MADE.test(name))) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** False: there is none. A folder that is neither empty nor a cluster of our version is left alone. */
export async function checkCluster(cluster: string, binaries: Binaries): Promise<boolean> {
  if (!existsSync(cluster)) return false;
  if ((await readdir(cluster)).length === 0) {
    await rmdir(cluster);
    return false;
  }
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!major || !existsSync(join(cluster, 'global', 'pg_control'))) throw incomplete(cluster);
  if (major !== binaries.major) throw otherVersion(cluster, major, binaries.major);
  return true;
}

/** PostgreSQL insists on owning its folder: root runs an existing cluster as whoever owns it. */
export async function ownerOf(cluster: string): Promise<Account> {
  const owner = await stat(cluster).catch(() => undefined);
  return owner && owner.uid !== 0 ? { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid } : undefined;
}

const incomplete = (cluster: string) =>
  new EmbeddedError(
    'incomplete',
    `${cluster} is not a complete PostgreSQL cluster: files are missing from it.`,
    'Restore it from a backup, or move it away to start with an empty database. Nothing was changed.',
  );

const otherVersion = (cluster: string, found: string, wanted: string) =>
  new EmbeddedError(
    'other_version',
    `The database in ${cluster} was made by PostgreSQL ${found}; this Punkt brings PostgreSQL ${wanted}.`,
    `Dump it with the older Punkt (pg_dump) and load it into a new data folder, or move it away to start with an empty database. Nothing was changed.`,
  );
