import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNative } from './native.ts';
import { findPostmaster } from './pidfile.ts';
import { isAlive } from './process.ts';
import { chooseOutside } from './reach.ts';
import { isRoot, testFolder, when } from './testing/folders.ts';
import { machineWith, startForTest } from './testing/machine.ts';
import { ask, execute } from './testing/query.ts';

function closedFolder(): string {
  const folder = join(testFolder(), 'root');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** A project in a folder only root can enter, such as root's home. */
function closedProject() {
  const closed = closedFolder();
  const outside = join(testFolder(), 'outside');
  const native = findNative();
  const folder = join(closed, 'native');
  cpSync(native.folder, folder, { recursive: true, verbatimSymlinks: true });
  const machine = { ...machineWith(outside), native: () => ({ ...native, folder }) };
  return { dataDir: join(closed, 'data'), outside, machine };
}

const pointer = (dataDir: string) => readFileSync(join(dataDir, 'postgres', 'location'), 'utf8').trim();

when(isRoot, describe)('a project that the account can not enter', () => {
  it('keeps programs and data outside, finds them again, and starts afresh when the data folder is deleted', async () => {
    const { dataDir, outside, machine } = closedProject();
    const first = await startForTest(dataDir, {}, machine);
    await execute(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const home = pointer(dataDir);
    expect(home.startsWith(`${outside}/`)).toBe(true);
    expect(first.lines.join()).toContain(`the database lives in ${home}`);
    expect(existsSync(join(dataDir, 'postgres', 'cluster'))).toBe(false);
    await first.stop();

    const programs = join(outside, 'programs');
    const copied = statSync(join(programs, String(readdirSync(programs)))).ino;
    const second = await startForTest(dataDir, {}, machine);
    expect(await ask(second.url(), 'SELECT answer FROM kept')).toEqual({ answer: 42 });
    expect(pointer(dataDir)).toBe(home);
    expect(statSync(join(programs, String(readdirSync(programs)))).ino).toBe(copied);
    await second.stop();

    rmSync(dataDir, { recursive: true });
    const third = await startForTest(dataDir, {}, machine);
    expect(await ask(third.url(), `SELECT to_regclass('kept') AS found`)).toEqual({ found: null });
    expect(third.lines.join()).toContain(`An earlier database of this data folder is still in ${home}`);
    expect(existsSync(join(home, 'cluster', 'PG_VERSION'))).toBe(true);

    const copy = join(dataDir, '..', 'copy');
    cpSync(join(dataDir, 'postgres', 'location'), join(copy, 'postgres', 'location'));
    await expect(startForTest(copy, {}, machine)).rejects.toThrow(/in use/);
    expect(await ask(third.url(), 'SELECT 1 AS one')).toEqual({ one: 1 });
  });

  it('stops the server of a deleted data folder, which nobody else would find', async () => {
    const dataDir = join(closedFolder(), 'data');
    const machine = machineWith(join(testFolder(), 'outside'));
    await startForTest(dataDir, {}, machine);
    const forgotten = findPostmaster(join(pointer(dataDir), 'cluster'));
    if (!forgotten) throw new Error('not running');
    rmSync(join(pointer(dataDir), `running-${process.pid}.lock`)); // as if its Punkt had been killed
    rmSync(dataDir, { recursive: true });
    await startForTest(dataDir, {}, machine);
    expect(isAlive(forgotten)).toBe(false);
  });

  it('says so when what the pointer names is gone', async () => {
    const dataDir = join(closedFolder(), 'data');
    const machine = machineWith(join(testFolder(), 'outside'));
    await (await startForTest(dataDir, {}, machine)).stop();
    rmSync(pointer(dataDir), { recursive: true });
    const server = await startForTest(dataDir, {}, machine);
    expect(server.lines.join()).toMatch(/is gone.*making a new one/);
  });

  it('does not leave a database behind that was made in place before', async () => {
    const parent = join(testFolder(), 'parent');
    const dataDir = join(parent, 'data');
    await (await startForTest(dataDir)).stop();
    chmodSync(parent, 0o700);
    await expect(startForTest(dataDir)).rejects.toThrow(/can't reach it any more[\s\S]*Nothing was changed/);
    chmodSync(parent, 0o755);
    await startForTest(dataDir);
  });
});

describe('the folder outside', () => {
  it('is never one that others can write to', async () => {
    const open = testFolder();
    chmodSync(open, 0o777);
    const own = join(testFolder(), 'own');
    expect(await chooseOutside([open, own], undefined)).toBe(own);
    await expect(chooseOutside([open], undefined)).rejects.toThrow(/Set DATA_DIR/);
  });
});
