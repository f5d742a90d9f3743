import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newDatabase, PRODUCTION, readableLog, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createDiskStorage } from './disk.ts';
import { tryStorage } from './trial.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-trial-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('leaves nothing behind, and says nothing of a storage that is well', async () => {
  const folder = await newFolder();
  const { log, lines } = readableLog();
  await tryStorage(createDiskStorage({ folder }), log);
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((each) => each.isFile())).toEqual([]);
  expect(lines).toEqual([]);
});

it('is told of at once, with its cause, where nothing can be kept', async () => {
  const file = join(await newFolder(), 'a-file');
  await writeFile(file, '');
  const { log, lines } = readableLog();
  // In place of the folder: as root, no rights are in the way.
  await tryStorage(createDiskStorage({ folder: file }), log);
  expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining('can not be kept') }]);
  expect(JSON.stringify(lines)).toContain('ENOTDIR');
});

it('is made by each start of a production', async () => {
  const file = join(await newFolder(), 'a-file');
  await writeFile(file, '');
  const { log, lines } = readableLog();
  const databaseUrl = await newDatabase(onTestFinished);
  await testApp({
    databaseUrl,
    environment: { ...PRODUCTION, DATA_DIR: file },
    log,
    cleanUp: onTestFinished,
  });
  await waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('can not be kept') }),
    ),
  );
});
