import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { findNative } from './native.ts';
import { testFolder } from './testing/folders.ts';

/** The package as npm unpacks it when install scripts are turned off. */
function unpacked(): string {
  const folder = join(testFolder(), 'native');
  cpSync(findNative().folder, folder, { recursive: true, verbatimSymlinks: true });
  const lib = join(folder, 'lib');
  for (const name of readdirSync(lib)) {
    if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name));
  }
  chmodSync(join(folder, 'bin', 'postgres'), 0o644);
  return folder;
}

const wanted = (folder: string, copyTo: string) => ({
  native: { folder, version: '18.4.0-test' },
  account: undefined,
  copyTo: async () => copyTo,
  log: () => {},
});

describe("PostgreSQL's programs", () => {
  it('are repaired when the install script of their package did not run', async () => {
    const folder = unpacked();
    const binaries = await prepareBinaries(wanted(folder, join(folder, 'unused')));
    expect(binaries).toMatchObject({ postgres: join(folder, 'bin', 'postgres'), major: '18' });
    expect(existsSync(join(folder, 'unused'))).toBe(false);
  });

  it('that do not run at all are reported with what the system said', async () => {
    const folder = join(testFolder(), 'native');
    mkdirSync(join(folder, 'bin'), { recursive: true });
    for (const name of ['postgres', 'initdb', 'pg_ctl']) cpSync('/bin/false', join(folder, 'bin', name));
    const refused = prepareBinaries(wanted(folder, testFolder()));
    await expect(refused).rejects.toThrow(/do not run on this machine[\s\S]*DATABASE_URL/);
  });
});
