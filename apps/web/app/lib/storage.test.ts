import { expect, test, vi } from 'vitest';
import { browserStorage } from './storage.ts';

test('values live in the page where the browser refuses to store', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const storage = browserStorage('sessionStorage');
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  vi.unstubAllGlobals();
});
