import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeAnew, TooManyPixels, UnreadableImage } from './image.ts';
import { heavyPicture, hugePng, phonePhoto, transparentPicture } from './testing/pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('a picture drawn anew', () => {
  it('stands upright and says nothing of where it was taken', async () => {
    const sent = await phonePhoto(64, 48);
    expect(sent.toString('latin1')).toContain('Phone of a test');
    const image = await encodeAnew(sent);
    expect([image.mediaType, image.width, image.height]).toEqual(['image/jpeg', 48, 64]);
    for (const bytes of [image.bytes, image.thumbnail]) {
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.xmp, found.orientation]).toEqual([undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Phone of a test|secret owner/);
    }
  });

  it('has a thumbnail of 480 pixels at most, and never a larger one than itself', async () => {
    const large = await sharp((await encodeAnew(await phonePhoto(1600, 1200))).thumbnail).metadata();
    expect([large.width, large.height]).toEqual([360, 480]);
    const small = await sharp((await encodeAnew(await phonePhoto(30, 20))).thumbnail).metadata();
    expect([small.width, small.height]).toEqual([20, 30]);
  });

  it('keeps its see-through parts, as a PNG', async () => {
    const image = await encodeAnew(await transparentPicture());
    expect(image.mediaType).toBe('image/png');
    expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('leaves behind what hides behind its end', async () => {
    const page = '<html><script>alert(document.domain)</script></html>';
    const image = await encodeAnew(Buffer.concat([await phonePhoto(), Buffer.from(page)]));
    expect(image.bytes.toString('latin1')).not.toContain('script');
  });
});

describe('a picture is refused', () => {
  it('by its header alone when it has too many pixels', async () => {
    await expect(encodeAnew(hugePng())).rejects.toThrow(TooManyPixels);
    await expect(encodeAnew(hugePng(50_000_001, 1))).rejects.toThrow(TooManyPixels);
  });

  it('when it breaks off', async () => {
    const picture = await heavyPicture(0.2);
    await expect(encodeAnew(picture.subarray(0, picture.length / 2))).rejects.toThrow(UnreadableImage);
  });

  it.each([
    ['a drawing with a script', Buffer.from(SVG)],
    ['a page', Buffer.from('<html>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('when it is %s: no reader is there for it', async (_, bytes) => {
    await expect(encodeAnew(bytes)).rejects.toThrow(UnreadableImage);
  });
});
