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

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });

async function shapeOf(bytes: Buffer) {
  const found = await open(bytes).metadata();
  if (found.width * found.height > MOST_PIXELS) throw new TooManyPixels();
  // A picture with see-through parts would get black ones as a JPEG.
  const png = found.format === 'png' || (found.format === 'webp' && found.hasAlpha);
  return { png };
}

const encoded = (image: Sharp, png: boolean, quality: number) =>
  (png ? image.png({ compressionLevel: 6 }) : image.jpeg({ quality, mozjpeg: false })).toBuffer({
    resolveWithObject: true,
  });

async function encode(bytes: Buffer): Promise<EncodedImage> {
  const { png } = await shapeOf(bytes);
  // One after the other: each of them may hold the whole picture in memory.
  const full = await encoded(open(bytes).autoOrient(), png, 90);
  const small = await encoded(open(bytes).autoOrient().resize(THUMBNAIL), png, 80);
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
export async function encodeAnew(bytes: Buffer): Promise<EncodedImage> {
  try {
    return await encode(bytes);
  } catch (error) {
    if (error instanceof TooManyPixels) throw error;
    if (/pixel limit/i.test(String(error))) throw new TooManyPixels();
    throw new UnreadableImage('unreadable image', { cause: error });
  }
}
