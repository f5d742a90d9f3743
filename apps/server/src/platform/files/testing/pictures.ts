import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A photo as a phone makes it: turned on its side, with the place where it was taken. */
export const phonePhoto = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .withExif({
      IFD0: { Make: 'Phone of a test', Copyright: 'secret owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Noise does not compress: so a picture of a wanted weight. */
export async function heavyPicture(megabytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt((megabytes * 1024 * 1024) / 3));
  const noise = Buffer.alloc(side * side * 3);
  let seed = 1;
  for (let at = 0; at < noise.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    noise[at] = seed >>> 16;
  }
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export const transparentPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .webp()
    .toBuffer();

function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A hundred bytes that say «900 megapixels». */
export function hugePng(width = 30_000, height = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = pngChunk('IDAT', Buffer.from('789c030000000001', 'hex'));
  return Buffer.concat([signature, pngChunk('IHDR', header), data, pngChunk('IEND', Buffer.alloc(0))]);
}
