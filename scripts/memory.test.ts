import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryBase } from './lib/memory.mjs';

const GIB = 1024 ** 3;
const MOUNTED = 'tmpfs /dev/shm tmpfs rw,nosuid,nodev,relatime 0 0';
const ROOMY = {
  platform: 'linux',
  mounts: () => `/dev/vda / ext4 rw 0 0\n${MOUNTED}\n`,
  room: () => 12 * GIB,
  memory: 16 * GIB,
};

test('memory is used where there is enough of it', () => {
  expect(temporaryBase(ROOMY)).toBe('/dev/shm');
});

const OTHERS: ReadonlyArray<readonly [string, Partial<typeof ROOMY>]> = [
  ['another system', { platform: 'darwin' }],
  ['64 MB of a container', { room: () => GIB / 16 }],
  ['a small machine', { memory: 4 * GIB }],
  ['a place no program may be run from', { mounts: () => MOUNTED.replace('rw,', 'rw,noexec,') }],
  ['a place for reading', { mounts: () => MOUNTED.replace('rw,', 'ro,') }],
  ['a disk by that name', { mounts: () => '/dev/vdb /dev/shm ext4 rw 0 0' }],
  ['a second mount over the first', { mounts: () => `${MOUNTED}\nnone /dev/shm tmpfs rw,noexec 0 0` }],
  ['no such place', { mounts: () => '/dev/vda / ext4 rw 0 0' }],
  [
    'a system that does not tell',
    {
      mounts: () => {
        throw new Error('no /proc');
      },
    },
  ],
];
test.for(OTHERS)('%s: the usual folder', ([, other]) => {
  expect(temporaryBase({ ...ROOMY, ...other })).toBe(tmpdir());
});

test('the folder goes with the run, whatever is left in it', () => {
  const source = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { runFolder } from ${JSON.stringify(pathToFileURL(`${import.meta.dirname}/lib/memory.mjs`).href)};
    const folder = runFolder();
    mkdirSync(folder + '/left');
    writeFileSync(folder + '/left/behind', '');
    console.log(folder);
  `;
  const folder = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
  }).trim();
  expect(existsSync(dirname(folder))).toBe(true);
  expect(folder).toMatch(/punkt-run-\w+$/);
  expect(existsSync(folder)).toBe(false);
});
