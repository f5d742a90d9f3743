import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PATIENCE_MS } from '../../../../test/waiting.ts';
import { type EmbeddedError, explain } from './errors.ts';
import { isRoot, testFolder, when } from './testing/folders.ts';
import { startForTest } from './testing/machine.ts';
import { ask, execute } from './testing/query.ts';
import { SCRIPT, spawnPunkt } from './testing/spawn.ts';

const NOBODY = 65534;

const failure = (start: Promise<unknown>) =>
  start.then(
    () => undefined,
    (error: EmbeddedError) => error,
  );

const mount = (folder: string, options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;

/** Containers often have a root that may not mount. */
function tryMounting(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'punkt-mount-'));
  const mounted = isRoot && mount(folder, 'size=1m');
  if (mounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return mounted;
}

const mayMount = tryMounting();

/** A small disk of its own. */
function mountDisk(folder: string, options: string): void {
  expect(mount(folder, options)).toBe(true);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
}

function fillDisk(folder: string): void {
  const path = join(folder, 'filler');
  const piece = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      writeFileSync(path, piece, { flag: 'a' });
    } catch {
      return;
    }
  }
}

describe('a full disk', () => {
  it('is what the system calls by its name', () => {
    expect(() => writeFileSync('/dev/full', 'x')).toThrow(/ENOSPC/);
    const error = explain('write', '/data', new Error('ENOSPC: no space left on device, write'));
    expect(error.code).toBe('disk_full');
    expect(error.message).toMatch(/The disk is full[\s\S]*Free some space/);
  });

  when(mayMount, it)('leaves no half database behind, and harms no whole one', async () => {
    const disk = testFolder();
    mountDisk(disk, 'size=20m,mode=755');
    const dataDir = join(disk, 'data');
    expect(await failure(startForTest(dataDir))).toMatchObject({ code: 'disk_full' });
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name !== 'password')).toEqual([]);

    execFileSync('mount', ['-o', 'remount,size=300m', disk]);
    const first = await startForTest(dataDir);
    await execute(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    fillDisk(disk);
    expect(await failure(startForTest(dataDir))).toMatchObject({ code: 'disk_full' });
    rmSync(join(disk, 'filler'));
    const second = await startForTest(dataDir);
    expect(await ask(second.url(), 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });
});

describe('a folder that is not ours to write', () => {
  when(mayMount, it)('is named, with what to do, on a read-only disk', async () => {
    const disk = testFolder();
    mountDisk(disk, 'size=1m,ro');
    const error = await failure(startForTest(join(disk, 'data')));
    expect(error).toMatchObject({ code: 'not_writable' });
    expect(error?.message).toMatch(/could not open its folder[\s\S]*DATA_DIR/);
  });

  when(!isRoot, it)('is named for an ordinary user', async () => {
    const closed = testFolder();
    chmodSync(closed, 0o555);
    expect(await failure(startForTest(join(closed, 'data')))).toMatchObject({ code: 'not_writable' });
  });

  const reachable =
    isRoot && spawnSync(process.execPath, ['--check', SCRIPT], { uid: NOBODY, gid: NOBODY }).status === 0;

  when(reachable, it)('is named for an ordinary user after root had used it', async () => {
    const dataDir = join(testFolder(), 'data');
    await (await startForTest(dataDir)).stop();
    const report = await spawnPunkt(dataDir, 'exit', NOBODY).next();
    expect(report).toMatchObject({ code: 'not_writable' });
    expect(report.message).toContain(`uid ${NOBODY}`);
  });

  when(reachable, it)(
    'is no trouble the other way round: root runs the database as the user who made it',
    async () => {
      const dataDir = join(testFolder(), 'data');
      mkdirSync(dataDir);
      chownSync(dataDir, NOBODY, NOBODY);
      const user = spawnPunkt(dataDir, 'stop', NOBODY);
      expect(await user.next()).toMatchObject({ adopted: false });
      await user.ended;
      expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(NOBODY);

      await (await startForTest(dataDir)).stop();
      expect(await spawnPunkt(dataDir, 'stop', NOBODY).next()).toMatchObject({ adopted: false });
    },
  );
});

describe('an unfinished or foreign cluster', () => {
  it('is made anew when the initialisation was interrupted', async () => {
    const dataDir = testFolder();
    const home = join(dataDir, 'postgres');
    const child = spawnPunkt(dataDir, 'hold');
    const halfMade = () =>
      (existsSync(home) ? readdirSync(home) : []).find((name) => /^cluster\.new-\w+$/.test(name));
    await expect
      .poll(() => existsSync(join(home, halfMade() ?? '-', 'PG_VERSION')), {
        interval: 5,
        timeout: PATIENCE_MS,
      })
      .toBe(true);
    child.process.kill('SIGKILL');
    await child.ended;
    expect(existsSync(join(home, 'cluster'))).toBe(false);

    const server = await startForTest(dataDir);
    expect(server.adopted).toBe(false);
    expect(await ask(server.url(), 'SELECT 1 AS one')).toEqual({ one: 1 });
    expect(halfMade()).toBeUndefined();
  });

  it('is left alone when files are missing from it', async () => {
    const dataDir = testFolder();
    const cluster = join(dataDir, 'postgres', 'cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'something'), 'of value');
    expect(await failure(startForTest(dataDir))).toMatchObject({ code: 'incomplete' });
    expect(readdirSync(cluster)).toEqual(['something']);
  });

  it('is left alone when it is of another major version', async () => {
    const dataDir = testFolder();
    const home = join(dataDir, 'postgres');
    await (await startForTest(dataDir)).stop();
    writeFileSync(join(home, 'cluster', 'PG_VERSION'), '17\n');
    const before = readdirSync(home, { recursive: true }).sort();
    const error = await failure(startForTest(dataDir));
    expect(error).toMatchObject({ code: 'other_version' });
    expect(error?.message).toMatch(/made by PostgreSQL 17; this Punkt brings PostgreSQL 18/);
    expect(readdirSync(home, { recursive: true }).sort()).toEqual(before);
  });
});
