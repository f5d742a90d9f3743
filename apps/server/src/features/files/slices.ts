import type { EntityType } from '@punkt/domain/files';
import { chunkCount, chunkLength } from '@punkt/domain/uploads';
import { invalid } from '../../platform/http/failure.ts';

/** One slice as it came over the wire. */
export interface Slice {
  readonly uuid: string;
  readonly num: number;
  readonly totalSize: number;
  readonly chunk: string;
  readonly entityType: EntityType;
  readonly entityId: string | null;
  readonly name: string;
}

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
