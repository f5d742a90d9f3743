import { expect, test } from 'vitest';
import { type KeptRequest, keptAs, openedWith } from './kept-request.ts';

interface Asked {
  readonly area: number | null;
  readonly papers: readonly string[];
}

const HOUR_MS = 3_600_000;
const over: Asked = { area: 60, papers: [] };
/** As it comes back from the tab's storage. */
const reloaded = (record: Asked, found: KeptRequest<Asked> | null = null, now = 0) =>
  JSON.parse(JSON.stringify(keptAs(found, { record, over }, 'papers', now))) as KeptRequest<Asked> | null;

test('a request outlives a reload with its figures and its papers', () => {
  const record = { area: 80.5, papers: ['a', 'b'] };
  expect(openedWith(reloaded(record), over, 'papers', 23 * HOUR_MS)).toEqual(record);
});

test('of a point that has changed since it is of yesterday', () => {
  const found = reloaded({ area: 80.5, papers: [] });
  expect(openedWith(found, { area: 70, papers: [] }, 'papers', 0)).toEqual({ area: 70, papers: [] });
});

test('papers that the server has deleted are not offered again, and figures stay', () => {
  const found = reloaded({ area: 80.5, papers: ['a'] });
  expect(openedWith(found, over, 'papers', 24 * HOUR_MS)).toEqual({ area: 80.5, papers: [] });
});

test('papers are as old as the first of them, not as what was typed before', () => {
  const typed = reloaded({ area: 80.5, papers: [] });
  const first = reloaded({ area: 80.5, papers: ['a'] }, typed, 30 * HOUR_MS);
  const second = reloaded({ area: 80.5, papers: ['a', 'b'] }, first, 40 * HOUR_MS);
  expect(openedWith(second, over, 'papers', 53 * HOUR_MS).papers).toEqual(['a', 'b']);
  expect(openedWith(second, over, 'papers', 54 * HOUR_MS).papers).toEqual([]);
});

test('what is as it was is not kept', () => {
  expect(reloaded(over)).toBeNull();
});
