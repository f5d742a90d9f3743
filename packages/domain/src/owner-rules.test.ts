import { describe, expect, test } from 'vitest';
import { country } from './countries.ts';
import { COUNTRY_CODES, type CountryCode } from './country-code.ts';
import { documentTypes } from './identity-document.ts';
import { ORGANISATION_FORMS, type OrganisationForm } from './organisation-form.ts';
import { cleanOwner } from './owner-clean.ts';
import type { OwnerRecord } from './owner-record.ts';
import { checkOwner, checkOwnerStep, OWNER_STEPS, stepOfPath } from './owner-rules.ts';
import { sampleOwner } from './testing/owners.ts';

const TODAY = '2026-11-15';
const REQUIRED = 'validation.required';
const DIGITS = 'validation.digitsOnly';
const exactDigits = (count: number) => `validation.exactDigits|{"count":${count}}`;
const exactLength = (count: number) => `validation.exactLength|{"count":${count}}`;
const eitherDigits = (first: number, count: number) =>
  `validation.eitherDigits|{"first":${first},"count":${count}}`;
const eitherLength = (first: number, count: number) =>
  `validation.eitherLength|{"first":${first},"count":${count}}`;
const minLength = (count: number) => `validation.minLength|{"count":${count}}`;
const maxLength = (count: number) => `validation.maxLength|{"count":${count}}`;

/** The record with one value changed, by its path. */
function broken(record: OwnerRecord, path: string, value: unknown): OwnerRecord {
  const [part = '', field = ''] = path.split('.');
  return { ...record, [part]: { ...record[part as keyof OwnerRecord], [field]: value } } as OwnerRecord;
}

const problems = (record: OwnerRecord) => checkOwner(cleanOwner(record), TODAY);

const everyRecord = COUNTRY_CODES.flatMap((code) =>
  ORGANISATION_FORMS.flatMap((form) => documentTypes(code).map((type) => [code, form, type] as const)),
);

type Break = readonly [path: string, value: unknown, message: string];

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

describe.each(everyRecord)('%s %s %s', (code, form, type) => {
  const record = sampleOwner(code, form, code, type);

  test('the smallest record holds, in every step', () => {
    for (const step of OWNER_STEPS) expect(checkOwnerStep(step, cleanOwner(record), TODAY)).toEqual({});
    expect(cleanOwner(record)).toEqual(record);
  });

  const rules: Break[] = [
    ...EVERYWHERE,
    ['requisites_data.inn', '1'.repeat(15), INN[code][form]],
    ...COMPANY[code],
    ...DOCUMENT[code],
  ];
  test.each(rules)('%s = %o', (path, value, message) => {
    const changed = broken(record, path, value);
    expect(problems(changed)).toEqual({ [path]: message });
    expect(checkOwnerStep(stepOfPath(path), cleanOwner(changed), TODAY)).toEqual({ [path]: message });
  });

  test('photos: as many as the document needs, each file once', () => {
    const { document, withPerson } = country(code).identity.documents[type]?.photos ?? {
      document: 0,
      withPerson: 0,
    };
    const count = `validation.files.count|{"count":${document}}`;
    const [first = ''] = record.passport.document_photo;
    expect(document + withPerson).toBe(type === 'passport' ? 2 : 4);
    expect(problems(broken(record, 'passport.document_photo', ['a', 'b', 'c']))).toEqual({
      'passport.document_photo': count,
    });
    expect(problems(broken(record, 'passport.with_document_photo', Array(withPerson).fill(first)))).toEqual({
      'passport.with_document_photo': 'validation.photos.all',
    });
  });
});

test('every pair of company country and citizenship registers', () => {
  for (const code of COUNTRY_CODES)
    for (const citizenship of COUNTRY_CODES)
      expect(problems(sampleOwner(code, 'ooo', citizenship)), `${code} ${citizenship}`).toEqual({});
});

describe('company', () => {
  test('a Russian company has a KPP and 13 digits of OGRN, a sole proprietor none and 15', () => {
    const [company, person] = [sampleOwner('RU', 'ooo'), sampleOwner('RU', 'ip')];
    expect(problems(broken(company, 'requisites_data.kpp', ''))).toEqual({ 'requisites_data.kpp': REQUIRED });
    expect(problems(broken(company, 'requisites_data.kpp', '7736'))).toEqual({
      'requisites_data.kpp': exactDigits(9),
    });
    for (const [record, digits, other] of [
      [company, 13, 15],
      [person, 15, 13],
    ] as const) {
      expect(problems(broken(record, 'requisites_data.ogrn', '1'.repeat(digits)))).toEqual({});
      expect(problems(broken(record, 'requisites_data.ogrn', '1'.repeat(other)))).toEqual({
        'requisites_data.ogrn': exactDigits(digits),
      });
    }
  });

  test.each(['osn', 'lowerRate5', 'lowerRate7'] as const)('%s needs its papers', (system) => {
    const record = broken(sampleOwner('RU', 'ooo'), 'activity_form.tax_type', system);
    expect(problems(record)).toEqual({ 'requisites_data.tax_files': 'validation.tax.files' });
    expect(problems(broken(record, 'requisites_data.tax_files', ['a']))).toEqual({});
    const many = Array.from({ length: 11 }, (_, index) => String(index));
    expect(problems(broken(record, 'requisites_data.tax_files', many))).toEqual({
      'requisites_data.tax_files': 'validation.files.count|{"count":10}',
    });
  });

  test.each(['GE', 'TJ', 'TM'] as const)('%s has osn with papers, and no lower rates', (code) => {
    const record = broken(sampleOwner(code), 'activity_form.tax_type', 'osn');
    expect(problems(record)).toEqual({ 'requisites_data.tax_files': 'validation.tax.files' });
    const lower = broken(
      broken(record, 'requisites_data.tax_files', ['a']),
      'activity_form.tax_type',
      'lowerRate7',
    );
    expect(problems(lower)).toEqual({ 'activity_form.tax_type': 'validation.tax.system' });
  });

  test('Georgia asks for no consent and takes 1 to 14 digits of INN', () => {
    const record = sampleOwner('GE');
    expect(record.activity_form.accept_personal_info).toBe(false);
    for (const inn of ['1', '204566978', '01001012345', '12345678901234'])
      expect(problems(broken(record, 'requisites_data.inn', inn))).toEqual({});
  });

  test('Belarus takes a GLN of 13 digits or none', () => {
    expect(problems(broken(sampleOwner('BY'), 'requisites_data.gln', '4810000000000'))).toEqual({});
  });

  test('numbers are taken as statements print them', () => {
    const record = broken(sampleOwner('KZ'), 'requisites_data.pay_account', 'kz12 8490 5kz0 0601 5415');
    expect(problems(record)).toEqual({});
    expect(cleanOwner(record).requisites_data.pay_account).toBe('KZ1284905KZ006015415');
  });
});

describe('document and contact', () => {
  test.each([
    ['RU', 'identification'],
    ['TM', 'identification'],
    ['GE', 'passport'],
    ['TJ', 'passport'],
  ] as const)('%s has no %s', (code, type) => {
    expect(problems(broken(sampleOwner(code), 'passport.doc_type', type))).toMatchObject({
      'passport.doc_type': 'validation.choice',
    });
  });

  test('an additional phone is judged by its own country', () => {
    const record = sampleOwner('RU');
    const phone = (value: string, code: CountryCode | null) =>
      broken(
        broken(record, 'contact_info.additional_phone', value),
        'contact_info.additional_phone_country',
        code,
      );
    expect(problems(phone('8 916 123-45-67', 'RU'))).toEqual({});
    expect(cleanOwner(phone('8 916 123-45-67', 'RU')).contact_info.additional_phone).toBe('79161234567');
    expect(problems(phone('916', 'RU'))).toEqual({
      'contact_info.additional_phone': 'validation.phone.invalid',
    });
    expect(problems(phone('79161234567', null))).toEqual({
      'contact_info.additional_phone_country': 'validation.country',
    });
    expect(cleanOwner(phone('', 'RU')).contact_info.additional_phone_country).toBeNull();
  });

  test('SNILS is for Russian citizens, and optional', () => {
    expect(problems(broken(sampleOwner('RU'), 'contact_info.snils', '11223344595'))).toEqual({});
    const kazakh = broken(sampleOwner('RU', 'ip', 'KZ'), 'contact_info.snils', 'nonsense');
    expect(problems(kazakh)).toEqual({});
    expect(cleanOwner(kazakh).contact_info.snils).toBe('');
  });

  test('what another country asked for does not travel along', () => {
    const dressed = ['kpp', 'ogrn', 'okpo', 'okopf', 'cor_account', 'legal_address', 'gln'].reduce(
      (record, field) => broken(record, `requisites_data.${field}`, 'nonsense'),
      sampleOwner('KG', 'ooo'),
    );
    expect(problems(dressed)).toEqual({});
    expect(cleanOwner(dressed)).toEqual(sampleOwner('KG', 'ooo'));
    const middle = broken(sampleOwner('GE'), 'passport.middle_name', 'П');
    expect(cleanOwner(middle).passport.middle_name).toBe('');
  });
});
