import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.ts';
import { fileType, film } from './testing/films.ts';
import { hugePng, phonePhoto, transparentPicture } from './testing/pictures.ts';

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(64)]);

describe('what the bytes say', () => {
  it('is believed for the formats we take', async () => {
    expect(await sniff(await phonePhoto())).toBe('jpeg');
    expect(await sniff(hugePng())).toBe('png');
    expect(await sniff(await transparentPicture())).toBe('webp');
    expect(await sniff(film())).toBe('mp4');
    expect(await sniff(film({ brand: 'qt  ' }))).toBe('mov');
    expect(await sniff(Buffer.from('%PDF-1.7\n%âãÏÓ'))).toBe('pdf');
    for (const brand of ['heic', 'mif1', 'hevc']) expect(await sniff(padded(fileType(brand)))).toBe('heic');
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a GIF that is a script too', Buffer.from('GIF89a=1;alert(document.domain);//')],
    ['a program', Buffer.from('MZ\x90\x00', 'latin1')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['sound', fileType('M4A ')],
    ['AVIF', padded(fileType('avif'))],
    ['nothing', Buffer.alloc(0)],
  ])('is nothing for us in %s', async (_, bytes) => expect(await sniff(bytes)).toBeNull());

  it('never fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        await sniff(Buffer.from(bytes));
      }),
    );
  });
});
