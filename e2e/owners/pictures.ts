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

const SQUARE = 10;

/** Coloured squares: large enough, light and sharp, and small as a file. */
function squares(seed: number, width: number, height: number, light: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width * 3; x += 1) {
      const column = Math.floor(x / 3 / SQUARE);
      const mixed = ((column + 1) * 7_919 + Math.floor(y / SQUARE) * 104_729 + (x % 3) * 31 + seed) % 251;
      rows[y * (width * 3 + 1) + 1 + x] = Math.round(mixed * light);
    }
  return rows;
}

/** Nothing in it compresses, so its size is about three bytes a pixel. */
function noise(seed: number, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let next = seed;
  for (let at = 0; at < rows.length; at += 1) {
    next = (next * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    rows[at] = at % (width * 3 + 1) === 0 ? 0 : next >>> 24;
  }
  return rows;
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** A photo that raises no doubt; one with a wanted size in points is heavy. */
export const picture = (name: string, width?: number, height?: number): Picture =>
  width && height
    ? png(name, width, height, noise(seedOf(name), width, height))
    : png(name, 800, 600, squares(seedOf(name), 800, 600, 1));

/** Taken with the light off. */
export const darkPicture = (name: string): Picture =>
  png(name, 800, 600, squares(seedOf(name), 800, 600, 0.2));

function png(name: string, width: number, height: number, rows: Buffer): Picture {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** What an iPhone saves unless told otherwise: 64 × 48 points. */
export const heic: Picture = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA' +
      'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAcgACAAEA' +
      'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA' +
      'AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe' +
      'ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA' +
      'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA' +
      'AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAHptZGF0AAAAbigBrxOA9UU941XBs/sF0d+nYI+Eg52uwbm7xtGFm3xWvjOn' +
      'PwSM+Brp/8k65DWsRIC4XF4trs43Yxnt2coAfKrnp1DFb5DRb1bL1UnRAzUV1it8o2g+vHWUa3E00IgnxbNbzowUNMkhTD03' +
      'nQgM',
    'base64',
  ),
};

/** A plan as the bureau sends it, with so many empty pages. */
export function plan(pages: number): Picture {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 3} 0 R`).join(' ');
  const leaves = Array.from(
    { length: pages },
    (_, page) => `${page + 3} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n`,
  );
  // Without a table of places: readers then look for the objects themselves.
  const text = [
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] >>\nendobj\n`,
    ...leaves,
    'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
  ].join('');
  return { name: 'план.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) };
}
