import { DOCUMENT_TYPES } from '@punkt/domain/countries/document-form';
import { countryCode } from '@punkt/domain/country-code';
import { ORGANISATION_FORMS } from '@punkt/domain/organisation-form';
import { TAX_SYSTEMS } from '@punkt/domain/tax';
import { z } from 'zod';

/**
 * Shapes only: lengths bound what may arrive at all, and the rules (which country wants which field, how long) are the domain's,
 * so that a half-filled form can be kept as a draft and the same rules speak in the form and here.
 */
const text = z.string().max(300).default('');
const fileIds = z.array(z.uuid()).max(10).default([]);

export const contactInfo = z.object({
  first_name: text,
  last_name: text,
  middle_name: text,
  email: text,
  additional_phone: text,
  additional_phone_country: countryCode.nullable().default(null),
  telegram_login: text,
  snils: text,
});

export const activityForm = z.object({
  country: countryCode,
  org_type: z.enum(ORGANISATION_FORMS),
  tax_type: z.enum(TAX_SYSTEMS),
  accept_personal_info: z.boolean().default(false),
});

export const requisitesData = z.object({
  inn: text,
  kpp: text,
  ogrn: text,
  okopf: text,
  okpo: text,
  org_name: text,
  bik: text,
  bank_name: text,
  bank_inn: text,
  pay_account: text,
  cor_account: text,
  legal_address: text,
  gln: text,
  email: text,
  tax_files: fileIds,
});

export const passport = z.object({
  citizenship: countryCode,
  doc_type: z.enum(DOCUMENT_TYPES),
  last_name: text,
  first_name: text,
  middle_name: text,
  gender: text,
  birth_date: text,
  place_of_birth: text,
  nationality: text,
  document_number: text,
  issue_date: text,
  expiry_date: text,
  issued_by: text,
  department_code: text,
  registration_address: text,
  permanent_address: text,
  identification_number: text,
  iin: text,
  social_card_number: text,
  personal_number: text,
  inn_citizen: text,
  document_photo: fileIds,
  with_document_photo: fileIds,
});

export const ownerData = z.object({
  contact_info: contactInfo,
  activity_form: activityForm,
  passport,
  requisites_data: requisitesData,
});

export type OwnerData = z.output<typeof ownerData>;
