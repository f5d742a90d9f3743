import { type Box, BrokenContainer, boxesIn, type ReadAt, topBoxes, viewOf } from './film-boxes.ts';

/** A track of a film, as its samples are timed. */
interface Track {
  readonly id: number;
  /** Units of time in a second. */
  readonly scale: number;
  /** How long its samples last together, in units; those in fragments come on top. */
  readonly units: number;
}

/** Bounds against films made to keep us busy: a piece of half a second each is enough for all that we take. */
const MOST_PIECES = 1_000;
const LARGEST_PIECE = 1024 * 1024;

const PARTS = ['mdia', 'minf', 'stbl'];

/** The boxes of a track, or of a piece of one, by their names. */
function partsOf(bytes: Uint8Array, { start, end }: Box, parts = new Map<string, Box>()): Map<string, Box> {
  for (const box of boxesIn(bytes, start, end)) {
    if (PARTS.includes(box.type)) partsOf(bytes, box, parts);
    else if (!parts.has(box.type)) parts.set(box.type, box);
  }
  return parts;
}

/** A number of four bytes at `offset` of a box. */
function numberAt(bytes: Uint8Array, box: Box, offset: number): number {
  if (box.start + offset + 4 > box.end) throw new BrokenContainer('box too short');
  return viewOf(bytes).getUint32(box.start + offset);
}

const isLong = (bytes: Uint8Array, { start }: Box): boolean => bytes[start] === 1;
const flagsOf = (bytes: Uint8Array, box: Box): number => numberAt(bytes, box, 0) & 0xff_ff_ff;

/** `stts`: so many samples of such a length, again and again. */
function sampleTimes(bytes: Uint8Array, box: Box): { count: number; units: number } {
  const entries = numberAt(bytes, box, 4);
  let [count, units] = [0, 0];
  for (let entry = 0; entry < entries; entry += 1) {
    const samples = numberAt(bytes, box, 8 + entry * 8);
    count += samples;
    units += samples * numberAt(bytes, box, 12 + entry * 8);
  }
  return { count, units };
}

function trackOf(bytes: Uint8Array, trak: Box): Track | null {
  const parts = partsOf(bytes, trak);
  const [head, media, times, sizes] = ['tkhd', 'mdhd', 'stts', 'stsz'].map((name) => parts.get(name));
  if (!media) return null;
  const timed = times ? sampleTimes(bytes, times) : { count: 0, units: 0 };
  // Samples without a time would be played all the same.
  if (sizes && numberAt(bytes, sizes, 8) > timed.count) throw new BrokenContainer('samples without a time');
  return {
    id: head ? numberAt(bytes, head, isLong(bytes, head) ? 20 : 12) : 0,
    scale: numberAt(bytes, media, isLong(bytes, media) ? 20 : 12),
    units: timed.units,
  };
}

/** `tfhd` and `trun` of a piece of a track: whose it is, and how long its samples last. */
function pieceOf(bytes: Uint8Array, traf: Box, defaults: ReadonlyMap<number, number>) {
  let [id, each, units] = [0, 0, 0];
  for (const box of boxesIn(bytes, traf.start, traf.end)) {
    if (box.type === 'tfhd') {
      const flags = flagsOf(bytes, box);
      id = numberAt(bytes, box, 4);
      const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
      each = flags & 0x8 ? numberAt(bytes, box, at) : (defaults.get(id) ?? 0);
    }
    if (box.type === 'trun') units += runOf(bytes, box, each);
  }
  return { id, units };
}

function runOf(bytes: Uint8Array, box: Box, each: number): number {
  const [flags, samples] = [flagsOf(bytes, box), numberAt(bytes, box, 4)];
  if (!(flags & 0x1_00)) return samples * each;
  const step = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => flags & flag).length * 4;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  let units = 0;
  for (let sample = 0; sample < samples; sample += 1) units += numberAt(bytes, box, first + sample * step);
  return units;
}

/** Length of samples by default, from `mvex`; null where the film has no fragments. */
function fragmentDefaults(bytes: Uint8Array): Map<number, number> | null {
  const all = [...boxesIn(bytes, 0, bytes.length)];
  const extension = all.find(({ type }) => type === 'mvex');
  if (!extension) return null;
  const rows = [...boxesIn(bytes, extension.start, extension.end)].filter(({ type }) => type === 'trex');
  return new Map(rows.map((row) => [numberAt(bytes, row, 4), numberAt(bytes, row, 12)]));
}

async function addFragments(
  size: number,
  read: ReadAt,
  defaults: ReadonlyMap<number, number>,
  units: Map<number, number>,
): Promise<void> {
  let pieces = 0;
  for await (const box of topBoxes(size, read)) {
    pieces += 1;
    if (pieces > MOST_PIECES) throw new BrokenContainer('too many pieces');
    if (box.type !== 'moof') continue;
    if (box.end - box.start > LARGEST_PIECE) throw new BrokenContainer('a piece is too large');
    const bytes = await read(box.start, box.end - box.start);
    for (const traf of boxesIn(bytes, 0, bytes.length)) {
      if (traf.type !== 'traf') continue;
      const piece = pieceOf(bytes, traf, defaults);
      units.set(piece.id, (units.get(piece.id) ?? 0) + piece.units);
    }
  }
}

/** How long the samples of the longest track last: a player shows them all, whatever the headers say. */
export async function sampleSeconds(size: number, read: ReadAt, moov: Uint8Array): Promise<number> {
  const tracks = [...boxesIn(moov, 0, moov.length)]
    .filter(({ type }) => type === 'trak')
    .flatMap((trak) => trackOf(moov, trak) ?? []);
  const fragments = new Map<number, number>();
  const defaults = fragmentDefaults(moov);
  if (defaults) await addFragments(size, read, defaults, fragments);
  const seconds = tracks.map(({ id, scale, units }) => {
    const all = units + (fragments.get(id) ?? 0);
    return all === 0 ? 0 : all / scale;
  });
  return Math.max(0, ...seconds);
}
