/** A box of an MP4 or QuickTime file: its name, where it begins, and where its content lies. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

export class BrokenContainer extends Error {}

const HEADER = 8;
const LONG_HEADER = 16;

/** Reads a box header at `at`. Sizes come from strangers: a box that does not fit between `at` and `limit` is a lie. */
export function boxAt(header: Buffer, at: number, limit: number): Box {
  if (header.length < HEADER) throw new BrokenContainer('no room for a box');
  const size = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, 8);
  if (size === 0) return { type, at, start: at + HEADER, end: limit };
  if (size !== 1) return bounded({ type, at, start: at + HEADER, end: at + size }, limit);
  if (header.length < LONG_HEADER) throw new BrokenContainer('no room for a long box');
  const long = header.readBigUInt64BE(8);
  if (long > BigInt(limit)) throw new BrokenContainer('box is longer than the file');
  return bounded({ type, at, start: at + LONG_HEADER, end: at + Number(long) }, limit);
}

function bounded(box: Box, limit: number): Box {
  if (box.end < box.start || box.end > limit) throw new BrokenContainer('box does not fit');
  return box;
}

/** Boxes inside a piece that is in memory. Each is at least a header long, so it comes to an end. */
export function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + HEADER <= end; ) {
    const box = boxAt(bytes.subarray(at, Math.min(at + LONG_HEADER, end)), at, end);
    yield box;
    at = box.end;
  }
}
