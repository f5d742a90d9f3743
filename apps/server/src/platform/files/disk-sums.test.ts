import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { createDiskStorage } from './disk.ts';
import type { FileStorage, Part } from './storage.ts';

const cleanUp = afterFile();
let storage: FileStorage;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-sums-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  storage = createDiskStorage({ folder, reserveBytes: 0 });
});

const SIZES = [750_000, 750_000, 750_000, 9];
const sha256 = (bytes: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(bytes)).digest();

/** Parts that are all there, of which these were followed, in this order. */
async function followed(nums: readonly number[]) {
  const id = randomUUID();
  const bytes = SIZES.map((size) => randomBytes(size));
  const parts = bytes.map(
    (each, num): Part => ({ num, offset: num * 750_000, size: each.length, crc: crc32(each) }),
  );
  for (const part of parts) await storage.writeParts(id, [{ ...part, pieces: [bytes[part.num] as Buffer] }]);
  for (const num of nums) storage.follow(id, parts[num] as Part);
  return { id, bytes, parts };
}

it.each<[string, readonly number[]]>([
  ['in order', [0, 1, 2, 3]],
  ['in any order', [2, 0, 3, 1]],
  ['but for one that came elsewhere', [0, 1, 3]],
  ['but for the first', [1, 2, 3]],
])('what is there is added up ahead, %s, and the whole is the same', async (_, nums) => {
  const { id, bytes, parts } = await followed(nums);
  const sum = sha256(bytes);
  const size = SIZES.reduce((all, each) => all + each, 0);
  const kept = { size, sha256: sum, sourceSha256: sum };
  expect(await storage.assemble(id, parts, 'video/mp4')).toEqual(kept);
  // A crash before the commit: the same work once more, and nothing was added up ahead.
  expect(await storage.assemble(id, parts, 'video/mp4')).toEqual(kept);
});

it('what was added up is the sum of what was sent, also where something private is taken out', async () => {
  const { id, bytes, parts } = await followed([0, 1, 2, 3]);
  const kept = await storage.assemble(id, parts, 'video/mp4', [{ at: 10, start: 18, end: 900_000 }]);
  expect(kept.sourceSha256).toEqual(sha256(bytes));
  expect(kept.sha256).not.toEqual(kept.sourceSha256);
});

it('what came anew after it had been added up is added up anew', async () => {
  const { id, bytes, parts } = await followed([0, 1, 2, 3]);
  const [again, second] = [randomBytes(750_000), parts[1] as Part];
  const changed = { ...second, crc: crc32(again) };
  await storage.writeParts(id, [{ ...changed, pieces: [again] }]);
  const kept = await storage.assemble(id, parts.with(1, changed), 'video/mp4');
  expect(kept.sha256).toEqual(sha256(bytes.with(1, again)));
});

const damage = (id: string, { num, offset }: Part) =>
  storage.writeParts(id, [{ num, offset, pieces: [randomBytes(1_000)] }]);

it('what is not what was sent when it is added up is found at the end', async () => {
  const { id, parts } = await followed([0]);
  await damage(id, parts[1] as Part);
  for (const part of parts.slice(1)) storage.follow(id, part);
  await expect(storage.assemble(id, parts, 'video/mp4')).rejects.toMatchObject({ nums: [1] });
});

it('what was damaged is found where nobody added it up, and where all of it is read', async () => {
  const [alone, copied] = [await followed([]), await followed([0, 1, 2, 3])];
  for (const { id, parts } of [alone, copied]) await damage(id, parts[1] as Part);
  await expect(storage.assemble(alone.id, alone.parts, 'video/mp4')).rejects.toMatchObject({ nums: [1] });
  const blanks = [{ at: 10, start: 18, end: 900_000 }];
  await expect(storage.assemble(copied.id, copied.parts, 'video/mp4', blanks)).rejects.toMatchObject({
    nums: [1],
  });
});
