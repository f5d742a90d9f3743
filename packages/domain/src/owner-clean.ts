import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { cleanName } from './name.ts';
import type { ActivityForm, ContactInfo, OwnerRecord, PassportData, RequisitesData } from './owner-record.ts';
import { documentValues, passportFields } from './owner-rules.ts';
import { parsePhone } from './phone.ts';
import { cleanCode } from './requisites.ts';
import { requiresTaxFiles } from './tax.ts';
import { cleanTelegram } from './telegram.ts';

const trim = (value: string): string => value.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A record as it is kept: tidy, and without what its country, form or document does not have. */
export function cleanOwner(record: OwnerRecord): OwnerRecord {
  return {
    contact_info: cleanContact(record.contact_info, record.passport.citizenship),
    activity_form: record.activity_form,
    passport: cleanPassport(record.passport),
    requisites_data: cleanRequisites(record.requisites_data, record.activity_form),
  };
}

export function cleanContact(contact: ContactInfo, citizenship: CountryCode): ContactInfo {
  const phone = contact.additional_phone.trim();
  const code = phone === '' ? null : contact.additional_phone_country;
  const parsed = code && parsePhone(phone, code);
  return {
    first_name: cleanName(contact.first_name),
    last_name: cleanName(contact.last_name),
    middle_name: cleanName(contact.middle_name),
    email: contact.email.trim(),
    additional_phone: parsed?.ok ? parsed.e164digits : phone,
    additional_phone_country: code,
    telegram_login: cleanTelegram(contact.telegram_login),
    snils: country(citizenship).identity.snils ? contact.snils.trim() : '',
  };
}

export function cleanRequisites(requisites: RequisitesData, activity: ActivityForm): RequisitesData {
  const rules = country(activity.country).company;
  const codes = rules.registerCodes[activity.org_type];
  const where = (exists: unknown, value: string) => (exists ? value : '');
  return {
    inn: cleanCode(requisites.inn),
    kpp: where(codes.kpp, cleanCode(requisites.kpp)),
    ogrn: where(codes.ogrn, cleanCode(requisites.ogrn)),
    okopf: where(codes.okopf, cleanCode(requisites.okopf)),
    okpo: where(codes.okpo, cleanCode(requisites.okpo)),
    org_name: trim(requisites.org_name),
    bik: cleanCode(requisites.bik),
    bank_name: trim(requisites.bank_name),
    bank_inn: cleanCode(requisites.bank_inn),
    pay_account: cleanCode(requisites.pay_account),
    cor_account: where(rules.correspondentAccount, cleanCode(requisites.cor_account)),
    legal_address: where(rules.legalAddress, trim(requisites.legal_address)),
    gln: where(rules.gln, cleanCode(requisites.gln)),
    email: requisites.email.trim(),
    tax_files: requiresTaxFiles(activity.tax_type) ? unique(requisites.tax_files) : [],
  };
}

export function cleanPassport(passport: PassportData): PassportData {
  const values = Object.entries(documentValues(passport)).map(([name, value]) => [name, trim(value)]);
  return {
    citizenship: passport.citizenship,
    doc_type: passport.doc_type,
    ...passportFields(Object.fromEntries(values)),
    document_photo: unique(passport.document_photo),
    with_document_photo: unique(passport.with_document_photo),
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
