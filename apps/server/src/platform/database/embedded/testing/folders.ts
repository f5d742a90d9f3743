import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const isRoot = process.getuid?.() === 0;

/** A folder of the test's own that every account can enter (mkdtemp makes it private), removed at its end. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'punkt-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A start takes a second; on a machine busy with other things, several. */
export const SLOW = { timeout: 60_000 };
