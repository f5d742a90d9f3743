import type { DocumentType } from './countries/document-form.ts';
import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import type { OrganisationForm } from './organisation-form.ts';
import {
  CONTACT_FIELDS,
  type ContactInfo,
  type OwnerRecord,
  PASSPORT_FIELDS,
  type PassportData,
  REQUISITES_FIELDS,
  type RequisitesData,
} from './owner-record.ts';
import { emptyPhone } from './phone.ts';
import { blankFields } from './record-table.ts';
import { requiresTaxFiles, type TaxSystem } from './tax.ts';

/** What a choice clears: values of another country, company or document must not travel along unseen. */

export const EMPTY_REQUISITES: RequisitesData = blankFields(REQUISITES_FIELDS);

/** The document step of a citizenship, empty, with the type that this citizenship forces or starts with. */
export function emptyPassport(citizenship: CountryCode, type?: DocumentType): PassportData {
  return {
    citizenship,
    doc_type: type ?? country(citizenship).identity.defaultDocument,
    ...blankFields(PASSPORT_FIELDS),
  };
}

/** Where a registration starts. */
export function emptyOwner(code: CountryCode): OwnerRecord {
  const [org_type = 'ip'] = country(code).company.organisationForms;
  const [tax_type = 'usn'] = country(code).company.taxSystems;
  return {
    contact_info: blankFields(CONTACT_FIELDS),
    activity_form: { country: code, org_type, tax_type, accept_personal_info: false },
    passport: emptyPassport(code),
    requisites_data: EMPTY_REQUISITES,
  };
}

/** Clears the activity step. */
export function changeCountry(record: OwnerRecord, code: CountryCode): OwnerRecord {
  const { activity_form, requisites_data } = emptyOwner(code);
  return { ...record, activity_form, requisites_data };
}

/** Clears the company: its numbers, its bank and its papers. */
export function changeOrganisationForm(record: OwnerRecord, org_type: OrganisationForm): OwnerRecord {
  return {
    ...record,
    activity_form: { ...record.activity_form, org_type },
    requisites_data: EMPTY_REQUISITES,
  };
}

/** Papers of another tax system prove nothing about the new one. */
export function changeTaxSystem(record: OwnerRecord, tax_type: TaxSystem): OwnerRecord {
  const keep = tax_type === record.activity_form.tax_type && requiresTaxFiles(tax_type);
  return {
    ...record,
    activity_form: { ...record.activity_form, tax_type },
    requisites_data: { ...record.requisites_data, ...(keep ? {} : { tax_files: [] }) },
  };
}

/** Clears the document step and the SNILS, which belongs to the citizen. */
export function changeCitizenship(record: OwnerRecord, citizenship: CountryCode): OwnerRecord {
  return {
    ...record,
    passport: emptyPassport(citizenship),
    contact_info: { ...record.contact_info, snils: '' },
  };
}

/** Another document: the person's name and birth stay, what is printed on the old document is cleared, photos too. */
export function changeDocumentType(record: OwnerRecord, type: DocumentType): OwnerRecord {
  const { citizenship, last_name, first_name, middle_name, birth_date, place_of_birth } = record.passport;
  const person = { last_name, first_name, middle_name, birth_date, place_of_birth };
  return { ...record, passport: { ...emptyPassport(citizenship, type), ...person } };
}

/** A number typed for one country can't belong to another. */
export function changeContactPhoneCountry(contact: ContactInfo, code: CountryCode): ContactInfo {
  return { ...contact, additional_phone: emptyPhone, additional_phone_country: code };
}
