import { describe, expect, it } from 'vitest';
import { parseRange } from './range.ts';

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
    [`bytes=${'9'.repeat(40)}-`, null],
    ['', null],
    [undefined, null],
  ])('%s', (header, wanted) => expect(parseRange(header, 100)).toEqual(wanted));
});
