import { BrokenContainer } from '@punkt/domain/film-boxes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  box,
  fileType,
  film,
  fragment,
  handler,
  longBox,
  numbers,
  samples,
  timeHeader,
  track,
} from './testing/films.ts';
import { readFilm } from './video.ts';

const read = (bytes: Buffer) =>
  readFilm(bytes.length, async (start, length) => bytes.subarray(start, start + length));
const durationOf = async (bytes: Buffer) => (await read(bytes)).seconds;

const head = fileType('isom');
const allOnes = Buffer.from(timeHeader(0)).fill(0xff, 16, 20);

describe('the duration of a film', () => {
  it.each([
    ['with moov at the end', film({ seconds: 29 }), 29],
    ['with moov at the beginning', film({ seconds: 31, moovFirst: true }), 31],
    ['of QuickTime', film({ seconds: 3, brand: 'qt  ' }), 3],
    [
      'with 64-bit times',
      Buffer.concat([head, box('moov', box('mvhd', timeHeader(7, { long: true })), track(7))]),
      7,
    ],
    [
      'whose content has a 64-bit length',
      Buffer.concat([
        head,
        longBox('mdat', 26n, Buffer.alloc(10)),
        box('moov', box('mvhd', timeHeader(5)), track(5)),
      ]),
      5,
    ],
    [
      'whose last box runs to the end',
      Buffer.concat([film({ seconds: 4 }), Buffer.from([0, 0, 0, 0]), Buffer.from('mdat'), Buffer.alloc(9)]),
      4,
    ],
    [
      'that is fragmented',
      Buffer.concat([
        head,
        box(
          'moov',
          box('mvhd', timeHeader(0)),
          track(0),
          box('mvex', box('mehd', Buffer.from([0, 0, 0, 0, 0, 0, 0x27, 0x10]))),
        ),
      ]),
      10,
    ],
    [
      'is that of its samples, whatever the headers say',
      Buffer.concat([head, box('moov', box('mvhd', timeHeader(5)), track(5, 'vide', samples(3_000, 40)))]),
      120,
    ],
    [
      'is that of its fragments, whatever the headers say',
      Buffer.concat([
        head,
        box('moov', box('mvhd', timeHeader(5)), track(5), box('mvex', box('trex', numbers(0, 1, 1, 40)))),
        ...Array.from({ length: 30 }, () => fragment(50)),
        ...Array.from({ length: 30 }, () => fragment(50, 40)),
      ]),
      120,
    ],
    [
      'is that of its longest track, whatever the header says',
      Buffer.concat([head, box('moov', box('mvhd', timeHeader(1)), track(3600))]),
      3600,
    ],
  ])('%s', async (_, bytes, seconds) => expect(await durationOf(bytes)).toBe(seconds));

  it.each([
    ['nothing', Buffer.alloc(0)],
    [
      'with samples that have no time',
      Buffer.concat([
        head,
        box('moov', box('mvhd', timeHeader(5)), track(5, 'vide', samples(125, 40, 3_000))),
      ]),
    ],
    [
      'with a table of samples cut short',
      Buffer.concat([
        head,
        box('moov', box('mvhd', timeHeader(5)), track(5, 'vide', box('stts', numbers(0, 2, 1, 40)))),
      ]),
    ],
    ['cut in the middle', film().subarray(0, 2_000)],
    ['cut inside its last box', film().subarray(0, -20)],
    ['without moov', Buffer.concat([head, box('mdat', Buffer.alloc(10))])],
    ['with an empty moov', Buffer.concat([head, box('moov')])],
    ['without a film', Buffer.concat([head, box('moov', box('mvhd', timeHeader(5)), track(5, 'soun'))])],
    ['of no length', film({ seconds: 0 })],
    ['of unknown length', Buffer.concat([head, box('moov', box('mvhd', allOnes), track(0))])],
    [
      'without a time scale',
      Buffer.concat([head, box('moov', box('mvhd', timeHeader(5, { scale: 0 })), track(5))]),
    ],
    ['with a header cut short', Buffer.concat([head, box('moov', box('mvhd', Buffer.alloc(4)), track(5))])],
    ['with a box of two bytes', Buffer.concat([head, Buffer.from([0, 0, 0, 2]), Buffer.from('moov')])],
    ['with a box of 4 GB', Buffer.concat([head, Buffer.from('ffffffff', 'hex'), Buffer.from('moov')])],
    ['with a box of 2⁶⁴ bytes', Buffer.concat([head, longBox('moov', 2n ** 64n - 1n, Buffer.alloc(8))])],
    ['with a long box shorter than its header', Buffer.concat([head, longBox('moov', 3n, Buffer.alloc(8))])],
    ['with half a long header', Buffer.concat([head, Buffer.from([0, 0, 0, 1]), Buffer.from('mdat')])],
    [
      'with a track that reaches out of its film',
      Buffer.concat([
        head,
        box('moov', box('mvhd', timeHeader(5)), Buffer.from('7fffffff', 'hex'), Buffer.from('trak')),
      ]),
    ],
    [
      'with a thousand empty boxes',
      Buffer.concat([head, ...Array.from({ length: 1_000 }, () => box('free')), film()]),
    ],
    ['with a moov of 9 MB', Buffer.concat([head, box('moov', Buffer.alloc(9 * 1024 * 1024))])],
  ])('is not found in one %s', async (_, bytes) => {
    await expect(durationOf(bytes)).rejects.toThrow(BrokenContainer);
  });

  it('is found or refused, whatever the bytes', async () => {
    const good = Buffer.concat([
      head,
      box('moov', box('mvhd', timeHeader(5)), track(5), box('hdlr', handler('vide'))),
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        async (changes) => {
          const bytes = Buffer.from(good);
          for (const [at, value] of changes) bytes[at] = value;
          const outcome = await durationOf(bytes).catch((error: unknown) => error);
          expect(typeof outcome === 'number' || outcome instanceof BrokenContainer).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
