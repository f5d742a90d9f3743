/** A piece of a comparison: lines added, lines removed, or how many in a row stayed. */
export type Change =
  | { readonly kind: 'added' | 'removed'; readonly line: string }
  | { readonly kind: 'same'; readonly count: number };

const BLOCK_END = /(<\/(?:p|h[1-6]|li|tr|table|ul|ol|blockquote|div)>)/gi;

/** HTML may come in one long line; a block is what a person would call one. */
export const linesOf = (html: string): string[] =>
  html
    .replace(BLOCK_END, '$1\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Longest common subsequence between what differs: equal heads and tails, nearly all of a contract, cost nothing. */
export function diff(before: readonly string[], after: readonly string[]): Change[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = compare(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return join([...same(head), ...middle, ...same(tail)]);
}

const same = (count: number): Change[] => (count > 0 ? [{ kind: 'same', count }] : []);

function compare(before: readonly string[], after: readonly string[]): Change[] {
  const lengths = commonLengths(before, after);
  const at = (i: number, j: number): number => lengths[i * (after.length + 1) + j] ?? 0;
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      changes.push({ kind: 'same', count: 1 });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', line: old });
      i += 1;
    } else {
      changes.push({ kind: 'added', line: fresh ?? '' });
      j += 1;
    }
  }
  return changes;
}

/** For every pair of places, how many lines are still in common after them. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

function join(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (change.kind === 'same' && last?.kind === 'same')
      joined[joined.length - 1] = { kind: 'same', count: last.count + change.count };
    else joined.push(change);
  }
  return joined;
}
