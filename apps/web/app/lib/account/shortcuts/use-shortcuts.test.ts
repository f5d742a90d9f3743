import { expect, test } from 'vitest';
import { matches } from './use-shortcuts.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test('a letter is a place on the keyboard, in any layout', () => {
  expect(matches(press('j', 'KeyJ'), 'j')).toBe(true);
  expect(matches(press('о', 'KeyJ'), 'j')).toBe(true);
  expect(matches(press('ჯ', 'KeyJ'), 'j')).toBe(true);
  expect(matches(press('J', 'KeyJ', true), 'j')).toBe(false);
  expect(matches(press('j', 'KeyK'), 'j')).toBe(false);
});

test('a sign is what the key types', () => {
  expect(matches(press('?', 'Digit7', true), '?')).toBe(true);
  expect(matches(press('?', 'Slash', true), '?')).toBe(true);
  expect(matches(press('/', 'Slash'), '?')).toBe(false);
});
