import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { EmbeddedError, explain } from './errors.ts';
import { codeOf } from './files.ts';
import type { Native } from './native.ts';
import { type Account, type Outcome, run } from './run.ts';

export type Binaries = { postgres: string; initdb: string; pgCtl: string; version: string; major: string };

type Wanted = {
  native: Native;
  account: Account;
  copyTo: () => Promise<string>;
  log: (line: string) => void;
};

/** Programs that the account can run: where npm put them, or else a copy (made once per version). */
export async function prepareBinaries({ native, account, copyTo, log }: Wanted): Promise<Binaries> {
  await repair(native.folder).catch(() => {}); // a read-only node_modules is repaired in the copy
  const inPlace = await probe(native.folder, account);
  if (inPlace.code === 0) return describe(native, native.folder, inPlace);
  const copy = join(await copyTo(), 'programs', `${native.version}-${process.platform}-${process.arch}`);
  if ((await probe(copy, account)).code !== 0) {
    await copyPrograms(native.folder, copy).catch((error) => {
      throw explain('copy its programs', copy, error);
    });
    log(`PostgreSQL's account can't run the programs in ${native.folder}; copied them to ${copy}`);
  }
  const outcome = await probe(copy, account);
  if (outcome.code !== 0) throw unusable(copy, outcome);
  return describe(native, copy, outcome);
}

const SUFFIX = process.platform === 'win32' ? '.exe' : '';
const program = (folder: string, name: string) => join(folder, 'bin', `${name}${SUFFIX}`);

/** The only proof that a program runs (rights, mount options, libraries) is to run it. */
const probe = (folder: string, account: Account) => run(program(folder, 'postgres'), ['--version'], account);

function describe(native: Native, folder: string, { output }: Outcome): Binaries {
  const names = { postgres: program(folder, 'postgres'), initdb: program(folder, 'initdb') };
  const major = /(\d+)[.\w]*\s*$/.exec(output)?.[1] ?? '';
  return { ...names, pgCtl: program(folder, 'pg_ctl'), version: native.version, major };
}

/** Copied aside and renamed: a copy that has its final name is whole. */
async function copyPrograms(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await chmod(dirname(to), 0o755);
  // Static libraries are for compilers and would make up a tenth of the copy.
  await cp(from, temporary, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await repair(temporary);
  await rm(to, { recursive: true, force: true });
  await rename(temporary, to);
}

/** What the package's install script does; npm can be told not to run it, and npm packages can't hold symlinks. */
async function repair(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const name of ['postgres', 'initdb', 'pg_ctl']) await makeExecutable(program(folder, name));
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(folder, relative('native', target));
    await symlink(relative(dirname(target), source), path).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}

const unusable = (folder: string, { output }: Outcome) =>
  new EmbeddedError(
    'binaries',
    `The programs of the embedded PostgreSQL in ${folder} do not run on this machine.`,
    `They need glibc (Alpine has none) and a disk mounted without noexec; otherwise set DATABASE_URL to a PostgreSQL of your own.\n${output.trim()}`,
  );
