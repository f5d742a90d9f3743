import { assistant as enAssistant } from './en/assistant.ts';
import { certificate as enCertificate } from './en/certificate.ts';
import { conferenceFeed as enConferenceFeed } from './en/conference-feed.ts';
import { errors as enErrors } from './en/errors.ts';
import { geo as enGeo } from './en/geo.ts';
import { messages as enMessages } from './en/messages.ts';
import { notices as enNotices } from './en/notices.ts';
import { questionMail as enQuestionMail } from './en/question-mail.ts';
import { receipt as enReceipt } from './en/receipt.ts';
import { validation as enValidation } from './en/validation.ts';
import { assistant as kaAssistant } from './ka/assistant.ts';
import { certificate as kaCertificate } from './ka/certificate.ts';
import { conferenceFeed as kaConferenceFeed } from './ka/conference-feed.ts';
import { errors as kaErrors } from './ka/errors.ts';
import { geo as kaGeo } from './ka/geo.ts';
import { messages as kaMessages } from './ka/messages.ts';
import { notices as kaNotices } from './ka/notices.ts';
import { questionMail as kaQuestionMail } from './ka/question-mail.ts';
import { receipt as kaReceipt } from './ka/receipt.ts';
import { validation as kaValidation } from './ka/validation.ts';
import type { Language } from './language.ts';
import { assistant as ruAssistant } from './ru/assistant.ts';
import { certificate as ruCertificate } from './ru/certificate.ts';
import { conferenceFeed as ruConferenceFeed } from './ru/conference-feed.ts';
import { errors as ruErrors } from './ru/errors.ts';
import { geo as ruGeo } from './ru/geo.ts';
import { messages as ruMessages } from './ru/messages.ts';
import { notices as ruNotices } from './ru/notices.ts';
import { questionMail as ruQuestionMail } from './ru/question-mail.ts';
import { receipt as ruReceipt } from './ru/receipt.ts';
import { validation as ruValidation } from './ru/validation.ts';
import { type TextTable, type Translate, translator } from './translate.ts';

const tables: Record<Language, TextTable> = {
  ru: {
    assistant: ruAssistant,
    certificate: ruCertificate,
    conferenceFeed: ruConferenceFeed,
    errors: ruErrors,
    geo: ruGeo,
    messages: ruMessages,
    notices: ruNotices,
    questionMail: ruQuestionMail,
    receipt: ruReceipt,
    validation: ruValidation,
  },
  ka: {
    assistant: kaAssistant,
    certificate: kaCertificate,
    conferenceFeed: kaConferenceFeed,
    errors: kaErrors,
    geo: kaGeo,
    messages: kaMessages,
    notices: kaNotices,
    questionMail: kaQuestionMail,
    receipt: kaReceipt,
    validation: kaValidation,
  },
  en: {
    assistant: enAssistant,
    certificate: enCertificate,
    conferenceFeed: enConferenceFeed,
    errors: enErrors,
    geo: enGeo,
    messages: enMessages,
    notices: enNotices,
    questionMail: enQuestionMail,
    receipt: enReceipt,
    validation: enValidation,
  },
};

const translators = {
  ru: translator('ru', tables.ru),
  ka: translator('ka', tables.ka),
  en: translator('en', tables.en),
} satisfies Record<Language, Translate>;

/** What the server itself says: refusals and messages. Screens bring their own dictionaries. */
export const serverTexts = (language: Language): Translate => translators[language];
