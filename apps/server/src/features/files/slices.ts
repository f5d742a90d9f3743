import { CHUNK_BYTES, type EntityType } from '@punkt/domain/files';
import { chunkCount, chunkLength, chunkOffset, encodedSize, mostBytes } from '@punkt/domain/uploads';
import { invalid } from '../../platform/http/failure.ts';

/** What a slice says about itself and its upload, whichever way it came. */
export interface SliceHead {
  readonly uuid: string;
  readonly num: number;
  /** Length of the base64 text, also where it never was one. */
  readonly totalSize: number;
  readonly entityType: EntityType;
  readonly entityId: string | null;
  readonly name: string;
}

/** One slice as base64. */
export interface Slice extends SliceHead {
  readonly chunk: string;
}

/** Slice `num`, and maybe those after it; their bytes are still on their way. */
export interface ByteSlices extends Omit<SliceHead, 'totalSize'> {
  /** Of the whole file. */
  readonly size: number;
  /** How many bytes are on their way, where the sender has said so. */
  readonly length: number | undefined;
  /** The pieces in which they come; at most so many bytes. */
  readonly read: (length: number) => Promise<Pieces>;
}

export type Pieces = readonly Buffer[];

export const sizeOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

const padding = (text: string): number => (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** The decoder skips what is no base64, so whatever was strange comes out too short. */
export function decodeBase64(text: string, path: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (text.length % 4 !== 0 || bytes.length !== (text.length * 3) / 4 - padding(text)) throw invalid(path);
  return bytes;
}

/** The bytes of a slice, if it is the slice it says it is. Only the last may be padded. */
export function decodeSlice({ num, totalSize, chunk }: Slice): Buffer {
  const count = chunkCount(totalSize);
  if (totalSize % 4 !== 0) throw invalid('total_size');
  if (num >= count) throw invalid('chunk_num');
  if (chunk.length !== chunkLength(totalSize, num)) throw invalid('chunk');
  if (num < count - 1 && padding(chunk) > 0) throw invalid('chunk');
  return decodeBase64(chunk, 'chunk');
}

/** The pieces of each slice. */
function cut(pieces: Pieces): Pieces[] {
  const slices: Buffer[][] = [];
  let room = 0;
  for (const piece of pieces)
    for (let at = 0; at < piece.length; ) {
      if (room === 0) slices.push([]);
      room ||= CHUNK_BYTES;
      const part = piece.subarray(at, at + room);
      slices.at(-1)?.push(part);
      [at, room] = [at + part.length, room - part.length];
    }
  return slices;
}

/** The same for bytes: the most that there may be is known before the first one is read, and they end where a slice does. */
export function byteSlices({ size, length, read, ...head }: ByteSlices) {
  const totalSize = encodedSize(size);
  if (head.num >= chunkCount(totalSize)) throw invalid('chunk_num');
  const most = mostBytes(size, head.num);
  const isWhole = (bytes: number): boolean =>
    bytes > 0 && (bytes % CHUNK_BYTES === 0 || chunkOffset(head.num) + bytes === size);
  return {
    head: { ...head, totalSize } satisfies SliceHead,
    /** How many there may be. */
    count: Math.ceil(Math.min(length || most, most) / CHUNK_BYTES),
    read: async () => {
      const pieces = await read(most);
      if (!isWhole(sizeOf(pieces))) throw invalid('chunk');
      return { pieces, slices: cut(pieces) };
    },
  };
}
