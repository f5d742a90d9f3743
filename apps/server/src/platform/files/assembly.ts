import { createHash } from 'node:crypto';
import { type Blank, blanked } from './blank.ts';
import type { Kept, Part } from './storage.ts';
import { verified } from './verify.ts';

/** The way of bytes from parts to a file: checked as they were sent, rid of what is private; both sums are known at the end. */
export function assembly(source: AsyncIterable<Buffer>, parts: readonly Part[], blanks: readonly Blank[]) {
  const sent = createHash('sha256');
  // What nothing is taken out of has one sum, and is added up once.
  const kept = blanks.length > 0 ? createHash('sha256') : null;
  let size = 0;
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const piece of blanked(verified(source, parts, sent), blanks)) {
      kept?.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  return {
    bytes: pass(),
    result: (): Kept => {
      const sourceSha256 = sent.digest();
      return { size, sha256: kept?.digest() ?? sourceSha256, sourceSha256 };
    },
  };
}

/** Reads to the end for the sake of the checks. */
export async function drain(source: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of source);
}
