import { sanitise } from '../../platform/papers/sanitise.ts';

/** A piece of a document that a reader takes in at once: a paragraph, a heading, a row of a table. */
export interface Block {
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
