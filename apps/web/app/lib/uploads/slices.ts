import { CHUNK_CHARACTERS } from '@punkt/domain/files';
import { chunkCount } from '@punkt/domain/uploads';

/** A full slice of the text is so many bytes of the file: four characters carry three bytes. */
const SLICE_BYTES = (CHUNK_CHARACTERS * 3) / 4;
/** `String.fromCharCode` takes its bytes as arguments, and engines bound those. */
const RUN = 32_768;

/** Length of the whole base64 text, padding included. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

export const sliceCount = (bytes: number): number => chunkCount(base64Length(bytes));

/** One slice of the base64 text of a file. The file is read piece by piece, never whole: a phone has little memory. */
export async function sliceText(file: Blob, num: number): Promise<string> {
  const part = file.slice(num * SLICE_BYTES, (num + 1) * SLICE_BYTES);
  return toBase64(new Uint8Array(await part.arrayBuffer()));
}

function toBase64(bytes: Uint8Array): string {
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
