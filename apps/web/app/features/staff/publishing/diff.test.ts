import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, diff, linesOf } from './diff.ts';

test('blocks of HTML are lines', () => {
  expect(linesOf('<h1>A</h1><p>b</p>\n\n  <ul><li>c</li></ul>')).toEqual([
    '<h1>A</h1>',
    '<p>b</p>',
    '<ul><li>c</li>',
    '</ul>',
  ]);
});

test('says what was taken out, what came in and how much stayed', () => {
  expect(diff(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', count: 1 },
    { kind: 'removed', line: 'b' },
    { kind: 'added', line: 'x' },
    { kind: 'same', count: 2 },
  ]);
  expect(diff(['a'], ['a'])).toEqual([{ kind: 'same', count: 1 }]);
  expect(diff([], ['a'])).toEqual([{ kind: 'added', line: 'a' }]);
});

const replay = (before: readonly string[], changes: readonly Change[]): string[] => {
  let at = 0;
  return changes.flatMap((change) => {
    if (change.kind === 'added') return [change.line];
    const taken = change.kind === 'same' ? change.count : 1;
    at += taken;
    return change.kind === 'same' ? before.slice(at - taken, at) : [];
  });
};

test('replayed over the old text it gives the new one', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      expect(replay(before, diff(before, after))).toEqual(after);
    }),
  );
});
