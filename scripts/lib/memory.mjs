import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** Far more than the 260 MB that were seen at most: what fills up is memory that browsers, servers and workers want too. */
const ROOM = 4 * GIB;
const MEMORY = 8 * GIB;

/** What the choice asks of the machine; a test answers in its place. */
const thisMachine = () => ({
  platform: process.platform,
  mounts: () => readFileSync('/proc/mounts', 'utf8'),
  room: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  memory: process.availableMemory?.() ?? freemem(),
});

/** Containers often have 64 MB there, or let no program be run from it (a browser out of a package is unpacked and run). */
function isUsable({ mounts, room, memory }) {
  const [, , type, options = ''] =
    mounts()
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === SHARED_MEMORY) ?? [];
  const allows = options.split(',');
  return (
    type === 'tmpfs' &&
    allows.includes('rw') &&
    !allows.includes('noexec') &&
    room(SHARED_MEMORY) >= ROOM &&
    memory >= MEMORY
  );
}

/** Where folders that live as long as a run of the tests are made. */
export function temporaryBase(machine) {
  if (machine.platform !== 'linux') return tmpdir();
  try {
    return isUsable(machine) ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * A folder for all that the tests write, in memory where there is enough of it: a test's database is a thousand small files, and making and removing
 * them on a disk was a quarter of the processor's time of the server's tests. It goes with this process, and with it whatever a test has left there.
 */
export function runFolder(machine = thisMachine()) {
  const folder = mkdtempSync(join(temporaryBase(machine), 'punkt-run-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
