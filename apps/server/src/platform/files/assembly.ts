import { createHash, type Hash } from 'node:crypto';
import { type Blank, blanked } from './blank.ts';
import type { Kept, Part } from './storage.ts';
import { verified } from './verify.ts';

/** What the first so many bytes of those that were sent add up to: begun while the rest was still on its way. */
export interface Begun {
  readonly hash: Hash;
  readonly bytes: number;
}

/** The way of bytes from parts to a file: checked as they were sent, rid of what is private; both sums are known at the end. */
export function assembly(
  source: AsyncIterable<Buffer>,
  parts: readonly Part[],
  blanks: readonly Blank[],
  { hash: sent, bytes: hashed }: Begun = { hash: createHash('sha256'), bytes: 0 },
) {
  // What nothing is taken out of has one sum, and is added up once.
  const kept = blanks.length > 0 ? createHash('sha256') : null;
  let size = 0;
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const piece of blanked(verified(source, parts, sent, hashed), blanks)) {
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
