import type { EntityType } from '@punkt/domain/files';
import { chunkBytes, chunkCount, chunkLength, encodedSize } from '@punkt/domain/uploads';
import { invalid } from '../../platform/http/failure.ts';

/** What one slice says about itself and its upload, whichever way it came. */
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

/** One slice whose bytes are still on their way. */
export interface ByteSlice extends Omit<SliceHead, 'totalSize'> {
  /** Of the whole file. */
  readonly size: number;
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

/** The same for bytes: how many there must be is known before the first one is read. */
export function byteSlice({ size, read, ...head }: ByteSlice) {
  const totalSize = encodedSize(size);
  if (head.num >= chunkCount(totalSize)) throw invalid('chunk_num');
  const length = chunkBytes(size, head.num);
  return {
    head: { ...head, totalSize } satisfies SliceHead,
    read: async (): Promise<Pieces> => {
      const pieces = await read(length);
      if (sizeOf(pieces) !== length) throw invalid('chunk');
      return pieces;
    },
  };
}
