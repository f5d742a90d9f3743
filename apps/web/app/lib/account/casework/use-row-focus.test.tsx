import { JSDOM } from 'jsdom';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRowFocus } from './use-row-focus.ts';

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const)
    vi.stubGlobal(name, name === 'window' ? page.window : page.window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => page.window.close());

const PAGES = [
  ['1', '2'],
  ['3', '4'],
];

let press: (step: 1 | -1) => void = () => undefined;
/** The rows of the other page come later than the press, as they do from a server. */
let arrive: () => void = () => undefined;

function Queue() {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const rows = PAGES[at] ?? [];
  const { move } = useRowFocus(list, rows, (step) => {
    if (!PAGES[at + step]) return false;
    arrive = () => setAt(at + step);
    return true;
  });
  press = move;
  return (
    <ul ref={list}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" data-row={row}>
            {row}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('past the end of a page the keys go on with the next one, and back again', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(page.window.document.getElementById('root') as unknown as HTMLElement);
  await act(async () => root.render(<Queue />));
  const here = () => page.window.document.activeElement?.textContent;
  const go = async (step: 1 | -1) => act(async () => press(step));
  await go(1);
  await go(1);
  expect(here()).toBe('2');
  await go(1);
  // Until the rows are there, nothing moves.
  expect(here()).toBe('2');
  await act(async () => arrive());
  expect(here()).toBe('3');
  await go(-1);
  await act(async () => arrive());
  expect(here()).toBe('2');
  await go(-1);
  await go(-1);
  expect(here()).toBe('1');
  await act(async () => root.unmount());
});
