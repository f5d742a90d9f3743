import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of noise: nothing in it compresses, so its size is about three bytes a pixel. */
export function picture(name: string, width = 120, height = 90): Picture {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), width * height);
  for (let at = 0; at < rows.length; at += 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    rows[at] = at % (width * 3 + 1) === 0 ? 0 : seed >>> 24;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** What an iPhone saves unless told otherwise; the beginning is all that anybody looks at. */
export const heic: Picture = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(64)]),
};
