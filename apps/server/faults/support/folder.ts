import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster } from '../../src/platform/database/embedded/pidfile.ts';
import type { ProcessRef } from '../../src/platform/database/embedded/process.ts';
import { stopPostmaster } from '../../src/platform/database/embedded/stop.ts';

export type CleanUp = (work: () => Promise<void>) => void;

/** The PostgreSQL that runs on a data folder, if one does. */
export const postmasterOf = (dataDir: string): ProcessRef | undefined =>
  findPostmaster(join(dataDir, 'postgres', 'cluster'));

/** A data folder that is gone afterwards, and with it whatever PostgreSQL a killed server has left there. */
export function dataFolder(cleanUp: CleanUp): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'punkt-fault-')));
  chmodSync(folder, 0o755); // PostgreSQL may run under another account
  cleanUp(async () => {
    const orphan = postmasterOf(folder);
    if (orphan) await stopPostmaster(orphan, { pgCtl: '', log: () => undefined });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
