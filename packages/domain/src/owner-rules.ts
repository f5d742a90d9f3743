import type { CodeRule } from './countries/country.ts';
import type { DocumentFieldName } from './countries/document-form.ts';
import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import type { Day } from './date.ts';
import { checkEmail } from './email.ts';
import { checkDocument, type DocumentValues, documentForm } from './identity-document.ts';
import { checkLength } from './length.ts';
import { message } from './message.ts';
import { checkMiddleName, checkName } from './name.ts';
import {
  type ActivityForm,
  type ContactInfo,
  DOCUMENT_WIRE_NAMES,
  OWNER_STEPS,
  type OwnerRecord,
  type OwnerStep,
  type PassportData,
  type Problems,
  type RequisitesData,
} from './owner-record.ts';
import { parsePhone } from './phone.ts';
import {
  checkBik,
  checkCode,
  checkCompanyName,
  checkCorrespondentAccount,
  checkGln,
  checkInn,
  checkPayAccount,
} from './requisites.ts';
import { checkOptionalSnils } from './snils.ts';
import { requiresTaxFiles, type TaxSystem } from './tax.ts';
import { checkTelegram } from './telegram.ts';

/** Answers of single rules by field, `null` where a field is well, put under the part of the record they belong to. */
function problemsOf(part: string, answers: Readonly<Record<string, string | null>>): Problems {
  const found = Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(found.map(([field, problem]) => [`${part}.${field}`, problem]));
}

/** The contact step. What it asks for depends on the citizenship: only Russians have a SNILS. */
export function checkContact(contact: ContactInfo, citizenship: CountryCode): Problems {
  return problemsOf('contact_info', {
    last_name: checkName(contact.last_name),
    first_name: checkName(contact.first_name),
    middle_name: checkMiddleName(contact.middle_name),
    email: checkEmail(contact.email),
    ...checkAdditionalPhone(contact),
    telegram_login: checkTelegram(contact.telegram_login),
    snils: country(citizenship).identity.snils ? checkOptionalSnils(contact.snils) : null,
  });
}

/** Optional; with a number its country must be known, or the number can't be judged. */
function checkAdditionalPhone({ additional_phone, additional_phone_country }: ContactInfo) {
  if (additional_phone === '') return {};
  if (!additional_phone_country) return { additional_phone_country: message('validation.country') };
  const parsed = parsePhone(additional_phone, additional_phone_country);
  return { additional_phone: parsed.ok ? null : parsed.message };
}

const FIELD_NAMES = Object.keys(DOCUMENT_WIRE_NAMES) as DocumentFieldName[];

/** The fields of the document under the names of section 3, without those its form does not have. */
export function documentValues(passport: PassportData): DocumentValues {
  const fields = documentForm(passport.citizenship, passport.doc_type)?.fields ?? [];
  return Object.fromEntries(fields.map(({ name }) => [name, passport[DOCUMENT_WIRE_NAMES[name]]]));
}

/** Inverse of {@link documentValues}: what the form does not have is empty. */
export function passportFields(values: Readonly<Partial<Record<string, string>>>) {
  const entries = FIELD_NAMES.map((name) => [DOCUMENT_WIRE_NAMES[name], values[name] ?? '']);
  return Object.fromEntries(entries) as Record<(typeof DOCUMENT_WIRE_NAMES)[DocumentFieldName], string>;
}

export function checkDocumentFields(passport: PassportData, today: Day): Problems {
  const form = documentForm(passport.citizenship, passport.doc_type);
  if (!form) return problemsOf('passport', { doc_type: message('validation.choice') });
  const problems = Object.entries(checkDocument(form, documentValues(passport), today));
  return problemsOf(
    'passport',
    Object.fromEntries(
      problems.map(([name, text]) => [DOCUMENT_WIRE_NAMES[name as DocumentFieldName], text]),
    ),
  );
}

export interface PhotoCounts {
  readonly document: number;
  readonly withPerson: number;
}

/**
 * How many photos must be there. Somebody of whom no document is kept at all (an owner from before the documents were
 * asked for) fills in the old-passport form, which takes one photo of the document and none of the person.
 */
export function requiredPhotos(passport: PassportData, oldPassport = false): PhotoCounts {
  if (oldPassport) return { document: 1, withPerson: 0 };
  return documentForm(passport.citizenship, passport.doc_type)?.photos ?? { document: 1, withPerson: 1 };
}

export function checkPhotos(passport: PassportData, oldPassport = false): Problems {
  const least = requiredPhotos(passport, oldPassport);
  const most = requiredPhotos(passport);
  const documents = new Set(passport.document_photo);
  // One file can't show both the document alone and the person with it.
  const withPerson = new Set(passport.with_document_photo.filter((id) => !documents.has(id)));
  return problemsOf('passport', {
    document_photo: checkCount(documents.size, least.document, most.document),
    with_document_photo: checkCount(withPerson.size, least.withPerson, most.withPerson),
  });
}

function checkCount(count: number, least: number, most: number): string | null {
  if (count < least) return message('validation.photos.all');
  return count > most ? message('validation.files.count', { count: most }) : null;
}

export const TAX_FILES = 10;
const LEGAL_ADDRESS_LENGTH = { min: 2, max: 255 } as const;
/** Of the bank, in whatever country: 8 digits in Armenia, 14 in Kyrgyzstan. */
const BANK_INN_LENGTH = { min: 8, max: 14 } as const;

export function checkActivity(activity: ActivityForm): Problems {
  const { organisationForms, taxSystems, personalDataConsent } = country(activity.country).company;
  return problemsOf('activity_form', {
    org_type: organisationForms.includes(activity.org_type) ? null : message('validation.choice'),
    tax_type: taxSystems.includes(activity.tax_type) ? null : message('validation.tax.system'),
    accept_personal_info:
      personalDataConsent && !activity.accept_personal_info ? message('validation.consent') : null,
  });
}

export function checkRequisites(requisites: RequisitesData, activity: ActivityForm): Problems {
  const { country: code, org_type: form } = activity;
  const { registerCodes, taxSystems } = country(code).company;
  const codes = registerCodes[form];
  // Papers are asked for only where the system exists: a wrong choice is one mistake, not two.
  const offered = taxSystems.includes(activity.tax_type);
  return problemsOf('requisites_data', {
    inn: checkInn(requisites.inn, code, form),
    kpp: codes.kpp && checkCode(requisites.kpp, codes.kpp),
    ogrn: checkOptionalCode(requisites.ogrn, codes.ogrn),
    okopf: checkOptionalCode(requisites.okopf, codes.okopf),
    okpo: checkOptionalCode(requisites.okpo, codes.okpo),
    org_name: checkCompanyName(requisites.org_name, code),
    bik: checkBik(requisites.bik, code),
    bank_name: checkCompanyName(requisites.bank_name, code),
    bank_inn: checkBankInn(requisites.bank_inn),
    pay_account: checkPayAccount(requisites.pay_account, code),
    cor_account: checkCorrespondentAccount(requisites.cor_account, code),
    legal_address: checkLegalAddress(requisites.legal_address, code),
    gln: checkGln(requisites.gln, code),
    email: requisites.email === '' ? null : checkEmail(requisites.email),
    tax_files: offered ? checkTaxFiles(requisites.tax_files, activity.tax_type) : null,
  });
}

/** Documents prove every system with VAT; another system needs none, and takes none. */
export function checkTaxFiles(files: readonly string[], system: TaxSystem): string | null {
  if (!requiresTaxFiles(system)) return null;
  if (files.length === 0) return message('validation.tax.files');
  return files.length > TAX_FILES ? message('validation.files.count', { count: TAX_FILES }) : null;
}

function checkOptionalCode(value: string, rule: CodeRule | null): string | null {
  return rule && value !== '' ? checkCode(value, rule) : null;
}

function checkBankInn(value: string): string | null {
  if (value === '') return null;
  return /^[0-9]+$/.test(value) ? checkLength(value, BANK_INN_LENGTH) : message('validation.digitsOnly');
}

function checkLegalAddress(value: string, code: CountryCode): string | null {
  if (!country(code).company.legalAddress) return null;
  return value.trim() === ''
    ? message('validation.required')
    : checkLength(value.trim(), LEGAL_ADDRESS_LENGTH);
}

const steps: Readonly<Record<OwnerStep, (record: OwnerRecord, today: Day) => Problems>> = {
  1: ({ activity_form, requisites_data }) => ({
    ...checkActivity(activity_form),
    ...checkRequisites(requisites_data, activity_form),
  }),
  2: ({ passport }, today) => checkDocumentFields(passport, today),
  3: ({ passport }) => checkPhotos(passport),
  4: ({ contact_info, passport }) => checkContact(contact_info, passport.citizenship),
};

/** One step of the stepper: activity and requisites, identity document, its photos, contact. Expects a cleaned record. */
export function checkOwnerStep(step: OwnerStep, record: OwnerRecord, today: Day): Problems {
  return steps[step](record, today);
}

/** The whole record, as the API judges it: the steps together and nothing else. */
export function checkOwner(record: OwnerRecord, today: Day): Problems {
  return Object.assign({}, ...OWNER_STEPS.map((step) => checkOwnerStep(step, record, today)));
}
