import type { Blank } from './blank.ts';
import { type Box, BrokenContainer, boxAt, boxesIn } from './boxes.ts';
import { isPrivate } from './private-boxes.ts';

export type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** Bounds against files made to keep us busy. A film of a minute has a `moov` of some hundred kB. */
const MOST_TOP_BOXES = 500;
const LARGEST_MOOV = 8 * 1024 * 1024;
/** Enough for films that are not fragmented; each costs a reading. */
const MOST_BESIDE = 20;
const BEGINNING = 16;

async function* topBoxes(size: number, read: ReadAt): AsyncGenerator<Box> {
  for (let at = 0; at < size; ) {
    const box = boxAt(await read(at, Math.min(16, size - at)), at, size);
    yield box;
    at = box.end;
  }
}

/** The box that describes the film, and those beside it; a film that breaks off behind its description is still one. */
async function readTop(size: number, read: ReadAt): Promise<{ moov: Box; beside: Box[] }> {
  const beside: Box[] = [];
  let moov: Box | undefined;
  try {
    for await (const box of topBoxes(size, read)) {
      if (box.type === 'moov' && !moov) moov = box;
      else beside.push(box);
      if (beside.length >= (moov ? MOST_BESIDE : MOST_TOP_BOXES)) break;
    }
  } catch (error) {
    if (!moov || !(error instanceof BrokenContainer)) throw error;
  }
  if (!moov) throw new BrokenContainer('no moov');
  return { moov, beside };
}

/** `mvhd` and `mdhd` begin alike: version, two dates, units per second, duration. All ones means «unknown». */
function secondsOf(bytes: Buffer, { start, end }: Box): number {
  const long = bytes[start] === 1;
  const at = start + (long ? 20 : 12);
  if (at + (long ? 12 : 8) > end) throw new BrokenContainer('header too short');
  const scale = bytes.readUInt32BE(at);
  const units = long ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  if (scale === 0) throw new BrokenContainer('no time scale');
  const unknown = long ? units >= 2 ** 63 : units === 0xff_ff_ff_ff;
  return unknown ? 0 : units / scale;
}

/** A fragmented film says how long it is in `mehd`, in units of `mvhd`. */
function fragmentSeconds(bytes: Buffer, { start, end }: Box, header: Box): number {
  const long = bytes[start] === 1;
  if (start + (long ? 12 : 8) > end) throw new BrokenContainer('header too short');
  const units = long ? Number(bytes.readBigUInt64BE(start + 4)) : bytes.readUInt32BE(start + 4);
  return units / bytes.readUInt32BE(header.start + (bytes[header.start] === 1 ? 20 : 12));
}

const CONTAINERS = ['trak', 'mdia', 'mvex'];

function* leaves(bytes: Buffer, start: number, end: number, depth = 0): Generator<Box> {
  for (const box of boxesIn(bytes, start, end)) {
    if (CONTAINERS.includes(box.type) && depth < 4) yield* leaves(bytes, box.start, box.end, depth + 1);
    else yield box;
  }
}

const isVideoTrack = (bytes: Buffer, { start, end }: Box) =>
  start + 12 <= end && bytes.toString('latin1', start + 8, start + 12) === 'vide';

/**
 * How long a film lasts, from its container alone. The longest answer of film and tracks counts: a header that
 * says «ten seconds» over an hour of track is not believed.
 */
function durationOf(bytes: Buffer, boxes: readonly Box[]): number {
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header || !boxes.some((box) => box.type === 'hdlr' && isVideoTrack(bytes, box)))
    throw new BrokenContainer('no film in it');
  let longest = secondsOf(bytes, header);
  for (const box of boxes) {
    if (box.type === 'mdhd') longest = Math.max(longest, secondsOf(bytes, box));
    if (box.type === 'mehd') longest = Math.max(longest, fragmentSeconds(bytes, box, header));
  }
  if (!(longest > 0)) throw new BrokenContainer('no duration');
  return longest;
}

async function privateBeside(boxes: readonly Box[], read: ReadAt): Promise<Blank[]> {
  const found: Blank[] = [];
  for (const box of boxes) {
    const length = Math.min(BEGINNING, box.end - box.start);
    if (isPrivate(box, box.type === 'uuid' ? await read(box.start, length) : Buffer.alloc(0)))
      found.push(box);
  }
  return found;
}

export interface Film {
  readonly seconds: number;
  /** What tells of a person or a place, and is not for others. */
  readonly private: readonly Blank[];
}

export async function readFilm(size: number, read: ReadAt): Promise<Film> {
  const { moov, beside } = await readTop(size, read);
  if (moov.end - moov.start > LARGEST_MOOV) throw new BrokenContainer('moov is too large');
  const bytes = await read(moov.start, moov.end - moov.start);
  const boxes = [...leaves(bytes, 0, bytes.length)];
  const seconds = durationOf(bytes, boxes);
  const inside = boxes
    .filter((box) => isPrivate(box, bytes.subarray(box.start, box.end)))
    .map(({ at, start, end }) => ({ at: moov.start + at, start: moov.start + start, end: moov.start + end }));
  return { seconds, private: [...(await privateBeside(beside, read)), ...inside] };
}
