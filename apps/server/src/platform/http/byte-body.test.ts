import { expect, it } from 'vitest';
import { freeBytes } from './byte-body.ts';

it('memory of bytes is given back where nobody else has a part of it', () => {
  const [own, shared] = [Buffer.from(new ArrayBuffer(1_000)), new ArrayBuffer(1_000)];
  const part = Buffer.from(shared, 0, 10);
  freeBytes([own, part]);
  expect([own.length, part.length, shared.byteLength]).toEqual([0, 10, 1_000]);
});
