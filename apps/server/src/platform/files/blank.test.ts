import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Blank, blanked } from './blank.ts';
import { box, fileType, film, PLACE, timeHeader, track } from './testing/films.ts';
import { collect } from './verify.ts';
import { readFilm } from './video.ts';

const read = (bytes: Buffer) =>
  readFilm(bytes.length, async (start, length) => bytes.subarray(start, start + length));

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const without = (bytes: Buffer, blanks: readonly Blank[], size = bytes.length) =>
  collect(blanked(inPieces(bytes, size), blanks));

describe('what a film tells of a place', () => {
  it.each([
    ['with moov at the end', film({ located: true })],
    ['with moov at the beginning', film({ located: true, moovFirst: true })],
    ['of QuickTime', film({ located: true, brand: 'qt  ' })],
  ])('is found everywhere and taken out, %s, and the film stays', async (_, bytes) => {
    const { seconds, private: found } = await read(bytes);
    expect(found).toHaveLength(6);
    const kept = await without(bytes, found);
    expect(bytes.includes(PLACE)).toBe(true);
    expect(kept.includes(PLACE)).toBe(false);
    expect(await read(kept)).toEqual({ seconds, private: [] });
    const boxes = (of: Buffer, name: string) => of.toString('latin1').split(name).length - 1;
    expect(boxes(kept, 'free') - boxes(bytes, 'free')).toBe(6);
  });

  it('is taken out alike, however the bytes come', async () => {
    const bytes = film({ located: true, bytes: 40 });
    const { private: found } = await read(bytes);
    const whole = await without(bytes, found);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (size) => {
        expect((await without(bytes, found, size)).equals(whole)).toBe(true);
      }),
    );
  });

  it('is looked for in nothing else', async () => {
    const plain = film();
    expect((await read(plain)).private).toEqual([]);
    const other = box('uuid', Buffer.alloc(16, 7), Buffer.from('a box of a player'));
    const bytes = Buffer.concat([
      fileType('isom'),
      other,
      box('moov', box('mvhd', timeHeader(5)), track(5), other),
      box('uuid'),
    ]);
    expect((await read(bytes)).private).toEqual([]);
  });

  it('does not matter behind a film that breaks off', async () => {
    const bytes = film({ moovFirst: true, seconds: 3 });
    expect(await read(bytes.subarray(0, -20))).toEqual({ seconds: 3, private: [] });
  });
});
