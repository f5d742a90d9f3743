import { constants, type FileHandle, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMissing, PIECE, pieces } from './disk-pieces.ts';
import { createDiskSums } from './disk-sums.ts';
import { explained, StorageFull } from './failures.ts';
import {
  type ByteRange,
  type FileStorage,
  type FileVariant,
  type Kept,
  objectName,
  type SentPart,
} from './storage.ts';

export interface DiskOptions {
  readonly folder: string;
  /** Room that uploads leave to others: a database on the same disk must be able to write. */
  readonly reserveBytes?: number;
}

const RESERVE = 256 * 1024 * 1024;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

/** Opens, making the folder the first time. */
async function openIn(path: string, flags: number): Promise<FileHandle> {
  return open(path, flags, 0o600).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, flags, 0o600);
  });
}

async function closing<T>(handle: FileHandle, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  return work(handle).finally(() => handle.close());
}

/** What is left of the pieces once so many bytes of them are written. */
function rest(pieces: readonly Buffer[], written: number): Buffer[] {
  let skip = written;
  return pieces.flatMap((piece) => {
    const left = piece.subarray(Math.min(skip, piece.length));
    skip -= piece.length - left.length;
    return left.length > 0 ? [left] : [];
  });
}

interface Run {
  readonly offset: number;
  readonly pieces: readonly Buffer[];
}

/** Parts that lie one behind the other are one write. */
function runsOf(parts: readonly SentPart[]): Run[] {
  const runs: Run[] = [];
  let end = -1;
  for (const { offset, pieces } of parts) {
    const before = offset === end ? runs.pop() : undefined;
    runs.push(before ? { ...before, pieces: before.pieces.concat(pieces) } : { offset, pieces });
    end = pieces.reduce((at, { length }) => at + length, offset);
  }
  return runs;
}

async function writeAt(path: string, flags: number, runs: readonly Run[]): Promise<void> {
  const handle = await openIn(path, flags | constants.O_WRONLY | constants.O_CREAT);
  await closing(handle, async () => {
    for (const { offset, pieces } of runs) {
      let [left, at] = [rest(pieces, 0), offset];
      while (left.length > 0) {
        const { bytesWritten } = await handle.writev(left, at);
        [left, at] = [rest(left, bytesWritten), at + bytesWritten];
      }
    }
  });
}

const sync = async (path: string, flags: string): Promise<void> =>
  closing(await open(path, flags), (handle) => handle.sync());

/** A rename is kept by the folder; Windows has no way to say so, and needs none. */
const syncFolder = async (path: string): Promise<void> =>
  process.platform === 'win32' ? undefined : sync(path, 'r');

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Written aside and then moved: whoever reads finds all of it or nothing. */
async function replace(
  temporary: string,
  path: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  try {
    await write(temporary);
    await sync(temporary, 'r+');
    await moveInto(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Opened before the first byte is promised to anybody: what is missing is an error and not a broken answer. */
async function openStream(path: string, range?: ByteRange): Promise<Readable> {
  const handle = await open(path, 'r');
  return handle.createReadStream({ ...range, highWaterMark: PIECE });
}

/** Where a finished file lies. */
export const pathOnDisk = (folder: string, id: string, variant: FileVariant = 'full') =>
  join(folder, id.slice(0, 2), objectName(id, variant));

export function createDiskStorage({ folder, reserveBytes = RESERVE }: DiskOptions): FileStorage {
  const sums = createDiskSums();
  const partPath = (id: string) => join(folder, 'incoming', objectName(id));
  const temporaryPath = (id: string, variant: FileVariant) => `${partPath(id)}.${variant}.new`;
  const path = (id: string, variant: FileVariant = 'full') => pathOnDisk(folder, id, variant);
  /** After a crash between the rename and the commit the parts already lie at their last place. */
  const assembled = async (id: string) => ((await exists(partPath(id))) ? partPath(id) : path(id));

  return {
    checkRoom: (bytes) =>
      explained(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < bytes + reserveBytes) throw new StorageFull();
      }),
    // Not synced: what a power cut takes is found by its checksum at the end and asked for again.
    writeParts: (id, parts) => explained(() => writeAt(partPath(id), 0, runsOf(parts))),
    readParts: async function* (id, _parts, range) {
      yield* pieces(await assembled(id), range);
    },
    follow: (id, part) => sums.follow(id, partPath(id), part),
    assemble: (id, parts, _mediaType, blanks = []) =>
      explained(async () => {
        const source = await assembled(id);
        const order = { id, source, parts, blanks };
        if (blanks.length > 0) {
          let kept: Kept | undefined;
          // Not in place: work that a crash interrupts is done again, from the bytes that were sent.
          await replace(temporaryPath(id, 'full'), path(id), async (into) => {
            kept = await sums.assemble({ ...order, into });
          });
          return kept as Kept;
        }
        // Beside the sums, which take longer; a part that is damaged or missing is what has to be said first.
        const synced = sync(source, 'r+');
        synced.catch(() => undefined);
        const kept = await sums.assemble(order);
        await synced;
        if (source !== path(id)) await moveInto(source, path(id));
        return kept;
      }),
    removeParts: (id) => {
      sums.forget(id);
      return explained(() => rm(partPath(id), { force: true }));
    },
    put: (id, variant, bytes) =>
      explained(() =>
        replace(temporaryPath(id, variant), path(id, variant), (file) =>
          writeAt(file, constants.O_TRUNC, [{ offset: 0, pieces: [bytes] }]),
        ),
      ),
    read: (id, variant, range) => explained(() => openStream(path(id, variant), range)),
    remove: (id) =>
      explained(async () => {
        for (const each of [path(id), path(id, 'thumbnail'), partPath(id)]) await rm(each, { force: true });
      }),
  };
}
