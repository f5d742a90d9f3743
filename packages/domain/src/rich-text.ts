import sanitizeHtml from 'sanitize-html';

/**
 * What an answer of the site may be made of: the editor can write exactly this, and the server lets exactly this through
 * (`rich-text.test.ts` of the editor holds both together). Headings begin below those of the page.
 */
export const RICH_TAGS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'] as const;
/** The same for whoever writes them otherwise. */
const SAME = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' } as const;

/** Never text for people: dropped together with what stands inside. */
export const ACTING_TAGS: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'title',
  'xmp',
  'noembed',
  'noframes',
];

/** To the web, to mail, or to a page of our own; never another host in disguise. */
export const isRichLink = (href: string): boolean =>
  /^(https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*|#[^\s"<>\\]*)$/i.test(href);

/** What a link of the site carries, in this order. */
export const linkAttributes = (href: string) => ({
  href,
  target: '_blank',
  rel: 'noopener noreferrer',
});

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: [...ACTING_TAGS],
  transformTags: {
    ...SAME,
    // A link that leads nowhere is its words: `span` is not on the list, so only they stay.
    a: (_, { href = '' }) =>
      isRichLink(href) ? { tagName: 'a', attribs: linkAttributes(href) } : { tagName: 'span', attribs: {} },
  },
  nestingLimit: 20,
};

/** Ends a loop that nobody foresaw; three readings were the most that random input needed. */
const MOST_READINGS = 10;

/** As a browser writes a break; text has no `<` of its own here. */
const read = (html: string): string => sanitizeHtml(html, RULES).replaceAll('<br />', '<br>').trim();

/** Keeps what an answer may be made of and drops the rest. Doing it twice changes nothing. */
export function sanitiseRich(html: string): string {
  let clean = read(html);
  for (let reading = 1; reading < MOST_READINGS; reading += 1) {
    const again = read(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
