import { assistant as enAssistant } from './en/assistant.ts';
import { audit as enAudit } from './en/audit.ts';
import { certificate as enCertificate } from './en/certificate.ts';
import { conferenceFeed as enConferenceFeed } from './en/conference-feed.ts';
import { countries as enCountries } from './en/countries.ts';
import { errors as enErrors } from './en/errors.ts';
import { geo as enGeo } from './en/geo.ts';
import { messages as enMessages } from './en/messages.ts';
import { money as enMoney } from './en/money.ts';
import { notices as enNotices } from './en/notices.ts';
import { orderFacts as enOrderFacts } from './en/order-facts.ts';
import { questionMail as enQuestionMail } from './en/question-mail.ts';
import { receipt as enReceipt } from './en/receipt.ts';
import { reviews as enReviews } from './en/reviews.ts';
import { sandboxLock as enSandboxLock } from './en/sandbox-lock.ts';
import { staff as enStaff } from './en/staff.ts';
import { tickets as enTickets } from './en/tickets.ts';
import { validation as enValidation } from './en/validation.ts';
import { assistant as kaAssistant } from './ka/assistant.ts';
import { audit as kaAudit } from './ka/audit.ts';
import { certificate as kaCertificate } from './ka/certificate.ts';
import { conferenceFeed as kaConferenceFeed } from './ka/conference-feed.ts';
import { countries as kaCountries } from './ka/countries.ts';
import { errors as kaErrors } from './ka/errors.ts';
import { geo as kaGeo } from './ka/geo.ts';
import { messages as kaMessages } from './ka/messages.ts';
import { money as kaMoney } from './ka/money.ts';
import { notices as kaNotices } from './ka/notices.ts';
import { orderFacts as kaOrderFacts } from './ka/order-facts.ts';
import { questionMail as kaQuestionMail } from './ka/question-mail.ts';
import { receipt as kaReceipt } from './ka/receipt.ts';
import { reviews as kaReviews } from './ka/reviews.ts';
import { sandboxLock as kaSandboxLock } from './ka/sandbox-lock.ts';
import { staff as kaStaff } from './ka/staff.ts';
import { tickets as kaTickets } from './ka/tickets.ts';
import { validation as kaValidation } from './ka/validation.ts';
import type { Language } from './language.ts';
import { assistant as ruAssistant } from './ru/assistant.ts';
import { audit as ruAudit } from './ru/audit.ts';
import { certificate as ruCertificate } from './ru/certificate.ts';
import { conferenceFeed as ruConferenceFeed } from './ru/conference-feed.ts';
import { countries as ruCountries } from './ru/countries.ts';
import { errors as ruErrors } from './ru/errors.ts';
import { geo as ruGeo } from './ru/geo.ts';
import { messages as ruMessages } from './ru/messages.ts';
import { money as ruMoney } from './ru/money.ts';
import { notices as ruNotices } from './ru/notices.ts';
import { orderFacts as ruOrderFacts } from './ru/order-facts.ts';
import { questionMail as ruQuestionMail } from './ru/question-mail.ts';
import { receipt as ruReceipt } from './ru/receipt.ts';
import { reviews as ruReviews } from './ru/reviews.ts';
import { sandboxLock as ruSandboxLock } from './ru/sandbox-lock.ts';
import { staff as ruStaff } from './ru/staff.ts';
import { tickets as ruTickets } from './ru/tickets.ts';
import { validation as ruValidation } from './ru/validation.ts';
import { type TextTable, type Translate, translator } from './translate.ts';

const tables: Record<Language, TextTable> = {
  ru: {
    staff: ruStaff,
    countries: ruCountries,
    tickets: ruTickets,
    reviews: ruReviews,
    orderFacts: ruOrderFacts,
    money: ruMoney,
    audit: ruAudit,
    assistant: ruAssistant,
    certificate: ruCertificate,
    conferenceFeed: ruConferenceFeed,
    errors: ruErrors,
    geo: ruGeo,
    messages: ruMessages,
    notices: ruNotices,
    questionMail: ruQuestionMail,
    receipt: ruReceipt,
    sandboxLock: ruSandboxLock,
    validation: ruValidation,
  },
  ka: {
    staff: kaStaff,
    countries: kaCountries,
    tickets: kaTickets,
    reviews: kaReviews,
    orderFacts: kaOrderFacts,
    money: kaMoney,
    audit: kaAudit,
    assistant: kaAssistant,
    certificate: kaCertificate,
    conferenceFeed: kaConferenceFeed,
    errors: kaErrors,
    geo: kaGeo,
    messages: kaMessages,
    notices: kaNotices,
    questionMail: kaQuestionMail,
    receipt: kaReceipt,
    sandboxLock: kaSandboxLock,
    validation: kaValidation,
  },
  en: {
    staff: enStaff,
    countries: enCountries,
    tickets: enTickets,
    reviews: enReviews,
    orderFacts: enOrderFacts,
    money: enMoney,
    audit: enAudit,
    assistant: enAssistant,
    certificate: enCertificate,
    conferenceFeed: enConferenceFeed,
    errors: enErrors,
    geo: enGeo,
    messages: enMessages,
    notices: enNotices,
    questionMail: enQuestionMail,
    receipt: enReceipt,
    sandboxLock: enSandboxLock,
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
