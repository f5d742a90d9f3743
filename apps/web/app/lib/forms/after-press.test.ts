import { expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from '../testing/waiting.ts';
import { createAfterPress } from './after-press.ts';

test('what moves the page waits until the press has become a click', async () => {
  const page = new EventTarget();
  const afterPress = createAfterPress(page);
  const order: string[] = [];
  page.addEventListener('click', () => order.push('click'));
  page.dispatchEvent(new Event('pointerdown'));
  afterPress(() => order.push('error line'));
  page.dispatchEvent(new Event('pointerup'));
  page.dispatchEvent(new Event('click'));
  expect(order).toEqual(['click']);
  await waitFor(() => expect(order).toEqual(['click', 'error line']));
});

test('without a press nothing waits: Tab leaves a field too', () => {
  const work = vi.fn();
  createAfterPress(new EventTarget())(work);
  expect(work).toHaveBeenCalledOnce();
});

test('a field that loses the focus to the press does not end it', () => {
  const page = new EventTarget();
  const afterPress = createAfterPress(page);
  const work = vi.fn();
  page.dispatchEvent(new Event('mousedown'));
  const left = new Event('blur');
  Object.defineProperty(left, 'target', { value: new EventTarget() });
  page.dispatchEvent(left);
  afterPress(work);
  expect(work).not.toHaveBeenCalled();
});

test('the press of the other button opens a menu and may never be released: nothing waits for it', () => {
  const page = new EventTarget();
  const afterPress = createAfterPress(page);
  const work = vi.fn();
  page.dispatchEvent(Object.assign(new Event('mousedown'), { button: 2 }));
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test('a press that is never released ends with the first move without it, or after ten seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = new EventTarget();
  const afterPress = createAfterPress(page);
  const work = vi.fn();
  const move = (buttons: number) => page.dispatchEvent(Object.assign(new Event('pointermove'), { buttons }));
  page.dispatchEvent(new Event('mousedown'));
  afterPress(work);
  move(1);
  vi.advanceTimersByTime(9_000);
  expect(work).not.toHaveBeenCalled();
  move(0);
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledOnce();

  page.dispatchEvent(new Event('mousedown'));
  afterPress(work);
  vi.advanceTimersByTime(9_000);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});
