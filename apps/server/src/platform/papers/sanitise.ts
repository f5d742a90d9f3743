import { ACTING_TAGS } from '@punkt/domain/rich-text';
import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'section'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'br', 'a', 'span'];

/** What may stand in a document at all. */
export const TEXT_TAGS: readonly string[] = [...BLOCKS, ...TABLES, ...INLINE];

/**
 * Text with structure, and nothing that acts: no script, style, handler, form, frame or picture; links only to the web and
 * to mail, in a window of their own. What was dropped together with its content never was text for people.
 */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS],
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
  nonTextTags: [...ACTING_TAGS],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && attribs.href === '',
  nestingLimit: 30,
};

/**
 * A dropped tag can stand between two that may not be nested (`<p><x><p>`): what is left is then read otherwise at the next
 * time. So it is read until nothing changes; three times was the most that random input needed, the bound only ends a loop
 * that nobody foresaw.
 */
const MOST_READINGS = 10;

/** Applied on the way in and on the way out; doing it twice changes nothing. */
export const sanitise = (html: string): string => {
  let clean = sanitizeHtml(html, RULES).trim();
  for (let reading = 1; reading < MOST_READINGS; reading += 1) {
    const again = sanitizeHtml(clean, RULES).trim();
    if (again === clean) break;
    clean = again;
  }
  return clean;
};

/** Whether a reader would see anything. */
export const hasText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
