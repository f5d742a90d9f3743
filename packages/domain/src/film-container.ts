import { type Box, BrokenContainer, boxesIn, nameAt, type ReadAt, topBoxes, viewOf } from './film-boxes.ts';
import { sampleSeconds } from './film-samples.ts';

/** Bounds against files made to keep us busy. A film of a minute has a `moov` of some hundred kB. */
const MOST_TOP_BOXES = 500;
const LARGEST_MOOV = 8 * 1024 * 1024;
/** Enough for films that are not fragmented; each costs a reading. */
const MOST_BESIDE = 20;

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
function secondsOf(bytes: Uint8Array, { start, end }: Box): number {
  const long = bytes[start] === 1;
  const at = start + (long ? 20 : 12);
  if (at + (long ? 12 : 8) > end) throw new BrokenContainer('header too short');
  const view = viewOf(bytes);
  const scale = view.getUint32(at);
  const units = long ? Number(view.getBigUint64(at + 4)) : view.getUint32(at + 4);
  if (scale === 0) throw new BrokenContainer('no time scale');
  const unknown = long ? units >= 2 ** 63 : units === 0xff_ff_ff_ff;
  return unknown ? 0 : units / scale;
}

/** A fragmented film says how long it is in `mehd`, in units of `mvhd`. */
function fragmentSeconds(bytes: Uint8Array, { start, end }: Box, header: Box): number {
  const long = bytes[start] === 1;
  if (start + (long ? 12 : 8) > end) throw new BrokenContainer('header too short');
  const view = viewOf(bytes);
  const units = long ? Number(view.getBigUint64(start + 4)) : view.getUint32(start + 4);
  return units / view.getUint32(header.start + (bytes[header.start] === 1 ? 20 : 12));
}

const CONTAINERS = ['trak', 'mdia', 'mvex'];

function* leavesOf(bytes: Uint8Array, start: number, end: number, depth = 0): Generator<Box> {
  for (const box of boxesIn(bytes, start, end)) {
    if (CONTAINERS.includes(box.type) && depth < 4) yield* leavesOf(bytes, box.start, box.end, depth + 1);
    else yield box;
  }
}

const isVideoTrack = (bytes: Uint8Array, { start, end }: Box) =>
  start + 12 <= end && nameAt(bytes, start + 8) === 'vide';

/**
 * How long a film says it lasts. The longest answer of film and tracks counts; its samples are measured besides (film-samples.ts).
 */
function durationOf(bytes: Uint8Array, boxes: readonly Box[]): number {
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header || !boxes.some((box) => box.type === 'hdlr' && isVideoTrack(bytes, box)))
    throw new BrokenContainer('no film in it');
  let longest = secondsOf(bytes, header);
  for (const box of boxes) {
    if (box.type === 'mdhd') longest = Math.max(longest, secondsOf(bytes, box));
    if (box.type === 'mehd') longest = Math.max(longest, fragmentSeconds(bytes, box, header));
  }
  return longest;
}

export interface FilmContainer {
  readonly seconds: number;
  readonly moov: Box;
  /** The content of `moov`; the boxes inside are placed by it. */
  readonly bytes: Uint8Array;
  readonly inside: readonly Box[];
  readonly beside: readonly Box[];
}

/**
 * Looks into an MP4 or QuickTime file without decoding it: the browser before it sends, whatever its codecs, and the server
 * when it has received.
 */
export async function readContainer(size: number, read: ReadAt): Promise<FilmContainer> {
  const { moov, beside } = await readTop(size, read);
  if (moov.end - moov.start > LARGEST_MOOV) throw new BrokenContainer('moov is too large');
  const bytes = await read(moov.start, moov.end - moov.start);
  const inside = [...leavesOf(bytes, 0, bytes.length)];
  const seconds = Math.max(durationOf(bytes, inside), await sampleSeconds(size, read, bytes));
  if (!(seconds > 0)) throw new BrokenContainer('no duration');
  return { seconds, moov, bytes, inside, beside };
}
