import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, NotConverted } from './conversion.ts';
import type { Pixels } from './image.ts';
import { heicPhoto, pdf } from './testing/papers.ts';

const pagesOf = async (format: 'heic' | 'pdf', bytes: Buffer, most = 20) => {
  const found: Pixels[] = [];
  for await (const page of convert(format, bytes, most)) found.push(page);
  return found;
};
const colourAt = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const refusal = (format: 'heic' | 'pdf', bytes: Buffer, most?: number) =>
  pagesOf(format, bytes, most).then(
    () => 'converted',
    (error: unknown) => (error instanceof NotConverted ? error.reason : error),
  );

describe('a photo of a phone', () => {
  it('becomes pixels in the right colours', async () => {
    const [photo] = await pagesOf('heic', heicPhoto);
    if (!photo) throw new Error('nothing came');
    expect([photo.width, photo.height]).toEqual([64, 48]);
    const [red = 0, green = 0] = colourAt(photo, 60, 4);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  it('that is cut, or is none, is refused', async () => {
    expect(await refusal('heic', heicPhoto.subarray(0, 500))).toBe('unreadable');
    expect(await refusal('heic', Buffer.from('ftypheic and nothing else'))).toBe('unreadable');
  });
});

describe('a PDF', () => {
  it('becomes a picture per page, as it would be printed', async () => {
    const pages = await pagesOf('pdf', pdf(3));
    expect(pages.map(({ width, height }) => [width, height])).toEqual(
      Array.from({ length: 3 }, () => [1652, 2338]),
    );
    for (const page of pages) {
      expect(colourAt(page, 100, 2_300)).toEqual([255, 0, 0]);
      expect(colourAt(page, 1_500, 100)).toEqual([255, 255, 255]);
    }
  });

  it('is refused with its reason: pages, a password, damage', async () => {
    expect(await refusal('pdf', pdf(3), 2)).toBe('pages');
    expect(await refusal('pdf', pdf(1, { locked: true }))).toBe('locked');
    expect(await refusal('pdf', Buffer.from('%PDF-1.4\nand nothing else'))).toBe('unreadable');
  });
});

it('whatever bytes come, it answers or refuses', async () => {
  const spoilt = (whole: Buffer) =>
    fc
      .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 })
      .map((changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        return bytes;
      });
  const formats = { heic: heicPhoto, pdf: pdf(1) } as const;
  for (const format of ['heic', 'pdf'] as const)
    await fc.assert(
      fc.asyncProperty(spoilt(formats[format]), async (bytes) => {
        expect(['converted', 'unreadable', 'pixels', 'pages', 'locked']).toContain(
          await refusal(format, bytes),
        );
      }),
      { numRuns: 4 },
    );
});
