import { chmod, chown, lstat, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedError, explain } from './errors.ts';
import { codeOf } from './files.ts';
import { type Account, run } from './run.ts';

/**
 * Whether a folder of that account inside `folder` would serve PostgreSQL: it must be able to enter it and write,
 * and owner and mode must hold (on Windows disks under Linux and on some network disks they do not).
 */
export async function canHold(account: Account, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const probe = await mkdtemp(join(folder, 'probe-')).catch((error) => {
    throw explain('write', folder, error);
  });
  try {
    return (await giveTo(account, probe)) && (await enters(account, probe));
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** Makes a folder private to the account; false where the file system doesn't do that. */
export async function giveTo(account: Account, folder: string): Promise<boolean> {
  try {
    await chmod(folder, 0o700);
    if (account) await chown(folder, account.uid, account.gid);
    const { mode, uid } = await stat(folder);
    return (mode & 0o077) === 0 && (!account || uid === account.uid);
  } catch (error) {
    if (['EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'].includes(codeOf(error))) return false;
    throw explain('write', folder, error);
  }
}

async function enters(account: Account, folder: string): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1" && mkdir x', 'sh', folder], account);
  return code === 0;
}

/**
 * Bases for what can't stay in the data folder, best first. /var/lib is where the system keeps the data of
 * services and survives a restart; the temporary folder is the last resort, since it may be emptied at boot.
 */
export const outsideBases = () =>
  process.getuid?.() === 0
    ? ['/var/lib/punkt', join(tmpdir(), 'punkt')]
    : [join(homedir(), '.local', 'share', 'punkt'), join(tmpdir(), `punkt-${process.getuid?.() ?? 0}`)];

export async function chooseOutside(bases: string[], account: Account): Promise<string> {
  for (const base of bases) {
    if ((await isTrusted(base).catch(() => false)) && (await canHold(account, base).catch(() => false)))
      return base;
  }
  throw new EmbeddedError(
    'not_writable',
    `The account "${account?.name ?? 'in use'}", under which PostgreSQL has to run, can keep files neither in the data folder nor in ${bases.join(' or ')}.`,
    'Set DATA_DIR to a folder every account can enter, for example /srv/punkt, or start Punkt as an ordinary user.',
  );
}

/** Anybody may have made that folder in /tmp before us: it must be ours and closed to others' writing. */
async function isTrusted(base: string): Promise<boolean> {
  await mkdir(base, { recursive: true });
  const info = await lstat(base);
  if (!info.isDirectory() || info.uid !== process.getuid?.() || (info.mode & 0o022) !== 0) return false;
  await chmod(base, 0o755);
  return true;
}
