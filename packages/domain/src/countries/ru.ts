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
  phone: { dialCode: '7', nationalLength: 10, fullLength: 11, mask: '999 999-99-99' },
  currency: { code: 'RUB', symbol: '₽' },
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
  flow: {
    mayOpenPoint: true,
    choosesPointType: true,
    hasPaymentStep: true,
    hasGln: false,
    mallCourierAccess: true,
    showsTariffButton: true,
    asksReferral: false,
    asksSubsidyFor: ['TYPE_POINT_8'],
  },
  terms: {
    guaranteeFee: { TYPE_POINT_8: 5_000_000, TYPE_POINT_28: 1_000_000 },
    subsidyTurnover: 300_000_000,
    falseActivationFine: 10_000_000,
    guaranteedIncome: { months: 3, capitals: 20_000_000, elsewhere: 15_000_000 },
    signboardCompensation: null,
  },
  timeZone: 'Europe/Moscow',
  codeShare: 0.5,
  map: { centre: { latitude: 55.7558, longitude: 37.6173 } },
  brandBook: 'standard',
};
