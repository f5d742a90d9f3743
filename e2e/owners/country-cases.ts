import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OrganisationForm } from '@punkt/domain/organisation-form';
import { digits } from './numbers.ts';

type Values = Readonly<Record<string, string>>;

/** What is typed wrong first, and what the form says about it. */
type Mistakes = Readonly<Record<string, readonly [typed: string, said: string]>>;

export interface CountryCase {
  readonly country: CountryCode;
  readonly form: OrganisationForm;
  /** A system with VAT, which wants papers. */
  readonly vat?: true;
  readonly document: DocumentType;
  /** A number of nobody yet: journeys share one server. */
  readonly requisites: () => Values;
  readonly requisitesMistakes: Mistakes;
  readonly passport: Values;
  readonly passportMistakes: Mistakes;
}

const person = (last: string, first: string, place: string) => ({
  'passport.last_name': last,
  'passport.first_name': first,
  'passport.birth_date': '01.05.1985',
  'passport.place_of_birth': place,
  'passport.issue_date': '02.06.2015',
});

export const COUNTRY_CASES: readonly CountryCase[] = [
  {
    country: 'KZ',
    form: 'ip',
    document: 'passport',
    requisites: () => ({
      'requisites_data.inn': digits(12),
      'requisites_data.org_name': 'ИП Ахметова',
      'requisites_data.bik': 'KCJBKZKX',
      'requisites_data.bank_name': 'Учебный банк',
      'requisites_data.pay_account': 'KZ1284905KZ006015415',
    }),
    requisitesMistakes: {
      'requisites_data.inn': ['85050130012', 'Введите ровно 12 цифр'],
      'requisites_data.bik': ['KCJBKZK', 'Введите 8 или 11 символов'],
    },
    passport: {
      ...person('Ахметова', 'Айгуль', 'Алматы'),
      'passport.nationality': 'казашка',
      'passport.document_number': 'N12345678',
      'passport.iin': '850501400123',
      'passport.issued_by': 'МВД РК',
    },
    passportMistakes: { 'passport.iin': ['8505014001', 'Введите ровно 12 цифр'] },
  },
  {
    country: 'AM',
    form: 'ooo',
    document: 'identification',
    requisites: () => ({
      'requisites_data.inn': digits(8),
      'requisites_data.org_name': 'Ararat Points LLC',
      'requisites_data.bik': 'ARMIAM22',
      'requisites_data.bank_name': 'Training Bank',
      'requisites_data.pay_account': '1570001234567890',
    }),
    requisitesMistakes: {
      'requisites_data.org_name': ['Арарат', 'Допустимы только латинские буквы'],
      'requisites_data.pay_account': ['157000123', 'Введите 10 или 16 цифр'],
    },
    // The card shows no place of birth, and who gave it out is not asked.
    passport: {
      'passport.last_name': 'Арутюнян',
      'passport.first_name': 'Нарине',
      'passport.birth_date': '01.05.1985',
      'passport.issue_date': '02.06.2015',
      'passport.document_number': '012345678',
      'passport.social_card_number': '5105850123',
    },
    passportMistakes: { 'passport.social_card_number': ['510585012', 'Введите ровно 10 цифр'] },
  },
  {
    country: 'UZ',
    form: 'ip',
    document: 'identification',
    requisites: () => ({
      'requisites_data.inn': digits(14),
      'requisites_data.org_name': 'ЯТТ Каримова',
      'requisites_data.bik': '00450',
      'requisites_data.bank_name': 'Учебный банк',
      'requisites_data.pay_account': '20208000900123456001',
    }),
    requisitesMistakes: {
      'requisites_data.inn': ['3010185001', 'Введите 9 или 14 цифр'],
      'requisites_data.bik': ['0045', 'Введите ровно 5 цифр'],
    },
    passport: {
      ...person('Каримова', 'Нигора', 'Ташкент'),
      'passport.document_number': 'AD1234567',
      'passport.personal_number': '40105850010015',
      'passport.issued_by': 'МВД РУз',
    },
    passportMistakes: { 'passport.personal_number': ['4010585001001', 'Введите ровно 14 цифр'] },
  },
  {
    country: 'KG',
    form: 'ooo',
    document: 'passport',
    requisites: () => ({
      'requisites_data.inn': digits(14),
      'requisites_data.org_name': 'ОсОО «Ала-Тоо»',
      'requisites_data.bik': '109018',
      'requisites_data.bank_name': 'Учебный банк',
      'requisites_data.pay_account': '1091820182530113',
    }),
    requisitesMistakes: {
      'requisites_data.pay_account': ['109182018253011A', 'Допустимы только цифры'],
      'requisites_data.bik': ['10901', 'Введите ровно 6 цифр'],
    },
    passport: {
      ...person('Асанова', 'Бермет', 'Ош'),
      'passport.document_number': 'AC1234567',
      'passport.personal_number': '10105198500123',
      'passport.issued_by': 'МКК 211031',
    },
    passportMistakes: { 'passport.document_number': ['AC123456', 'Введите ровно 9 символов'] },
  },
  {
    country: 'TJ',
    form: 'ooo',
    vat: true,
    document: 'identification',
    requisites: () => ({
      'requisites_data.inn': digits(9),
      'requisites_data.org_name': 'ООО «Памир»',
      'requisites_data.bik': '350101626',
      'requisites_data.bank_name': 'Учебный банк',
      'requisites_data.pay_account': '20202972000000000001',
    }),
    requisitesMistakes: {
      'requisites_data.inn': ['01234567', 'Введите ровно 9 цифр'],
      'requisites_data.pay_account': ['2020297200000000000', 'Введите ровно 20 цифр'],
    },
    passport: {
      ...person('Рахимова', 'Зарина', 'Душанбе'),
      'passport.document_number': 'A1234567',
      'passport.inn_citizen': '012345678',
      'passport.issued_by': 'ШВКД',
    },
    passportMistakes: { 'passport.inn_citizen': ['01234567', 'Введите ровно 9 цифр'] },
  },
  {
    country: 'TM',
    form: 'ip',
    document: 'passport',
    requisites: () => ({
      'requisites_data.inn': digits(9),
      'requisites_data.org_name': 'ИП Аннаева',
      'requisites_data.bik': '390101601',
      'requisites_data.bank_name': 'Учебный банк',
      'requisites_data.pay_account': '23202934000000000001',
    }),
    requisitesMistakes: { 'requisites_data.bik': ['39010160', 'Введите ровно 9 цифр'] },
    passport: {
      ...person('Аннаева', 'Огульгерек', 'Ашхабад'),
      'passport.document_number': 'A1234567',
      'passport.issued_by': 'Миграционная служба',
    },
    passportMistakes: { 'passport.birth_date': ['01.05.2085', 'Дата не может быть в будущем'] },
  },
];
