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
  /** One of many alike, such as the addresses of a list: given where it is named. */
  readonly kin?: 'center' | 'video' | 'company' | 'lock' | 'conference' | 'sign';
  /** What people call it. */
  readonly names?: readonly string[];
  /** Whoever reads it may still need a person: the question form is offered with it. */
  readonly offersPerson?: true;
}

/** Makes the passages of one kind of section. */
export type PassageMaker<T extends ContentSection['type']> = (
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

export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;

export const paragraph = (...lines: readonly string[]): string =>
  lines.length > 0 ? `<p>${lines.map(escaped).join('<br />')}</p>` : '';

/** Links of the content were checked when it was published; an empty one is no link. */
export const anchor = (href: string, text: string): string =>
  href === ''
    ? ''
    : `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${escaped(text)}</a>`;

/** One that reads the same at any hour. */
export function timelessPassage(
  given: Omit<PublishedPassage, 'text' | 'html'> & { readonly html: string },
): PublishedPassage {
  const { html, ...rest } = given;
  return { ...rest, text: textOf(html), html: () => html };
}

/** Entries whose title and words stand in the assistant's own texts. */
export const entriesIn =
  (text: Translate) =>
  (name: string, id: string, href: string, values: Record<string, string | number> = {}): PublishedPassage =>
    timelessPassage({
      id,
      title: text(`assistant.${name}.title`),
      href,
      html: paragraph(text(`assistant.${name}.text`, values)),
    });
