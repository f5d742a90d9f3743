import { chunkBytes, chunkCount, chunkOffset, encodedSize } from '@punkt/domain/uploads';

/** `String.fromCharCode` takes its bytes as arguments, and engines bound those. */
const RUN = 32_768;

export const sliceCount = (bytes: number): number => chunkCount(encodedSize(bytes));

/** One slice of a file. Nothing is read for it yet: the browser sends it piece by piece, and a phone has little memory. */
export const sliceOf = (file: Blob, num: number): Blob =>
  file.slice(chunkOffset(num), chunkOffset(num) + chunkBytes(file.size, num));

/** The same slice as the text that the specified call takes. */
export async function textOf(slice: Blob): Promise<string> {
  const bytes = new Uint8Array(await slice.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += RUN) {
    binary += String.fromCharCode(...bytes.subarray(at, at + RUN));
  }
  return btoa(binary);
}

/** Which slices are still to be sent, in order. */
export function missingSlices(total: number, received: readonly number[]): number[] {
  const there = new Set(received);
  return Array.from({ length: total }, (_, num) => num).filter((num) => !there.has(num));
}
