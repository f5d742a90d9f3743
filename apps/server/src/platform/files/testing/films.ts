/** Films made by hand: no player would enjoy them, but their containers are as real ones are. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

export function longBox(type: string, size: bigint, body: Buffer): Buffer {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(size, 8);
  return Buffer.concat([header, body]);
}

/** `mvhd` and `mdhd`, as far as both are alike. */
export function timeHeader(seconds: number, { long = false, scale = 1000 } = {}): Buffer {
  const body = Buffer.alloc(long ? 112 : 100);
  body[0] = long ? 1 : 0;
  body.writeUInt32BE(scale, long ? 20 : 12);
  if (long) body.writeBigUInt64BE(BigInt(seconds * scale), 24);
  else body.writeUInt32BE(seconds * scale, 16);
  return body;
}

export const handler = (kind: string): Buffer =>
  Buffer.concat([Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13)]);

export const numbers = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** Tables of a track: so many samples of so many thousandths of a second, and how many there are. */
export const samples = (count: number, each: number, sized = count): Buffer =>
  Buffer.concat([box('stts', numbers(0, 1, count, each)), box('stsz', numbers(0, 100, sized))]);

/** A piece of a fragmented film; `each` where its own header says how long its samples last. */
export const fragment = (count: number, each?: number): Buffer =>
  box(
    'moof',
    box(
      'traf',
      box('tfhd', each === undefined ? numbers(0, 1) : numbers(0x8, 1, each)),
      box('trun', numbers(0, count)),
    ),
  );

export const track = (seconds: number, kind = 'vide', tables: Buffer = Buffer.alloc(0)): Buffer =>
  box(
    'trak',
    box('tkhd', numbers(0, 0, 0, 1)),
    box(
      'mdia',
      box('mdhd', timeHeader(seconds)),
      box('hdlr', handler(kind)),
      box('minf', box('stbl', tables)),
    ),
  );

export const fileType = (brand: string): Buffer =>
  box('ftyp', Buffer.from(brand), Buffer.alloc(4), Buffer.from(brand));

interface FilmOptions {
  readonly seconds?: number;
  readonly bytes?: number;
  readonly brand?: string;
  /** Phones write it at the end, editors at the beginning. */
  readonly moovFirst?: boolean;
  /** With the place where it was taken, in every box that phones and editors write it to. */
  readonly located?: boolean;
}

export const PLACE = '+55.7558+037.6173/';
const note = (type: string, ...before: Buffer[]) =>
  box(type, ...before, box('\u00a9xyz', Buffer.from(PLACE)));
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

const notesInside = () => [note('udta'), note('meta'), box('trak', note('udta'))];
const notesBeside = () => [note('uuid', XMP), note('udta'), note('meta')];

export function film({
  seconds = 10,
  bytes = 5_000,
  brand = 'isom',
  moovFirst = false,
  located = false,
}: FilmOptions = {}) {
  const moov = box(
    'moov',
    box('mvhd', timeHeader(seconds)),
    track(seconds),
    ...(located ? notesInside() : []),
  );
  const content = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at += 1) content[at] = (at * 31 + (at >> 8)) & 0xff;
  const mdat = box('mdat', content);
  const film = [fileType(brand), ...(moovFirst ? [moov, mdat] : [mdat, moov])];
  return Buffer.concat(located ? [...film, ...notesBeside()] : film);
}
