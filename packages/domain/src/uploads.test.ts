import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES, CHUNK_CHARACTERS, CHUNKS_AT_ONCE, ENTITY_TYPES } from './files.ts';
import {
  chunkBytes,
  chunkCount,
  chunkLength,
  chunkOffset,
  displayName,
  encodedSize,
  FILE_PURPOSES,
  type FilePurpose,
  formatNames,
  isOverLimit,
  largestMegabytes,
  leastDecodedSize,
  mostBytes,
  purposeOf,
  UPLOAD_LIMITS,
} from './uploads.ts';

describe('chunks', () => {
  it('cover the text exactly, and their bytes the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (bytes) => {
        const text = encodedSize(bytes);
        const count = chunkCount(text);
        const lengths = Array.from({ length: count }, (_, num) => chunkLength(text, num));
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text);
        expect(lengths.slice(0, -1).every((length) => length === CHUNK_CHARACTERS)).toBe(true);
        expect(chunkOffset(count - 1)).toBeLessThan(bytes);
        const sizes = lengths.map((_, num) => chunkBytes(bytes, num));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes);
        expect(sizes.map((size) => encodedSize(size))).toEqual(lengths);
        expect(sizes.slice(0, -1).every((size) => size === CHUNK_BYTES)).toBe(true);
        for (const num of sizes.keys()) {
          const few = sizes.slice(num, num + CHUNKS_AT_ONCE).reduce((sum, size) => sum + size, 0);
          expect(mostBytes(bytes, num)).toBe(few);
        }
        expect(leastDecodedSize(text)).toBeLessThanOrEqual(bytes);
        expect(leastDecodedSize(text)).toBeGreaterThan(bytes - 3);
      }),
    );
  });
});

describe('limits', () => {
  it('are counted in megabytes of 1024²', () => {
    expect(isOverLimit(20 * 1024 * 1024, { megabytes: 20 })).toBe(false);
    expect(isOverLimit(20 * 1024 * 1024 + 1, { megabytes: 20 })).toBe(true);
  });

  it('are known for every entity type, and say which formats fit', () => {
    for (const type of Object.values(ENTITY_TYPES)) expect(UPLOAD_LIMITS[type].image).toBeDefined();
    expect(formatNames(UPLOAD_LIMITS[15])).toBe('JPG, JPEG, PNG, HEIC, PDF');
    expect(formatNames(UPLOAD_LIMITS[12])).toBe('JPG, JPEG, PNG, HEIC');
    expect(formatNames(UPLOAD_LIMITS[1])).toBe('JPG, JPEG, PNG, HEIC, PDF, MP4, MOV');
    expect(largestMegabytes(UPLOAD_LIMITS[1])).toBe(200);
  });

  it('never let a purpose take what its upload would refuse', () => {
    for (const name of Object.keys(FILE_PURPOSES) as FilePurpose[]) {
      const { entityTypes, limits } = purposeOf(name);
      for (const kind of ['image', 'video'] as const) {
        const wanted = limits[kind]?.megabytes;
        if (wanted === undefined) continue;
        expect(
          entityTypes.some((type) => (UPLOAD_LIMITS[type][kind]?.megabytes ?? 0) >= wanted),
          name,
        ).toBe(true);
      }
    }
  });
});

describe('the name shown', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\photo.jpg', 'photo.jpg'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['<script>.png', 'script.png'],
    ['  фото входа.jpg ', 'фото входа.jpg'],
    ['/', ''],
  ])('of %j is %j', (given, shown) => expect(displayName(given)).toBe(shown));

  it('is always short, and stays what it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const shown = displayName(name);
        expect([...shown].length).toBeLessThanOrEqual(200);
        expect(shown).not.toMatch(/[\\/\p{Cc}]/u);
        expect(displayName(shown)).toBe(shown);
      }),
    );
  });
});
