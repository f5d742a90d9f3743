import sharp, { type Sharp } from 'sharp';

/** More pixels than any phone makes, and few enough to decode. */
export const MOST_PIXELS = 50_000_000;
const THUMBNAIL = { width: 480, height: 480, fit: 'inside', withoutEnlargement: true } as const;

// libvips reads SVG, PDF and many more. Whatever slips past the sniffer finds no reader here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
// A cache of somebody's documents helps nobody, and memory must stay flat.
sharp.cache(false);

export class TooManyPixels extends Error {}
export class UnreadableImage extends Error {}

export interface EncodedImage {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Buffer;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A file as it was sent, or what a decoder made of it. */
type Picture = Buffer | Pixels;

const open = (picture: Picture): Sharp =>
  Buffer.isBuffer(picture)
    ? sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    : sharp(picture.data, {
        limitInputPixels: MOST_PIXELS,
        raw: { width: picture.width, height: picture.height, channels: 4 },
      }).flatten({ background: '#fff' });

async function shapeOf(picture: Picture) {
  if (!Buffer.isBuffer(picture)) return { png: false };
  const found = await open(picture).metadata();
  if (found.width * found.height > MOST_PIXELS) throw new TooManyPixels();
  // A picture with see-through parts would get black ones as a JPEG.
  const png = found.format === 'png' || (found.format === 'webp' && found.hasAlpha);
  return { png };
}

const encoded = (image: Sharp, png: boolean, quality: number) =>
  (png ? image.png({ compressionLevel: 6 }) : image.jpeg({ quality, mozjpeg: false })).toBuffer({
    resolveWithObject: true,
  });

async function encode(picture: Picture): Promise<EncodedImage> {
  const { png } = await shapeOf(picture);
  // One after the other: each of them may hold the whole picture in memory.
  const full = await encoded(open(picture).autoOrient(), png, 90);
  const small = await encoded(open(picture).autoOrient().resize(THUMBNAIL), png, 80);
  return {
    bytes: full.data,
    mediaType: png ? 'image/png' : 'image/jpeg',
    width: full.info.width,
    height: full.info.height,
    thumbnail: small.data,
  };
}

/**
 * Draws a picture anew: what comes out holds pixels and nothing else, no place where it was taken, no comment, nothing
 * that hides behind its end.
 */
export async function encodeAnew(picture: Picture): Promise<EncodedImage> {
  try {
    return await encode(picture);
  } catch (error) {
    if (error instanceof TooManyPixels) throw error;
    if (/pixel limit/i.test(String(error))) throw new TooManyPixels();
    throw new UnreadableImage('unreadable image', { cause: error });
  }
}
