import { isRichLink, linkAttributes } from '@punkt/domain/rich-text';
import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';

/** Our own instead of the library's: no address is made a link by itself, and every link is as the server writes it. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1_000,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isRichLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', linkAttributes(String(HTMLAttributes.href)), 0],
});

/** Two levels, and everything that others call a heading becomes one of them. */
const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 3, rendered: false } }),
  parseHTML: () => [
    ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 4 } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    node.attrs.level === 4 ? 'h4' : 'h3',
    mergeAttributes(HTMLAttributes),
    0,
  ],
});

/** A list without numbers of its own: the site's sheet counts from one. */
const Numbered = OrderedList.extend({ addAttributes: () => ({}) });

/** A line of a list holds words and lists, no headings. */
const Line = ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' });

/** What an answer may be made of, and nothing else: whatever is pasted is read by these rules alone. */
export const richExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading,
  BulletList,
  Numbered,
  Line,
  ListKeymap,
  Bold,
  Italic,
  HardBreak,
  Link,
];

/**
 * As the site keeps it: a browser names the space that does not break, and the library puts a paragraph into every line of a list,
 * which would push the lines apart.
 */
export const asKept = (html: string): string =>
  html.replaceAll('&nbsp;', '\u00a0').replace(/<li><p>((?:(?!<\/p>).)*)<\/p><\/li>/gs, '<li>$1</li>');
