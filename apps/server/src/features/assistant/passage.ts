import type { ContentSection, SectionContent } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Passage } from '../../providers/assistant/port.ts';

/** A passage as a visitor gets it. */
export interface PublishedPassage extends Passage {
  /** The page to read on, or empty. */
  readonly href: string;
  /** Clean HTML. Of the hour: what is announced today is past tomorrow. */
  readonly html: (now: Date) => string;
}

/** Makes the passages of one kind of section. */
export type Cut<T extends ContentSection['type']> = (
  content: SectionContent<T>,
  section: { readonly title: string; readonly text: Translate; readonly language: Language },
) => PublishedPassage[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const UNESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** For the search and for a model: the words alone. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => UNESCAPES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

export const paragraph = (...lines: readonly string[]): string =>
  lines.length > 0 ? `<p>${lines.map(escaped).join('<br />')}</p>` : '';

/** Links of the content were checked when it was published; an empty one is no link. */
export const anchor = (href: string, text: string): string =>
  href === ''
    ? ''
    : `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${escaped(text)}</a>`;

/** One that reads the same at any hour. */
export function lasting(
  given: Omit<PublishedPassage, 'text' | 'html' | 'weight' | 'context'> & {
    readonly html: string;
    readonly weight?: number;
    readonly context?: string;
    readonly kin?: string;
  },
): PublishedPassage {
  const { html, weight = 1, context = '', ...rest } = given;
  return { ...rest, weight, context, text: textOf(html), html: () => html };
}
