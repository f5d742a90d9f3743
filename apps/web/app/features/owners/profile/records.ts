import type { Company } from '@punkt/contract/owners';
import type { UserInfo } from '@punkt/contract/user';
import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import { emptyOwner, emptyPassport } from '@punkt/domain/owner-changes';
import {
  CONTACT_FIELDS,
  type OwnerRecord,
  type Problems,
  REQUISITES_FIELDS,
} from '@punkt/domain/owner-record';
import { passportFields } from '@punkt/domain/owner-rules';
import { nationalDigits } from '@punkt/domain/phone';
import { fromEntity } from '@punkt/domain/record-table';
import type { DocumentAnswer } from './queries.ts';

/** What the server keeps, as the record that the forms edit. Parts that a page does not show stay empty. */

export function companyRecord(company: Company): OwnerRecord {
  const { activity_form, ...rest } = emptyOwner(company.country);
  return {
    ...rest,
    activity_form: {
      ...activity_form,
      org_type: company.orgType,
      tax_type: company.requestedTaxType ?? company.taxType,
      // Given at registration; this form does not ask again.
      accept_personal_info: true,
    },
    requisites_data: fromEntity(REQUISITES_FIELDS, company),
  };
}

export function documentRecord(
  citizenship: CountryCode,
  type: DocumentType,
  { passportData, idCardData }: DocumentAnswer,
): OwnerRecord {
  const known = passportData ?? idCardData;
  const passport = emptyPassport(citizenship, type);
  if (!known) return { ...emptyOwner(citizenship), passport };
  return {
    ...emptyOwner(citizenship),
    passport: {
      ...passport,
      ...passportFields(known.fields),
      document_photo: known.documentPhoto.map(({ id }) => id),
      with_document_photo: known.withDocumentPhoto.map(({ id }) => id),
    },
  };
}

export function contactRecord(user: UserInfo, citizenship: CountryCode): OwnerRecord {
  const code = user.additional_phone_country;
  return {
    ...emptyOwner(user.country),
    passport: emptyPassport(citizenship),
    contact_info: {
      ...fromEntity(CONTACT_FIELDS, user),
      additional_phone: code ? nationalDigits(user.additional_phone, code) : '',
      additional_phone_country: code ?? user.country,
    },
  };
}

export const remarksOf = (remarks: readonly { path: string; message: string }[]): Problems =>
  Object.fromEntries(remarks.map(({ path, message }) => [path, message]));
