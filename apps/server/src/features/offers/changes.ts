import { diffArrays } from 'diff';
import { sanitise } from '../../platform/papers/sanitise.ts';

/** A piece of a document that a reader takes in at once: a paragraph, a heading, a row of a table. */
interface Block {
  readonly tag: 'h1' | 'h2' | 'h3' | 'p';
  readonly text: string;
}

const BLOCK_TAGS = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'section'],
  ...['table', 'caption', 'thead', 'tbody', 'tr'],
]);
const HEADINGS: Readonly<Record<string, Block['tag']>> = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h3' };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const plain = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Reads what the sanitiser wrote: every tag is known and closed, and no attribute holds a bare `>`. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let tag: Block['tag'] = 'p';
  let text = '';
  const finish = () => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed) blocks.push({ tag, text: trimmed });
    text = '';
  };
  for (const [token, slash, name = ''] of sanitise(html).matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g)) {
    if (!name) text += plain(token);
    else if (BLOCK_TAGS.has(name)) {
      finish();
      tag = slash ? 'p' : (HEADINGS[name] ?? 'p');
    } else if (slash && (name === 'td' || name === 'th')) text += ' · ';
  }
  finish();
  return blocks
    .map((block) => ({ ...block, text: block.text.replace(/(\s·)+$/, '') }))
    .filter(({ text: t }) => t);
}

export interface Part {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

export interface ChangedBlock {
  readonly tag: Block['tag'];
  readonly changed: boolean;
  readonly parts: readonly Part[];
}

/** Texts that have little in common are shown one after the other: the work must not grow with their product. */
const MOST_EDITS = 500;

/** Letters of any script with what clings to them, spaces, and every other sign by itself. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

const whole = ({ tag, text }: Block, kind: Part['kind']): ChangedBlock => ({
  tag,
  changed: kind !== 'same',
  parts: [{ kind, text }],
});

function compareWords(before: Block, after: Block): ChangedBlock {
  const parts = diffArrays(wordsOf(before.text), wordsOf(after.text), { maxEditLength: MOST_EDITS });
  if (!parts)
    return {
      tag: after.tag,
      changed: true,
      parts: [
        { kind: 'removed', text: before.text },
        { kind: 'added', text: after.text },
      ],
    };
  const told = parts.map(
    ({ added, removed, value }): Part => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  return { tag: after.tag, changed: true, parts: joinNeighbours(told) };
}

/** Words that changed side by side are one change: «+один +и +только» would be read three times. */
function joinNeighbours(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const between = part.text.trim() === '' && removed + added !== '' && index < parts.length - 1;
    if (part.kind === 'same' && !between) {
      flush();
      joined.push(part);
      continue;
    }
    if (part.kind !== 'added') removed += part.text;
    if (part.kind !== 'removed') added += part.text;
  }
  flush();
  return joined;
}

/** Blocks that gave way to others are compared word by word, in order; what is left over came or went as a whole. */
function compareRuns(removed: readonly Block[], added: readonly Block[]): ChangedBlock[] {
  const pairs = Math.min(removed.length, added.length);
  return [
    ...added.slice(0, pairs).map((block, index) => compareWords(removed[index] ?? block, block)),
    ...removed.slice(pairs).map((block) => whole(block, 'removed')),
    ...added.slice(pairs).map((block) => whole(block, 'added')),
  ];
}

const sameBlock = (a: Block, b: Block): boolean => a.tag === b.tag && a.text === b.text;

export function compareDocuments(before: string, after: string): ChangedBlock[] {
  const [old, fresh] = [blocksOf(before), blocksOf(after)];
  const runs = diffArrays(old, fresh, { comparator: sameBlock, maxEditLength: MOST_EDITS });
  if (!runs) return compareRuns(old, fresh);
  const result: ChangedBlock[] = [];
  let removed: Block[] = [];
  for (const run of runs) {
    if (run.removed) {
      removed = run.value;
      continue;
    }
    if (run.added) result.push(...compareRuns(removed, run.value));
    else {
      result.push(...compareRuns(removed, []));
      result.push(...run.value.map((block) => whole(block, 'same')));
    }
    removed = [];
  }
  return [...result, ...compareRuns(removed, [])];
}
