import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble, assembleGzip, cut, NONCE_PLACEHOLDER, newNonce } from './assemble.ts';

const page = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 6 });

describe('a page kept in pieces', () => {
  it('comes out with the nonce in every place, plain and gzipped', () => {
    fc.assert(
      fc.property(page, (texts) => {
        const nonce = newNonce();
        const pieces = cut(texts.join(NONCE_PLACEHOLDER));
        expect(assemble(pieces, nonce).bytes.toString()).toBe(texts.join(nonce));
        expect(gunzipSync(assembleGzip(pieces, nonce).bytes).toString()).toBe(texts.join(nonce));
      }),
    );
  });

  it('never repeats a nonce', () => {
    expect(new Set(Array.from({ length: 1000 }, newNonce)).size).toBe(1000);
  });
});
