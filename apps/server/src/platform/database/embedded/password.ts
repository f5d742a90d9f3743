import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { explain } from './errors.ts';
import { replaceFile } from './files.ts';
import type { Place } from './place.ts';
import { type Account, run } from './run.ts';

export const ROLE = 'punkt';

const fileIn = (home: string) => join(home, 'password');

export const hasPassword = (home: string) => existsSync(fileIn(home));

/** Readable by us alone; PostgreSQL itself keeps only a hash. Hexadecimal, so that no URL or SQL has to escape it. */
export async function ensurePassword(home: string): Promise<string> {
  if (!hasPassword(home)) await replaceFile(fileIn(home), `${randomBytes(24).toString('hex')}\n`, 0o600);
  return (await readFile(fileIn(home), 'utf8')).trim();
}

/** Somebody deleted the password of an existing cluster: single-user mode sets a new one without asking for the old. */
export async function resetPassword(
  binaries: Binaries,
  account: Account,
  { home, cluster }: Place,
): Promise<void> {
  const password = randomBytes(24).toString('hex');
  const sql = `ALTER ROLE ${ROLE} PASSWORD '${password}'\n`;
  const { code, output } = await run(
    binaries.postgres,
    ['--single', '-D', cluster, 'postgres'],
    account,
    sql,
  );
  if (code !== 0 || /ERROR|FATAL/.test(output)) throw explain('set a new password', cluster, output);
  await replaceFile(fileIn(home), `${password}\n`, 0o600);
}
