import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicPath, loginPath, safeNext } from './redirect.ts';

test.each(['/lk/orders', '/lk/orders?page=2#top', '/manage', '/lk/orders?next=https://evil.example'])(
  '%s is ours',
  (path) => expect(safeNext(path)).toBe(path),
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'lk/orders',
  '/..//evil.example',
  '/.//evil.example',
  '/login',
  '/login-page?next=/lk',
  '',
  null,
  undefined,
])('%s leads nowhere', (path) => expect(safeNext(path)).toBeNull());

const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  ':',
  '@',
  '%2f',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  'https',
  'evil.example',
  'lk',
];

test('whatever comes, a browser stays on our origin', () => {
  const trick = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(trick, (input) => {
      const path = safeNext(input);
      if (path !== null) expect(new URL(path, 'https://punkt.example').origin).toBe('https://punkt.example');
    }),
  );
});

test('the way to log-in remembers where one was going', () => {
  expect(loginPath('/lk/orders?page=2')).toBe('/login?next=%2Flk%2Forders%3Fpage%3D2');
  expect(loginPath('/')).toBe('/login');
  expect(loginPath('/login')).toBe('/login');
});

test('the account area, the console and registration are not public', () => {
  expect(['/lk', '/lk/orders', '/manage', '/registration'].some(isPublicPath)).toBe(false);
  expect(['/', '/login', '/offer', '/lkx', '/sandbox'].every(isPublicPath)).toBe(true);
});
