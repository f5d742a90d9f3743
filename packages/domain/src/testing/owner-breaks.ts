import type { CountryCode } from '../country-code.ts';
import type { OrganisationForm } from '../organisation-form.ts';
import {
  DIGITS,
  eitherDigits,
  eitherLength,
  exactDigits,
  exactLength,
  maxLength,
  minLength,
  REQUIRED,
} from './owner-checks.ts';

export type Break = readonly [path: string, value: unknown, message: string];

/** Holds everywhere, whatever the country, form and document. */
const EVERYWHERE: readonly Break[] = [
  ['requisites_data.inn', '', REQUIRED],
  ['requisites_data.inn', '12A', DIGITS],
  ['requisites_data.org_name', ' ', REQUIRED],
  ['requisites_data.org_name', 'x'.repeat(256), maxLength(255)],
  ['requisites_data.bank_name', '', REQUIRED],
  ['requisites_data.bik', '', REQUIRED],
  ['requisites_data.pay_account', '', REQUIRED],
  ['requisites_data.bank_inn', 'x', DIGITS],
  ['requisites_data.bank_inn', '1', minLength(8)],
  ['requisites_data.email', 'a@b', 'validation.email.invalid'],
  ['passport.last_name', '', REQUIRED],
  ['passport.last_name', 'Л', minLength(2)],
  ['passport.first_name', '1', REQUIRED],
  ['passport.birth_date', '', REQUIRED],
  ['passport.birth_date', '1985-05-01', 'validation.date.format'],
  ['passport.birth_date', '31.04.1985', 'validation.date.unreal'],
  ['passport.birth_date', '16.11.2026', 'validation.date.future'],
  ['passport.issue_date', '', REQUIRED],
  ['passport.issue_date', '16.11.2026', 'validation.date.future'],
  ['passport.document_number', '', REQUIRED],
  ['passport.document_photo', [], 'validation.photos.all'],
  ['passport.with_document_photo', [], 'validation.photos.all'],
  ['contact_info.last_name', '', REQUIRED],
  ['contact_info.first_name', 'Я', minLength(2)],
  ['contact_info.middle_name', 'П', minLength(2)],
  ['contact_info.last_name', 'л'.repeat(101), maxLength(100)],
  ['contact_info.email', '', REQUIRED],
  ['contact_info.email', 'a@bc', 'validation.email.invalid'],
  ['contact_info.email', '@b.cde', 'validation.email.invalid'],
  ['contact_info.email', 'a@bcd.', 'validation.email.invalid'],
  ['contact_info.telegram_login', '@x', minLength(2)],
];

const INN: Readonly<Record<CountryCode, Readonly<Record<OrganisationForm, string>>>> = {
  RU: { ip: exactDigits(12), ooo: exactDigits(10) },
  AM: { ip: exactDigits(8), ooo: exactDigits(8) },
  KZ: { ip: exactDigits(12), ooo: exactDigits(12) },
  BY: { ip: exactDigits(9), ooo: exactDigits(9) },
  UZ: { ip: eitherDigits(9, 14), ooo: eitherDigits(9, 14) },
  KG: { ip: exactDigits(14), ooo: exactDigits(14) },
  GE: { ip: maxLength(14), ooo: maxLength(14) },
  TJ: { ip: exactDigits(9), ooo: exactDigits(9) },
  TM: { ip: exactDigits(9), ooo: exactDigits(9) },
};

/** What differs by country, for either organisation form. */
const COMPANY: Readonly<Record<CountryCode, readonly Break[]>> = {
  RU: [
    ['requisites_data.bik', '04452522', exactDigits(9)],
    ['requisites_data.bik', '04452522A', DIGITS],
    ['requisites_data.pay_account', '4070281093800000003', exactDigits(20)],
    ['requisites_data.cor_account', '', REQUIRED],
    ['requisites_data.cor_account', '1', exactDigits(20)],
    ['requisites_data.okopf', '1', exactDigits(5)],
    ['requisites_data.okpo', '1', eitherDigits(8, 10)],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  AM: [
    ['requisites_data.org_name', 'Ромашка', 'validation.latinOnly'],
    ['requisites_data.bank_name', 'Ամերիա', 'validation.latinOnly'],
    ['requisites_data.bik', 'ARMIAM2', eitherLength(8, 11)],
    ['requisites_data.pay_account', '157000123', eitherDigits(10, 16)],
    ['requisites_data.pay_account', 'A570001234', DIGITS],
    ['activity_form.tax_type', 'osn', 'validation.tax.system'],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  KZ: [
    ['requisites_data.bik', 'KCJBKZK', eitherLength(8, 11)],
    ['requisites_data.pay_account', 'KZ12', exactLength(20)],
    ['requisites_data.pay_account', 'КZ1284905KZ006015415', 'validation.latinAndDigits'],
    ['activity_form.tax_type', 'osn', 'validation.tax.system'],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  BY: [
    ['requisites_data.bik', 'BELBBY2', eitherLength(8, 11)],
    ['requisites_data.pay_account', 'BY13', exactLength(28)],
    ['requisites_data.legal_address', '', REQUIRED],
    ['requisites_data.gln', '481000000000', exactDigits(13)],
    ['activity_form.tax_type', 'lowerRate5', 'validation.tax.system'],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  UZ: [
    ['requisites_data.bik', '0045', exactDigits(5)],
    ['requisites_data.pay_account', '1', exactDigits(20)],
    ['activity_form.tax_type', 'osn', 'validation.tax.system'],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  KG: [
    ['requisites_data.bik', '10901', exactDigits(6)],
    ['requisites_data.pay_account', '1', exactDigits(16)],
    ['activity_form.tax_type', 'osn', 'validation.tax.system'],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  GE: [
    ['requisites_data.bik', 'BAGAGE2', eitherLength(8, 11)],
    ['requisites_data.pay_account', 'GE29', exactLength(22)],
  ],
  TJ: [
    ['requisites_data.bik', '1', exactDigits(9)],
    ['requisites_data.pay_account', '1', exactDigits(20)],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
  TM: [
    ['requisites_data.bik', '1', exactDigits(9)],
    ['requisites_data.pay_account', '1', exactDigits(20)],
    ['activity_form.accept_personal_info', false, 'validation.consent'],
  ],
};

const ISSUED: readonly Break[] = [
  ['passport.issued_by', '', REQUIRED],
  ['passport.place_of_birth', '', REQUIRED],
];
const SERIES: readonly Break[] = [
  ['passport.document_number', '12345678', exactLength(9)],
  ['passport.middle_name', 'П', minLength(2)],
  ['passport.expiry_date', '31.02.2030', 'validation.date.unreal'],
];

const DOCUMENT: Readonly<Record<CountryCode, readonly Break[]>> = {
  RU: [
    ...ISSUED,
    ['passport.document_number', '451012345', exactDigits(10)],
    ['passport.document_number', '451012345A', DIGITS],
    ['passport.gender', '', REQUIRED],
    ['passport.gender', 'x', 'validation.choice'],
    ['passport.department_code', '690001', 'validation.departmentCode'],
    ['passport.registration_address', '', REQUIRED],
    ['passport.permanent_address', '', REQUIRED],
    ['contact_info.snils', '1122334459A', 'validation.snils.digits'],
    ['contact_info.snils', '1122334459', 'validation.snils.length'],
    ['contact_info.snils', '11223344594', 'validation.snils.invalid'],
    ['contact_info.snils', '00000000000', 'validation.snils.invalid'],
  ],
  AM: [...SERIES, ['passport.social_card_number', '123456789', exactDigits(10)]],
  KZ: [
    ...ISSUED,
    ...SERIES,
    ['passport.nationality', '', REQUIRED],
    ['passport.nationality', 'к', minLength(2)],
    ['passport.iin', '85050130012', exactDigits(12)],
  ],
  BY: [...ISSUED, ...SERIES, ['passport.identification_number', '', REQUIRED]],
  UZ: [...ISSUED, ...SERIES, ['passport.personal_number', '3010185001001', exactDigits(14)]],
  KG: [...ISSUED, ...SERIES, ['passport.personal_number', '2010519850012', exactDigits(14)]],
  GE: [
    ...ISSUED,
    ['passport.personal_number', '0100101234', exactDigits(11)],
    ['passport.document_number', '1'.repeat(41), maxLength(40)],
  ],
  TJ: [
    ...ISSUED,
    ['passport.inn_citizen', '01234567', exactDigits(9)],
    ['passport.document_number', '1'.repeat(41), maxLength(40)],
  ],
  TM: [...ISSUED, ['passport.document_number', '1'.repeat(41), maxLength(40)]],
};

/** What may be wrong with the smallest record, one thing at a time. */
export const breaksOf = (code: CountryCode, form: OrganisationForm): Break[] => [
  ...EVERYWHERE,
  ['requisites_data.inn', '1'.repeat(15), INN[code][form]],
  ...COMPANY[code],
  ...DOCUMENT[code],
];
