import { certificate as enCertificate } from './en/certificate.ts';
import { errors as enErrors } from './en/errors.ts';
import { messages as enMessages } from './en/messages.ts';
import { validation as enValidation } from './en/validation.ts';
import { certificate as kaCertificate } from './ka/certificate.ts';
import { errors as kaErrors } from './ka/errors.ts';
import { messages as kaMessages } from './ka/messages.ts';
import { validation as kaValidation } from './ka/validation.ts';
import type { Language } from './language.ts';
import { certificate as ruCertificate } from './ru/certificate.ts';
import { errors as ruErrors } from './ru/errors.ts';
import { messages as ruMessages } from './ru/messages.ts';
import { validation as ruValidation } from './ru/validation.ts';
import { type TextTable, type Translate, translator } from './translate.ts';

const tables: Record<Language, TextTable> = {
  ru: { certificate: ruCertificate, errors: ruErrors, messages: ruMessages, validation: ruValidation },
  ka: { certificate: kaCertificate, errors: kaErrors, messages: kaMessages, validation: kaValidation },
  en: { certificate: enCertificate, errors: enErrors, messages: enMessages, validation: enValidation },
};

const translators = {
  ru: translator('ru', tables.ru),
  ka: translator('ka', tables.ka),
  en: translator('en', tables.en),
} satisfies Record<Language, Translate>;

/** What the server itself says: refusals and messages. Screens bring their own dictionaries. */
export const serverTexts = (language: Language): Translate => translators[language];
