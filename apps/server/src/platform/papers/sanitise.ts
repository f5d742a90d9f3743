import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'section'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'br', 'a', 'span'];

/**
 * Text with structure, and nothing that acts: no script, style, handler, form, frame or picture; links only to the web and
 * to mail, in a window of their own. What was dropped together with its content never was text for people.
 */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TABLES, ...INLINE],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: [
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
  ],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && attribs.href === '',
  nestingLimit: 30,
};

/** Applied on the way in and on the way out; doing it twice changes nothing. */
export const sanitise = (html: string): string => sanitizeHtml(html, RULES).trim();

/** Whether a reader would see anything. */
export const hasText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
