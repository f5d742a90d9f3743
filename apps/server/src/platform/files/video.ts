import type { Box, ReadAt } from '@punkt/domain/film-boxes';
import { readContainer } from '@punkt/domain/film-container';
import type { Blank } from './blank.ts';

/** Where phones write the place, the owner and the device: notes of the film or of a track, and tables of named values. */
const NAMES = ['udta', 'meta'];

/** XMP, as editors add it: a `uuid` box says by its first bytes what it is. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Nothing in them is needed to play the film. */
const isPrivate = ({ type }: Box, beginning: Uint8Array): boolean =>
  NAMES.includes(type) || (type === 'uuid' && XMP.equals(beginning.subarray(0, XMP.length)));

async function privateBeside(boxes: readonly Box[], read: ReadAt): Promise<Blank[]> {
  const found: Blank[] = [];
  for (const box of boxes) {
    const length = Math.min(XMP.length, box.end - box.start);
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
  const { seconds, moov, bytes, inside, beside } = await readContainer(size, read);
  const hidden = inside
    .filter((box) => isPrivate(box, bytes.subarray(box.start, box.end)))
    .map(({ at, start, end }) => ({ at: moov.start + at, start: moov.start + start, end: moov.start + end }));
  return { seconds, private: [...(await privateBeside(beside, read)), ...hidden] };
}
