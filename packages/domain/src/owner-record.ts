import { DOCUMENT_TYPES, type DocumentFieldName } from './countries/document-form.ts';
import { ORGANISATION_FORMS } from './organisation-form.ts';
import {
  COUNTRY,
  fieldOfPath,
  fieldsOf,
  fittingFields,
  type Problems,
  type RecordOf,
  type RecordTable,
  underPart,
} from './record-table.ts';
import { TAX_SYSTEMS } from './tax.ts';

export type { Problems };

/** Steps of the registration: activity and requisites, identity document, its photos, contact. */
export const OWNER_STEPS = [1, 2, 3, 4] as const;
export type OwnerStep = (typeof OWNER_STEPS)[number];

/** Lengths bound what may arrive at all: which country wants which field, and how long, is the rules' to say. */
const text = { kind: 'text', max: 300, personal: true } as const;

/** Snake case both ways: section 3 spells the user so. */
const contact = { step: 4, ...text } as const;
export const CONTACT_FIELDS = {
  first_name: { entity: 'first_name', ...contact },
  last_name: { entity: 'last_name', ...contact },
  middle_name: { entity: 'middle_name', ...contact },
  email: { entity: 'email', ...contact },
  additional_phone: { entity: 'additional_phone', ...contact },
  additional_phone_country: { entity: 'additional_phone_country', step: 4, ...COUNTRY },
  telegram_login: { entity: 'telegram_login', ...contact },
  snils: { entity: 'snils', ...contact },
} as const satisfies RecordTable;

const choice = { step: 1, kind: 'choice', given: true } as const;
export const ACTIVITY_FIELDS = {
  country: { entity: 'country', step: 1, ...COUNTRY, given: true },
  org_type: { entity: 'orgType', ...choice, options: ORGANISATION_FORMS },
  tax_type: { entity: 'taxType', ...choice, options: TAX_SYSTEMS },
  accept_personal_info: { entity: 'acceptPersonalInfo', step: 1, kind: 'flag' },
} as const satisfies RecordTable;

const company = { step: 1, ...text } as const;
export const REQUISITES_FIELDS = {
  inn: { entity: 'inn', ...company },
  kpp: { entity: 'kpp', ...company },
  ogrn: { entity: 'ogrn', ...company },
  okopf: { entity: 'okopf', ...company },
  okpo: { entity: 'okpo', ...company },
  org_name: { entity: 'orgName', ...company },
  bik: { entity: 'bik', ...company },
  bank_name: { entity: 'bankName', ...company },
  bank_inn: { entity: 'bankInn', ...company },
  pay_account: { entity: 'payAccount', ...company },
  cor_account: { entity: 'corAccount', ...company },
  legal_address: { entity: 'legalAddress', ...company },
  gln: { entity: 'gln', ...company },
  email: { entity: 'email', ...company },
  tax_files: { entity: 'taxFiles', step: 1, kind: 'ids', personal: true },
} as const satisfies RecordTable;

const paper = { step: 2, ...text } as const;
const photos = { step: 3, kind: 'ids', personal: true } as const;

/** Every field that a document of some country has; which one has which is the country's form. */
const DOCUMENT_FIELDS = {
  last_name: { entity: 'lastName', ...paper },
  first_name: { entity: 'firstName', ...paper },
  middle_name: { entity: 'middleName', ...paper },
  gender: { entity: 'gender', ...paper },
  birth_date: { entity: 'birthDate', ...paper },
  place_of_birth: { entity: 'placeOfBirth', ...paper },
  nationality: { entity: 'nationality', ...paper },
  document_number: { entity: 'documentNumber', ...paper },
  issue_date: { entity: 'issueDate', ...paper },
  expiry_date: { entity: 'expiryDate', ...paper },
  issued_by: { entity: 'issuedBy', ...paper },
  department_code: { entity: 'departmentCode', ...paper },
  registration_address: { entity: 'registrationAddress', ...paper },
  permanent_address: { entity: 'permanentAddress', ...paper },
  identification_number: { entity: 'identificationNumber', ...paper },
  iin: { entity: 'iin', ...paper },
  social_card_number: { entity: 'socialCardNumber', ...paper },
  personal_number: { entity: 'personalNumber', ...paper },
  inn_citizen: { entity: 'innCitizen', ...paper },
} as const satisfies Record<string, RecordTable[string] & { readonly entity: DocumentFieldName }>;

export const PASSPORT_FIELDS = {
  citizenship: { entity: 'citizenship', step: 2, ...COUNTRY, given: true },
  doc_type: { entity: 'docType', step: 2, kind: 'choice', options: DOCUMENT_TYPES, given: true },
  ...DOCUMENT_FIELDS,
  document_photo: { entity: 'documentPhoto', ...photos },
  with_document_photo: { entity: 'withDocumentPhoto', ...photos },
} as const satisfies RecordTable;

export type DocumentWireName = keyof typeof DOCUMENT_FIELDS;

/** How requests spell the fields of the document forms. */
export const DOCUMENT_WIRE_NAMES = Object.fromEntries(
  Object.entries(DOCUMENT_FIELDS).map(([name, { entity }]) => [entity, name]),
) as Record<DocumentFieldName, DocumentWireName>;

export type ContactInfo = RecordOf<typeof CONTACT_FIELDS>;
export type ActivityForm = RecordOf<typeof ACTIVITY_FIELDS>;
export type RequisitesData = RecordOf<typeof REQUISITES_FIELDS>;
export type PassportData = RecordOf<typeof PASSPORT_FIELDS>;

/** The registration, a record of four parts. */
export interface OwnerRecord {
  readonly contact_info: ContactInfo;
  readonly activity_form: ActivityForm;
  readonly passport: PassportData;
  readonly requisites_data: RequisitesData;
}

/** By dotted paths (`requisites_data.inn`): the path of a problem is the path of a form and of an answer. */
export const OWNER_FIELDS = {
  ...underPart('activity_form', ACTIVITY_FIELDS),
  ...underPart('requisites_data', REQUISITES_FIELDS),
  ...underPart('passport', PASSPORT_FIELDS),
  ...underPart('contact_info', CONTACT_FIELDS),
};

/** The step that asks for a path: where the stepper goes back to when the API refuses it. */
export function ownerStepOf(path: string): OwnerStep {
  const ofPart = fieldsOf(OWNER_FIELDS).find((field) => field.startsWith(`${path}.`));
  const field = fieldOfPath(OWNER_FIELDS, path) ?? ofPart;
  return field ? OWNER_FIELDS[field].step : 4;
}

/** A draft was kept by some version of the form on some device: what does not fit the record of today is left out. */
export function fittedOwner(given: unknown, fallback: OwnerRecord): OwnerRecord {
  const parts = (given ?? {}) as Readonly<Record<string, unknown>>;
  return {
    contact_info: { ...fallback.contact_info, ...fittingFields(CONTACT_FIELDS, parts.contact_info) },
    activity_form: { ...fallback.activity_form, ...fittingFields(ACTIVITY_FIELDS, parts.activity_form) },
    passport: { ...fallback.passport, ...fittingFields(PASSPORT_FIELDS, parts.passport) },
    requisites_data: {
      ...fallback.requisites_data,
      ...fittingFields(REQUISITES_FIELDS, parts.requisites_data),
    },
  };
}
