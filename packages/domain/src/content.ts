import { z } from 'zod';
import { conferencesContent } from './content-conferences.ts';
import { html, index, link, optionalEmail, optionalLink, optionalText, text } from './content-fields.ts';
import { CONTENT_COUNTS, CONTENT_TEXTS, SECTION_TYPES } from './content-terms.ts';
import { countryCode } from './country-code.ts';
import { message } from './message.ts';

const list = <T extends z.ZodType>(item: T) => z.array(item).max(CONTENT_COUNTS.contractors);

const videoContractor = z.object({
  index,
  title: text(CONTENT_TEXTS.name),
  websiteLink: link,
  instructionsLink: optionalLink,
});

const contractor = z.object({
  title: text(CONTENT_TEXTS.name),
  description: optionalText(CONTENT_TEXTS.description),
  logo: optionalLink.describe('Address of the picture; empty where there is none'),
  phone: optionalText(CONTENT_TEXTS.phone),
  email: optionalEmail,
  link: optionalLink,
  additionalLink: optionalLink,
});

const contractorsContent = z.object({
  description: optionalText(CONTENT_TEXTS.description),
  videoConnectionData: list(z.object({ country: countryCode, index, contractors: list(videoContractor) })),
  signboardData: list(contractor),
  outsourcingData: list(contractor),
});

const cell = text(CONTENT_TEXTS.cell);

const lock = z.object({
  index,
  model: cell,
  type: cell,
  lockType: cell,
  forDoors: cell,
  voltage: cell,
  current: cell,
  keyOpen: cell,
  alwaysOpen: cell,
  links: z.object({
    instruction: optionalLink,
    webSite: optionalLink,
    manual: optionalLink,
    elockPassport: optionalLink,
    installationScheme: optionalLink,
  }),
  details: optionalText(CONTENT_TEXTS.description),
});

const elockContent = z.object({
  elockTableData: z.array(lock).max(CONTENT_COUNTS.locks),
  elockHowToInstallData: z.object({
    installationInstructions: html,
    controllerDescription: html,
  }),
});

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

/** What the programme promises in figures and lists, and how to reach it. */
const programmeContent = z.object({
  note: optionalText(CONTENT_TEXTS.description),
  /** Towns with guaranteed income, by region. */
  incomeTowns: z
    .array(z.object({ index, region: text(CONTENT_TEXTS.city), towns: text(CONTENT_TEXTS.towns) }))
    .max(CONTENT_COUNTS.incomeRegions),
  /** Amounts of the one-time subsidy, in whole units of the country's currency. */
  subsidies: z
    .array(
      z.object({
        index,
        place: text(CONTENT_TEXTS.city),
        country: countryCode,
        amount: z.number().int().min(0).max(1_000_000_000),
      }),
    )
    .max(CONTENT_COUNTS.subsidies),
  contacts: z.object({
    phone: optionalText(CONTENT_TEXTS.phone),
    email: optionalEmail,
    hours: optionalText(CONTENT_TEXTS.workTime),
    address: optionalText(CONTENT_TEXTS.address),
  }),
});

const head = { index, title: text(CONTENT_TEXTS.sectionTitle) };

/** One section of the landing: what it is called, where it stands, and what its kind holds. */
export const contentSection = z.discriminatedUnion('type', [
  z.object({ ...head, type: z.literal('faq'), content: faqContent }),
  z.object({ ...head, type: z.literal('conferences'), content: conferencesContent }),
  z.object({ ...head, type: z.literal('sortingCenters'), content: sortingCentersContent }),
  z.object({ ...head, type: z.literal('contractors'), content: contractorsContent }),
  z.object({ ...head, type: z.literal('elock'), content: elockContent }),
  z.object({ ...head, type: z.literal('programme'), content: programmeContent }),
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
