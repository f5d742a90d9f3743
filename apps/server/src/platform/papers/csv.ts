import { Readable } from 'node:stream';

type Cell = string | number | null | undefined;

/** A cell that begins like a formula would be run by a spreadsheet: what people typed must stay words. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(';')}\r\n`;

/**
 * A file for spreadsheets, written while its rows are read, a batch at a time. The mark at its beginning and the semicolons are what
 * Excel needs in the languages of our countries.
 */
export function csvStream(
  head: readonly string[],
  batches: AsyncIterable<ReadonlyArray<readonly Cell[]>>,
): Readable {
  async function* lines() {
    yield `\ufeff${lineOf(head)}`;
    for await (const rows of batches) yield rows.map(lineOf).join('');
  }
  return Readable.from(lines(), { objectMode: false });
}
