import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page is rendered once and served many times, yet each answer needs a nonce of its own. So a page is kept in pieces cut
 * at the places of the nonce, and for gzip as deflate blocks that end on a byte: an answer is the pieces with
 * a fresh nonce between them. Nothing is rendered or compressed per request.
 */
export interface Pieces {
  readonly plain: readonly Buffer[];
  readonly deflated: readonly Buffer[];
}

/** As long as a real nonce, and nothing that a page would say by itself. */
export const NONCE_PLACEHOLDER = 'punkt-nonce-goes-here-';
const NONCE_BYTES = 16;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

export function cut(html: string): Pieces {
  const plain = html.split(NONCE_PLACEHOLDER).map((piece) => Buffer.from(piece));
  const deflated = plain.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  return { plain, deflated };
}

function join(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
}

/** A deflate block that is simply stored: one byte of type, the length, its complement, the bytes. */
function stored(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

export const assemble = ({ plain }: Pieces, nonce: string): Buffer =>
  Buffer.concat(join(plain, Buffer.from(nonce)));

export function assembleGzip({ plain, deflated }: Pieces, nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  const pieces = join(plain, bytes);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    pieces.reduce((sum, piece) => sum + piece.length, 0),
    4,
  );
  return Buffer.concat([GZIP_HEADER, ...join(deflated, stored(bytes)), LAST_BLOCK, trailer]);
}
