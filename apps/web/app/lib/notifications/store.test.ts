import { afterEach, expect, test, vi } from 'vitest';
import { currentNotices, dismiss, notify, subscribe } from './store.ts';

afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id);
});

const notice = (plain: string) => ({ kind: 'error', title: { plain } }) as const;

test('tells listeners, and no longer once they left', () => {
  const listener = vi.fn();
  const leave = subscribe(listener);
  dismiss(notify(notice('a')));
  leave();
  notify(notice('b'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same words twice are one notice', () => {
  notify(notice('a'));
  notify(notice('b'));
  notify(notice('a'));
  expect(currentNotices().map(({ title }) => title)).toEqual([{ plain: 'b' }, { plain: 'a' }]);
});

test('a storm does not cover the screen', () => {
  for (let index = 0; index < 20; index++) notify(notice(String(index)));
  expect(currentNotices()).toHaveLength(4);
  expect(currentNotices().at(-1)?.title).toEqual({ plain: '19' });
});
