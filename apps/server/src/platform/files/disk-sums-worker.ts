/**
 * Adds up large files in a thread of its own. SHA-256 of a film of 200 MB takes a core almost a second, which nobody else should wait for; most of
 * it is done while the film is still arriving.
 */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { assembly, drain } from './assembly.ts';
import { PIECE, pieces } from './disk-pieces.ts';
import type { SumAnswer, SumOrder, SumRequest } from './disk-sums.ts';
import type { Kept, Part } from './storage.ts';
import { DamagedParts, verified } from './verify.ts';

/** The sum of parts that were what they had to be, up to this place. */
interface Sum {
  readonly hash: Hash;
  bytes: number;
}
const begun = new Map<string, Sum>();
const room = Buffer.alloc(PIECE);

function readWhole(file: number, { offset, size }: Part): Buffer | null {
  let filled = 0;
  while (filled < size) {
    const read = readSync(file, room, filled, size - filled, offset + filled);
    if (read === 0) return null;
    filled += read;
  }
  return room.subarray(0, size);
}

/**
 * Goes on with the sum of a file, part by part. A part has its row, so nobody writes it any more, and need not be looked at again at the
 * end. One that is not what it has to be is left to whoever puts the file together, with all behind it.
 */
function addUp(id: string, path: string, next: readonly Part[]): void {
  const sum = begun.get(id) ?? { hash: createHash('sha256'), bytes: 0 };
  begun.set(id, sum);
  const file = openSync(path, 'r');
  try {
    for (const part of next) {
      const bytes = part.offset === sum.bytes ? readWhole(file, part) : null;
      if (!bytes || crc32(bytes) !== part.crc) return;
      sum.hash.update(bytes);
      sum.bytes += part.size;
    }
  } finally {
    closeSync(file);
  }
}

function take(id: string): Sum | undefined {
  const sum = begun.get(id);
  begun.delete(id);
  return sum;
}

/** Nothing is taken out: what was added up on its way is not read again. */
async function addRest({ source, parts }: SumOrder, { hash, bytes }: Sum): Promise<Kept> {
  const rest = parts.filter(({ offset }) => offset >= bytes);
  await drain(verified(pieces(source, { start: bytes, end: Number.POSITIVE_INFINITY }), rest, hash));
  const sha256 = hash.digest();
  return { size: parts.reduce((sum, { size }) => sum + size, 0), sha256, sourceSha256: sha256 };
}

async function assemble(order: SumOrder, trusted: boolean): Promise<Kept> {
  const sum = take(order.id);
  const known = (trusted ? sum : undefined) ?? { hash: createHash('sha256'), bytes: 0 };
  if (order.into === undefined) return addRest(order, known);
  const { bytes, result } = assembly(pieces(order.source), order.parts, order.blanks, known);
  await writeFile(order.into, bytes, { mode: 0o600 });
  return result();
}

/** An error loses its code on the way to another thread. */
const answerTo = (error: unknown): Omit<SumAnswer, 'call'> =>
  error instanceof DamagedParts
    ? { damaged: error.nums }
    : { failed: { message: String(error), code: (error as NodeJS.ErrnoException).code } };

parentPort?.on('message', async (request: SumRequest) => {
  if ('forget' in request) return void begun.delete(request.forget);
  if ('next' in request) {
    try {
      addUp(request.id, request.path, request.next);
    } catch {
      // Moved or gone; it is read again when it is put together.
      begun.delete(request.id);
    }
    return;
  }
  const { call, order, trusted } = request;
  const answer = await assemble(order, trusted).then((kept) => ({ kept }), answerTo);
  parentPort?.postMessage({ call, ...answer } satisfies SumAnswer);
});
