import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acquireLock } from './lock.ts';
import { identityOf } from './process.ts';
import { testFolder } from './testing/folders.ts';
import { startForTest } from './testing/machine.ts';
import { ask } from './testing/query.ts';
import { spawnPunkt } from './testing/spawn.ts';

describe('the lock of a data folder', () => {
  it('turns a second process away with its reason and leaves the first alone', async () => {
    const dataDir = testFolder();
    const server = await startForTest(dataDir);
    const second = await spawnPunkt(dataDir, 'exit').next();
    expect(second.code).toBe('in_use');
    expect(second.message).toContain(`another Punkt (process ${process.pid})`);
    expect(second.message).toContain('DATA_DIR');
    await expect(startForTest(dataDir)).rejects.toThrow(/in use by this same process/);
    expect(await ask(server.url(), 'SELECT 1 AS one')).toEqual({ one: 1 });
  });

  it('lets one of several that start at once through, and never two', async () => {
    const dataDir = testFolder();
    const reports = await Promise.all([1, 2, 3].map(() => spawnPunkt(dataDir, 'hold').next()));
    expect(reports.filter(({ url }) => url)).toHaveLength(1);
    expect(reports.filter(({ code }) => code === 'in_use')).toHaveLength(2);
  });

  it('is not held by the dead, nor by a program that got the pid of the dead', async () => {
    const folder = testFolder();
    const leave = (pid: number, content: string) =>
      writeFileSync(join(folder, `running-${pid}.lock`), content);
    leave(4_194_303, '{"identity":"gone"}');
    leave(4_194_302, '{"iden');
    leave(process.ppid, '{"identity":"of the one before"}');
    leave(process.pid, '{"identity":"of the one before us"}');
    const release = await acquireLock(folder);
    expect(readdirSync(folder)).toEqual([`running-${process.pid}.lock`]);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is held by a live process, also while its file is half written', async () => {
    const folder = testFolder();
    const path = join(folder, `running-${process.ppid}.lock`);
    writeFileSync(path, JSON.stringify({ identity: identityOf(process.ppid) }));
    await expect(acquireLock(folder)).rejects.toThrow(/another Punkt/);
    writeFileSync(path, '{"iden');
    await expect(acquireLock(folder)).rejects.toThrow(/another Punkt/);
    expect(readdirSync(folder)).toEqual([`running-${process.ppid}.lock`]);
  });
});
