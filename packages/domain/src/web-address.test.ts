import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from './message.ts';
import { checkWebAddress } from './web-address.ts';

describe('a web address', () => {
  it.each([
    'https://video.example/room',
    'http://video.example',
    '  https://video.example/a?b=c#d  ',
    'https://видео.рф/зал',
  ])('may be %s', (text) => expect(checkWebAddress(text)).toBeNull());

  it.each([
    'video.example/room',
    'ftp://video.example/room',
    'javascript:alert(1)',
    'https://localhost/room',
    'https://127.0.0.1/room',
    'https://[::1]/room',
    'https://me@video.example/room',
    'https://me:secret@video.example/room',
    'https://',
    'https:// video.example',
  ])('is not %s', (text) => expect(checkWebAddress(text)).toBe(message('validation.url')));

  it('is wanted, and at most 500 characters long', () => {
    expect(checkWebAddress('   ')).toBe(message('validation.required'));
    const long = (count: number) => `https://video.example/${'a'.repeat(count - 22)}`;
    expect(checkWebAddress(long(500))).toBeNull();
    expect(checkWebAddress(long(501))).toBe(message('validation.maxLength', { count: 500 }));
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void checkWebAddress(text)));
    fc.assert(
      fc.property(fc.webUrl(), (text) => void checkWebAddress(text)),
      { numRuns: 10 },
    );
  });
});
