/**
 * Adds up large files in a thread of its own. SHA-256 of a film of 200 MB takes a core almost a second, which nobody else should wait for; most of
 * it is done while the film is still arriving.
 */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { assembly, type Begun, drain } from './assembly.ts';
import { PIECE, pieces } from './disk-pieces.ts';
import type { SumAnswer, SumOrder, SumRequest } from './disk-sums.ts';
import { DamagedParts } from './verify.ts';

const begun = new Map<string, { readonly hash: Hash; bytes: number }>();
const room = Buffer.alloc(PIECE);

/** Goes on with the sum of a file up to this place. */
function addUp(id: string, path: string, end: number): void {
  const sum = begun.get(id) ?? { hash: createHash('sha256'), bytes: 0 };
  begun.set(id, sum);
  const file = openSync(path, 'r');
  try {
    while (sum.bytes < end) {
      const read = readSync(file, room, 0, Math.min(PIECE, end - sum.bytes), sum.bytes);
      // Whoever puts the file together finds what is missing.
      if (read === 0) return;
      sum.hash.update(room.subarray(0, read));
      sum.bytes += read;
    }
  } finally {
    closeSync(file);
  }
}

function take(id: string): Begun | undefined {
  const sum = begun.get(id);
  begun.delete(id);
  return sum;
}

async function assemble({ id, source, parts, blanks, into }: SumOrder, trusted: boolean) {
  const sum = take(id);
  const { bytes, result } = assembly(pieces(source), parts, blanks, trusted ? sum : undefined);
  await (into === undefined ? drain(bytes) : writeFile(into, bytes, { mode: 0o600 }));
  return result();
}

/** An error loses its code on the way to another thread. */
const answerTo = (error: unknown): Omit<SumAnswer, 'call'> =>
  error instanceof DamagedParts
    ? { damaged: error.nums }
    : { failed: { message: String(error), code: (error as NodeJS.ErrnoException).code } };

parentPort?.on('message', async (request: SumRequest) => {
  if ('forget' in request) return void begun.delete(request.forget);
  if ('end' in request) {
    try {
      addUp(request.id, request.path, request.end);
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
