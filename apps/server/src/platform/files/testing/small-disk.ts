import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const mount = (folder: string, megabytes: number) =>
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;

const newFolder = () => mkdtempSync(join(tmpdir(), 'punkt-small-disk-'));

/** Containers often have a root that may not mount. */
function tryMounting(): boolean {
  const folder = newFolder();
  const mounted = mount(folder, 1);
  if (mounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return mounted;
}

export const mayMount = tryMounting();

/** A disk of some megabytes, gone with the test. */
export function smallDisk(megabytes: number) {
  const folder = newFolder();
  if (!mount(folder, megabytes)) throw new Error('could not mount');
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const piece = Buffer.alloc(16 * 1024);
      for (;;) {
        try {
          writeFileSync(filler, piece, { flag: 'a' });
        } catch {
          return;
        }
      }
    },
    free: () => rmSync(filler),
  };
}
