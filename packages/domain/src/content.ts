import { z } from 'zod';
import { conferencesContent } from './content-conferences.ts';
import { contractorsContent, elockContent } from './content-contractors.ts';
import { html, index, optionalLink, optionalText, text } from './content-fields.ts';
import { CONTENT_COUNTS, CONTENT_TEXTS, SECTION_TYPES } from './content-terms.ts';
import { message } from './message.ts';

const faqItem = z.object({
  index,
  question: text(CONTENT_TEXTS.question),
  answer: html,
  hrefText: optionalText(CONTENT_TEXTS.linkText),
  href: optionalLink,
  target: z.enum(['_blank', '_self']).default('_blank'),
});

export type FaqItem = z.infer<typeof faqItem>;

const faqList = z.array(faqItem).max(CONTENT_COUNTS.faq);

const faqContent = z.object({ standard: faqList, simplified: faqList, georgian: faqList });

const sortingCenter = z.object({
  index,
  city: text(CONTENT_TEXTS.city),
  address: text(CONTENT_TEXTS.address),
  workTime: text(CONTENT_TEXTS.workTime),
});

const sortingCentersContent = z.object({ centers: z.array(sortingCenter).max(CONTENT_COUNTS.centers) });

const head = { index, title: text(CONTENT_TEXTS.sectionTitle) };

/** One section of the landing: what it is called, where it stands, and what its kind holds. */
export const contentSection = z.discriminatedUnion('type', [
  z.object({ ...head, type: z.literal('faq'), content: faqContent }),
  z.object({ ...head, type: z.literal('conferences'), content: conferencesContent }),
  z.object({ ...head, type: z.literal('sortingCenters'), content: sortingCentersContent }),
  z.object({ ...head, type: z.literal('contractors'), content: contractorsContent }),
  z.object({ ...head, type: z.literal('elock'), content: elockContent }),
]);

export type ContentSection = z.infer<typeof contentSection>;
export type SectionContent<T extends ContentSection['type']> = Extract<
  ContentSection,
  { type: T }
>['content'];

/** The whole landing: every kind of section, each once. */
export const contentSections = z.array(contentSection).superRefine((sections, context) => {
  const types = new Set(sections.map(({ type }) => type));
  if (types.size === SECTION_TYPES.length && sections.length === SECTION_TYPES.length) return;
  context.addIssue({ code: 'custom', message: message('validation.invalid') });
});

const mapAnswers = (items: readonly FaqItem[], change: (html: string) => string): FaqItem[] =>
  items.map((item) => ({ ...item, answer: change(item.answer) }));

/** Passes every HTML of a section through a change: cleaning must not forget a field. */
export function mapHtml(section: ContentSection, change: (html: string) => string): ContentSection {
  if (section.type === 'faq') {
    const { standard, simplified, georgian } = section.content;
    const content = {
      standard: mapAnswers(standard, change),
      simplified: mapAnswers(simplified, change),
      georgian: mapAnswers(georgian, change),
    };
    return { ...section, content };
  }
  if (section.type !== 'elock') return section;
  const { installationInstructions, controllerDescription } = section.content.elockHowToInstallData;
  const elockHowToInstallData = {
    installationInstructions: change(installationInstructions),
    controllerDescription: change(controllerDescription),
  };
  return { ...section, content: { ...section.content, elockHowToInstallData } };
}
