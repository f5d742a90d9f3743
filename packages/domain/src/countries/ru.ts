import type { CodeRule, Country } from './country.ts';
import {
  birthDate,
  departmentCode,
  digits,
  gender,
  issueDate,
  issuedBy,
  lastAndFirstName,
  middleName,
  permanentAddress,
  placeOfBirth,
  registrationAddress,
} from './document-fields.ts';
import { PASSPORT_PHOTOS } from './document-form.ts';
import { PHONE_PLANS } from './phone-plans.ts';
import { RU_PROGRAMME } from './ru-programme.ts';

const fields = [
  ...lastAndFirstName,
  middleName,
  gender,
  birthDate,
  placeOfBirth,
  digits('documentNumber', 10),
  issueDate,
  issuedBy,
  departmentCode,
  registrationAddress,
  permanentAddress,
];

const codeOf = (...lengths: number[]): CodeRule => ({ lengths, alphabet: 'digits' });

export const ru: Country = {
  code: 'RU',
  phone: PHONE_PLANS.RU,
  ...RU_PROGRAMME,
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [12], ooo: [10] }, hintedRange: null },
    registerCodes: {
      ip: { kpp: null, ogrn: codeOf(15), okpo: codeOf(8, 10), okopf: codeOf(5) },
      ooo: { kpp: codeOf(9), ogrn: codeOf(13), okpo: codeOf(8, 10), okopf: codeOf(5) },
    },
    bik: { lengths: [9], alphabet: 'digits' },
    payAccount: { lengths: [20], alphabet: 'digits' },
    correspondentAccount: { lengths: [20], alphabet: 'digits' },
    taxSystems: ['usn', 'osn', 'lowerRate5', 'lowerRate7'],
    latinNames: false,
    legalAddress: false,
    gln: null,
    personalDataConsent: true,
    innAutofill: true,
    bikAccountCheck: true,
  },
  identity: {
    documents: {
      passport: { fields, photos: PASSPORT_PHOTOS, issuedFromAge: 14, renewedAt: [20, 45] },
      identification: null,
    },
    defaultDocument: 'passport',
    snils: true,
  },
  timeZone: 'Europe/Moscow',
  codeShare: 0.5,
  brandBook: 'standard',
};
