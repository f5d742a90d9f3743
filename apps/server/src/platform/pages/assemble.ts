import { randomFillSync } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { createLentBuffers, type Loan } from './lent-buffers.ts';

/**
 * A page is rendered once and served many times, yet each answer needs a nonce of its own. So a page is kept with the
 * places of the nonce marked, and for gzip as deflate blocks that end on a byte, the nonce in blocks of its own that are
 * simply stored: an answer is a copy with a fresh nonce in the places. Nothing is rendered or compressed per request.
 */
interface Template {
  readonly bytes: Buffer;
  readonly places: readonly number[];
}

export interface Pieces {
  readonly plain: Template;
  readonly gzip: Template;
  readonly checksum: Checksum;
}

/** What the page's CRC-32 is with the placeholder in its places, and how each bit of the nonce's own CRC changes it. */
interface Checksum {
  readonly start: number;
  readonly bits: readonly number[];
}

/** As long as a real nonce, and nothing that a page would say by itself. */
export const NONCE_PLACEHOLDER = 'punkt-nonce-goes-here-';
const NONCE_BYTES = 16;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const TRAILER_BYTES = 8;

/** Asking the system for 16 bytes costs nearly as much as for 4096, none of which is ever used twice. */
const random = Buffer.alloc(256 * NONCE_BYTES);
let used = random.length;

export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += NONCE_BYTES;
  return random.toString('base64url', used - NONCE_BYTES, used);
}

/** Type «stored», the length, its complement, the bytes. */
function storedBlock(text: string): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(text.length, 1);
  header.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([header, Buffer.from(text)]);
}

/** The nonce stands at the end of each of the parts that go between the others. */
function template(parts: readonly Buffer[], between: Buffer, before: Buffer, after: Buffer): Template {
  const places: number[] = [];
  let length = before.length;
  const all = parts.flatMap((part, index) => {
    const pair = index === 0 ? [part] : [between, part];
    if (index > 0) places.push(length + between.length - NONCE_PLACEHOLDER.length);
    for (const { length: more } of pair) length += more;
    return pair;
  });
  return { bytes: Buffer.concat([before, ...all, after]), places };
}

const PLACEHOLDER_SUM = crc32(NONCE_PLACEHOLDER);

/**
 * CRC-32 is linear: what a changed nonce does to the sum of the page is what it does to its own sum, moved on by the bytes
 * behind each of its places. So the sum of an answer costs 22 bytes of looking, not the whole page.
 */
function checksumOf({ bytes, places }: Template): Checksum {
  const behind = places.map((place) => Buffer.alloc(bytes.length - place - NONCE_PLACEHOLDER.length));
  const bits = Array.from({ length: 32 }, (_, bit) => {
    const moved = behind.map((zeros) => crc32(zeros, (1 << bit) >>> 0) ^ crc32(zeros, 0));
    return moved.reduce((sum, each) => sum ^ each, 0);
  });
  return { start: crc32(bytes), bits };
}

function sumWith(nonce: string, { start, bits }: Checksum): number {
  const changed = crc32(nonce) ^ PLACEHOLDER_SUM;
  return bits.reduce((sum, each, bit) => ((changed >>> bit) & 1 ? sum ^ each : sum), start) >>> 0;
}

export function cut(html: string): Pieces {
  const parts = html.split(NONCE_PLACEHOLDER).map((part) => Buffer.from(part));
  const deflated = parts.map((part) =>
    deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const nothing = Buffer.alloc(0);
  const plain = template(parts, Buffer.from(NONCE_PLACEHOLDER), nothing, nothing);
  const end = Buffer.concat([LAST_BLOCK, Buffer.alloc(TRAILER_BYTES)]);
  const gzip = template(deflated, storedBlock(NONCE_PLACEHOLDER), GZIP_HEADER, end);
  gzip.bytes.writeUInt32LE(plain.bytes.length, gzip.bytes.length - 4);
  return { plain, gzip, checksum: checksumOf(plain) };
}

const buffers = createLentBuffers();

function copyWith(nonce: string, { bytes, places }: Template): Loan {
  const copy = buffers.lend(bytes.length);
  bytes.copy(copy.bytes);
  for (const place of places) copy.bytes.write(nonce, place, 'latin1');
  return copy;
}

export const assemble = ({ plain }: Pieces, nonce: string): Loan => copyWith(nonce, plain);

export function assembleGzip({ gzip, checksum }: Pieces, nonce: string): Loan {
  const page = copyWith(nonce, gzip);
  page.bytes.writeUInt32LE(sumWith(nonce, checksum), page.bytes.length - TRAILER_BYTES);
  return page;
}
