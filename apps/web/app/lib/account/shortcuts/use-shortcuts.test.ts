import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { isForUs, matches } from './use-shortcuts.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('letters belong to whoever types; a box that was just ticked takes none', () => {
  const { window } = new JSDOM(
    '<input type="search"><textarea></textarea><select></select><input type="checkbox"><input type="radio"><a href="#">1</a>',
  );
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  const heard: Record<string, boolean> = {};
  window.document.addEventListener('keydown', (event) => {
    const { tagName, type } = event.target as HTMLInputElement;
    heard[tagName === 'INPUT' ? type : tagName] = isForUs(event);
  });
  for (const element of window.document.body.children)
    element.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true }));
  expect(heard).toEqual({
    search: false,
    TEXTAREA: false,
    SELECT: false,
    checkbox: true,
    radio: true,
    A: true,
  });
});
