/** A box of an MP4 or QuickTime file: its name, where it begins, and where its content lies. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

export class BrokenContainer extends Error {}

export type ReadAt = (start: number, length: number) => Promise<Uint8Array>;

const HEADER = 8;
const LONG_HEADER = 16;
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
export const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads a box header at `at`. Sizes come from strangers: a box that does not fit between `at` and `limit` is a lie. */
function boxAt(header: Uint8Array, at: number, limit: number): Box {
  if (header.length < HEADER) throw new BrokenContainer('no room for a box');
  const size = viewOf(header).getUint32(0);
  const type = nameAt(header, 4);
  if (size === 0) return { type, at, start: at + HEADER, end: limit };
  if (size !== 1) return bounded({ type, at, start: at + HEADER, end: at + size }, limit);
  if (header.length < LONG_HEADER) throw new BrokenContainer('no room for a long box');
  const long = viewOf(header).getBigUint64(8);
  if (long > BigInt(limit)) throw new BrokenContainer('box is longer than the file');
  return bounded({ type, at, start: at + LONG_HEADER, end: at + Number(long) }, limit);
}

function bounded(box: Box, limit: number): Box {
  if (box.end < box.start || box.end > limit) throw new BrokenContainer('box does not fit');
  return box;
}

/** Boxes inside a piece that is in memory. Each is at least a header long, so it comes to an end. */
export function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  for (let at = start; at + HEADER <= end; ) {
    const box = boxAt(bytes.subarray(at, Math.min(at + LONG_HEADER, end)), at, end);
    yield box;
    at = box.end;
  }
}

export async function* topBoxes(size: number, read: ReadAt): AsyncGenerator<Box> {
  for (let at = 0; at < size; ) {
    const box = boxAt(await read(at, Math.min(LONG_HEADER, size - at)), at, size);
    yield box;
    at = box.end;
  }
}
