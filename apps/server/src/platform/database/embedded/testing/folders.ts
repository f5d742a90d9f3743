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

/**
 * Registers a test only on a machine where it means something (root, or not; mounting allowed). A test that is merely
 * skipped would be counted among those that did not run.
 */
export function when<Register extends (...args: never[]) => unknown>(
  condition: boolean,
  register: Register,
): Register {
  return condition ? register : ((() => undefined) as unknown as Register);
}
