import { brotliDecompressSync } from 'node:zlib';

/** Tables of TrueType that WOFF2 names by number. Ours are among the first; a higher number is one we need not know. */
const CMAP = 0;
const OUTLINES = [10, 11];
const NAMED = 63;

/** The table of letters of a WOFF2 file (https://www.w3.org/TR/WOFF2/): found by adding up what stands before it. */
function woff2Table(file: Buffer): Buffer {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [start, offset, length] = [0, 0, 0];
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const [kind, version] = [flags & NAMED, flags >> 6];
    if (kind === NAMED) at += 4;
    const plain = number();
    const isChanged = OUTLINES.includes(kind) ? version !== 3 : version !== 0;
    const size = isChanged ? number() : plain;
    if (kind === CMAP) [start, length] = [offset, size];
    offset += size;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(start, start + length);
}

function trueTypeTable(file: Buffer): Buffer {
  for (let at = 12; ; at += 16) {
    if (file.toString('latin1', at, at + 4) !== 'cmap') continue;
    const start = file.readUInt32BE(at + 8);
    return file.subarray(start, start + file.readUInt32BE(at + 12));
  }
}

/** Which letters a font file has, by code point. Reads the kind of table that every web font has. */
export function lettersOf(file: Buffer): ReadonlySet<number> {
  const table = file.toString('latin1', 0, 4) === 'wOF2' ? woff2Table(file) : trueTypeTable(file);
  const letters = new Set<number>();
  for (let record = 0; record < table.readUInt16BE(2); record += 1) {
    const part = table.subarray(table.readUInt32BE(8 + record * 8));
    if (part.readUInt16BE(0) !== 4) continue;
    const count = part.readUInt16BE(6) / 2;
    for (let segment = 0; segment < count; segment += 1) {
      const last = part.readUInt16BE(14 + segment * 2);
      const first = part.readUInt16BE(16 + (count + segment) * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1) letters.add(code);
    }
  }
  return letters;
}
