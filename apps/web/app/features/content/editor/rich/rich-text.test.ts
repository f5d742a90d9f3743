import { isRichLink, RICH_TAGS, sanitiseRich } from '@punkt/domain/rich-text';
import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { asKept, richExtensions } from './rich-schema.ts';

const schema = getSchema(richExtensions);

const { window } = new JSDOM();
const pageOf = (html: string): Document => new window.DOMParser().parseFromString(html, 'text/html');

function read(html: string): Node {
  return DOMParser.fromSchema(schema).parse(pageOf(html).body);
}
function write(node: Node): string {
  const document = pageOf('');
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(node.content, { document }));
  return asKept(place.innerHTML);
}

/** What a reader gets of it: the words with their bold and italic, links, and in which kind of block each stands. */
function meaningOf(html: string): string {
  return write(read(html));
}

const word = fc
  .stringMatching(/^[а-яa-zა-ჰ0-9 \u00a0.,<>&"'–«»]{1,12}$/u)
  .filter((text) => text.trim() !== '');
const address = fc.constantFrom(
  'https://punkt.example/a?b=1&c=2',
  'mailto:a@example.org',
  '/signboard',
  '#open',
);

const inline = fc
  .array(
    fc.record({
      type: fc.constant('text'),
      text: word,
      marks: fc
        .record({ bold: fc.boolean(), italic: fc.boolean(), href: fc.option(address) })
        .map(({ bold, italic, href }) => [
          ...(href ? [{ type: 'link', attrs: { href } }] : []),
          ...(bold ? [{ type: 'bold' }] : []),
          ...(italic ? [{ type: 'italic' }] : []),
        ]),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .chain((texts) =>
    fc
      .boolean()
      .map((broken) =>
        texts.flatMap((text, at) => (broken && at > 0 ? [{ type: 'hardBreak' }, text] : [text])),
      ),
  );
const paragraph = inline.map((content) => ({ type: 'paragraph', content }));
const heading = fc
  .tuple(inline, fc.constantFrom(3, 4))
  .map(([content, level]) => ({ type: 'heading', attrs: { level }, content }));
const { list } = fc.letrec((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, content]) => ({ type, content })),
  item: fc
    .tuple(paragraph, fc.option(tie('list'), { maxDepth: 2 }))
    .map(([first, more]) => ({ type: 'listItem', content: more ? [first, more] : [first] })),
}));
const written = fc.array(fc.oneof(paragraph, heading, list), { minLength: 1, maxLength: 5 });

test('what the editor writes passes the server unchanged', () => {
  fc.assert(
    fc.property(written, (content) => {
      const html = write(schema.nodeFromJSON({ type: 'doc', content })).trim();
      expect(sanitiseRich(html)).toBe(html);
    }),
    { numRuns: 100 },
  );
});

const piece = fc.oneof(
  fc.constantFrom(...RICH_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
  fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<a href="//evil.example">',
    '<a href="https://punkt.example" onclick=alert(1)>',
    '<table><tr><td>',
    '</td></tr></table>',
    '<b>',
    '</b>',
    '<i style="color:red">',
    '<h1>',
    '</h1>',
    '<svg onload=alert(1)>',
    '<p onclick="x" class="y">',
  ),
  word,
);
const pasted = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

test('what the server lets through means the same after a round through the editor', () => {
  fc.assert(
    fc.property(pasted, (html) => {
      const clean = sanitiseRich(html);
      const round = write(read(clean));
      // Words: none lost, none added, in their order.
      const words = (text: string) => pageOf(text).body.textContent?.replace(/\s+/g, '');
      expect(words(round)).toBe(words(clean));
      // And once the editor has read it, nothing but spaces and empty paragraphs moves any more, whoever reads it again.
      const dense = (text: string) => text.replace(/\s+/g, '').replaceAll('<p></p>', '');
      expect(dense(meaningOf(sanitiseRich(round)))).toBe(dense(round));
    }),
    { numRuns: 100 },
  );
});

describe('hostile HTML that is pasted', () => {
  test.each([
    ['<p onclick="alert(1)">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p><iframe src="//evil.example"></iframe>', '<p>a</p>'],
    [
      '<p><a href="https://punkt.example" style="x" onclick="x">a</a></p>',
      '<p><a href="https://punkt.example" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
  ])('%s leaves no more than its words', (html, left) => {
    expect(write(read(html))).toBe(left);
    expect(sanitiseRich(html)).toBe(left);
  });

  test.each(['https://a.example', 'mailto:a@b.example', '/faq', '#open'])('%s is a link', (href) =>
    expect(isRichLink(href)).toBe(true),
  );
  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,a',
    'http://a.example',
    '',
  ])('%s is none', (href) => expect(isRichLink(href)).toBe(false));
});
