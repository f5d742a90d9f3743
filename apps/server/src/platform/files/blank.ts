import type { Box } from '@punkt/domain/film-boxes';

/** A box whose content goes while its place stays: whatever lies behind it keeps its offset, and films live on offsets. */
export type Blank = Pick<Box, 'at' | 'start' | 'end'>;

/** What every player skips. */
const NAME = Buffer.from('free');
const NAME_AT = 4;

/** Both ends of a box may lie in other pieces than its middle. */
function blankOut(piece: Buffer, from: number, { at, start, end }: Blank): void {
  const [first, last] = [Math.max(start - from, 0), Math.min(end - from, piece.length)];
  if (first < last) piece.fill(0, first, last);
  for (const [index, letter] of NAME.entries()) {
    const place = at + NAME_AT + index - from;
    if (place >= 0 && place < piece.length) piece[place] = letter;
  }
}

/** Passes bytes on, with the content of these boxes gone. */
export async function* blanked(
  source: AsyncIterable<Buffer>,
  blanks: readonly Blank[],
): AsyncGenerator<Buffer> {
  let from = 0;
  for await (const bytes of source) {
    const touched = blanks.filter(({ at, end }) => at < from + bytes.length && end > from);
    const piece = touched.length > 0 ? Buffer.from(bytes) : bytes;
    for (const blank of touched) blankOut(piece, from, blank);
    yield piece;
    from += bytes.length;
  }
}
