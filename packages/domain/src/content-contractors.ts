import { z } from 'zod';
import { html, index, link, optionalEmail, optionalLink, optionalText, text } from './content-fields.ts';
import { CONTENT_COUNTS, CONTENT_TEXTS } from './content-terms.ts';
import { countryCode } from './country-code.ts';

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

export const contractorsContent = z.object({
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

export const elockContent = z.object({
  elockTableData: z.array(lock).max(CONTENT_COUNTS.locks),
  elockHowToInstallData: z.object({
    installationInstructions: html,
    controllerDescription: html,
  }),
});
