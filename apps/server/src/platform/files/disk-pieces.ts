import { createReadStream } from 'node:fs';
import type { ByteRange } from './storage.ts';

export const PIECE = 1024 * 1024;

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Bytes that are not there at all are the checksums' business, as bytes that are wrong. */
export async function* pieces(path: string, range?: ByteRange): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { ...range, highWaterMark: PIECE });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
