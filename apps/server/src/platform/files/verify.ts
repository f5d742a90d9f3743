import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Part } from './storage.ts';

/** Parts that are not what was acknowledged (a power cut, a lost object): they have to be sent again. */
export class DamagedParts extends Error {
  readonly nums: readonly number[];
  constructor(nums: readonly number[]) {
    super(`damaged parts: ${nums.join(', ')}`);
    this.nums = nums;
  }
}

/** Passes bytes on, and at the end says which parts were not the ones recorded. The hash may have had the first `hashed` bytes already. */
export async function* verified(
  source: AsyncIterable<Buffer>,
  parts: readonly Part[],
  hash: Hash,
  hashed = 0,
): AsyncGenerator<Buffer> {
  const damaged: number[] = [];
  let [index, crc, filled, passed] = [0, 0, 0, 0];
  for await (const bytes of source) {
    if (passed + bytes.length > hashed) hash.update(bytes.subarray(Math.max(0, hashed - passed)));
    passed += bytes.length;
    for (let at = 0; at < bytes.length; ) {
      const part = parts[index];
      if (!part) throw new Error('more bytes than parts');
      const piece = bytes.subarray(at, at + part.size - filled);
      [crc, filled, at] = [crc32(piece, crc), filled + piece.length, at + piece.length];
      if (filled < part.size) continue;
      if (crc !== part.crc) damaged.push(part.num);
      [index, crc, filled] = [index + 1, 0, 0];
    }
    yield bytes;
  }
  damaged.push(...parts.slice(index).map(({ num }) => num));
  if (damaged.length > 0) throw new DamagedParts(damaged);
}

export async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

export const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
