/** Numbers as TrueType wants them: big endian, `[bytes, value]` each. */
function pack(...fields) {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let offset = 0;
  for (const [size, value] of fields) {
    if (size === 8) buffer.writeBigInt64BE(BigInt(value), offset);
    else buffer.writeUIntBE(value < 0 ? value + 2 ** (8 * size) : value, offset, size);
    offset += size;
  }
  return buffer;
}
const u16 = (value) => [2, value];
const u32 = (value) => [4, value];
const padded = (buffer) => Buffer.concat([buffer, Buffer.alloc(-buffer.length & 3)]);

const EM = 1000;
const [ASCENT, DESCENT] = [980, 220];
const ON_CURVE = 1;
const OVERLAPS = 0x40;

function boxOf(contours) {
  const points = contours.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return points.length === 0
    ? [0, 0, 0, 0]
    : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function outline(contours) {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return u16(last);
  });
  const flags = points.map(([, , on], index) => [1, (on ? ON_CURVE : 0) | (index === 0 ? OVERLAPS : 0)]);
  const steps = (axis) => points.map((point, index) => u16(point[axis] - (points[index - 1]?.[axis] ?? 0)));
  const head = [contours.length, ...boxOf(contours)].map(u16);
  return padded(pack(...head, ...ends, u16(0), ...flags, ...steps(0), ...steps(1)));
}

/** One segment for each sign, and the one at the end that every table has. */
function characterMap(codes) {
  const all = [...codes, 0xffff];
  const power = 2 ** Math.floor(Math.log2(all.length));
  const search = [power * 2, Math.log2(power), (all.length - power) * 2];
  const deltas = all.map((code, index) => (code === 0xffff ? 1 : index + 1 - code));
  const segments = [...all, 0, ...all, ...deltas, ...all.map(() => 0)].map(u16);
  const table = pack(
    u16(4),
    u16(16 + all.length * 8),
    u16(0),
    u16(all.length * 2),
    ...search.map(u16),
    ...segments,
  );
  return Buffer.concat([pack(u16(0), u16(1), u16(3), u16(1), u32(12)), table]);
}

function names(family, style) {
  const texts = [
    [1, family],
    [2, style],
    [3, `${family} ${style} 1`],
    [4, `${family} ${style}`],
    [5, 'Version 1.000'],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ].map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()]);
  let offset = 0;
  const records = texts.flatMap(([id, text]) => {
    offset += text.length;
    return [3, 1, 0x409, id, text.length, offset - text.length].map(u16);
  });
  const head = pack(u16(0), u16(texts.length), u16(6 + texts.length * 12), ...records);
  return Buffer.concat([head, ...texts.map(([, text]) => text)]);
}

function tablesOf(glyphs, weight, family) {
  const codes = glyphs.slice(1).map(({ code }) => code);
  const outlines = glyphs.map(({ contours }) => outline(contours));
  let end = 0;
  const places = [0, ...outlines.map(({ length }) => (end += length))];
  const boxes = glyphs.map(({ contours }) => boxOf(contours));
  const box = [0, 1, 2, 3].map((side) =>
    (side < 2 ? Math.min : Math.max)(...boxes.map((each) => each[side])),
  );
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const isBold = weight >= 600;
  const points = Math.max(...glyphs.map(({ contours }) => contours.flat().length));
  const parts = Math.max(...glyphs.map(({ contours }) => contours.length));
  const gap = Math.min(...boxes.map(([x]) => x));
  const word = (...values) => values.map(u16);
  return {
    'OS/2': pack(
      ...word(4, 550, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 280, 0),
      [8, 0],
      [2, 0],
      ...[0, 0, 0, 0].map(u32),
      ...word(isBold ? 0x20 : 0x40, codes[0], codes.at(-1), ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      ...[1, 0].map(u32),
      ...word(500, 700, 0, 32, 1),
    ),
    cmap: characterMap(codes),
    glyf: Buffer.concat(outlines),
    head: pack(
      ...[0x10000, 0x10000, 0, 0x5f0f3cf5].map(u32),
      ...word(3, EM),
      ...[0, 0].map((moment) => [8, moment]),
      ...word(...box, isBold ? 1 : 0, 8, 2, 1, 0),
    ),
    hhea: pack(
      u32(0x10000),
      ...word(ASCENT, -DESCENT, 0, widest, gap, 0, box[2], 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ),
    hmtx: pack(...glyphs.flatMap(({ advance }, index) => word(advance, boxes[index][0]))),
    loca: pack(...places.map(u32)),
    maxp: pack(u32(0x10000), ...word(glyphs.length, points, parts, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
    name: names(family, isBold ? 'Bold' : 'Regular'),
    post: pack(u32(0x30000), u32(0), ...word(-100, 50), ...[0, 0, 0, 0, 0].map(u32)),
  };
}

function checksum(buffer) {
  let sum = 0;
  const words = padded(buffer);
  for (let offset = 0; offset < words.length; offset += 4) sum = (sum + words.readUInt32BE(offset)) >>> 0;
  return sum;
}

/** A TrueType font of these glyphs: `{ code, advance, contours }`, the missing one first. */
export function font(glyphs, weight, family) {
  const tables = Object.entries(tablesOf(glyphs, weight, family));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const search = [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16];
  let offset = 12 + tables.length * 16;
  const directory = tables.map(([tag, body]) => {
    const entry = Buffer.concat([Buffer.from(tag), pack(u32(checksum(body)), u32(offset), u32(body.length))]);
    offset += padded(body).length;
    return entry;
  });
  const head = pack(u32(0x10000), ...search.map(u16));
  const file = Buffer.concat([head, ...directory, ...tables.map(([, body]) => padded(body))]);
  const place = directory[tables.findIndex(([tag]) => tag === 'head')].readUInt32BE(8);
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, place + 8);
  return file;
}
