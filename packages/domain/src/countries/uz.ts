import { type Country, NO_REGISTER_CODES } from './country.ts';
import {
  birthDate,
  code,
  digits,
  expiryDate,
  issueDate,
  issuedBy,
  lastAndFirstName,
  middleName,
  nationalityOptional,
  placeOfBirth,
} from './document-fields.ts';
import { IDENTIFICATION_PHOTOS, PASSPORT_PHOTOS } from './document-form.ts';
import { PHONE_PLANS } from './phone-plans.ts';

const fields = [
  ...lastAndFirstName,
  middleName,
  birthDate,
  placeOfBirth,
  nationalityOptional,
  code('documentNumber', 9),
  digits('personalNumber', 14),
  issueDate,
  expiryDate,
  issuedBy,
];

export const uz: Country = {
  code: 'UZ',
  phone: PHONE_PLANS.UZ,
  currency: { code: 'UZS', symbol: 'Soʻm' },
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [9, 14], ooo: [9, 14] }, hintedRange: null },
    registerCodes: NO_REGISTER_CODES,
    bik: { lengths: [5], alphabet: 'digits' },
    payAccount: { lengths: [20], alphabet: 'digits' },
    correspondentAccount: null,
    taxSystems: ['usn'],
    latinNames: false,
    legalAddress: false,
    gln: null,
    personalDataConsent: true,
    innAutofill: false,
    bikAccountCheck: false,
  },
  identity: {
    documents: {
      passport: { fields, photos: PASSPORT_PHOTOS },
      identification: { fields, photos: IDENTIFICATION_PHOTOS },
    },
    defaultDocument: 'passport',
    snils: false,
  },
  flow: {
    mayOpenPoint: true,
    choosesPointType: false,
    hasPaymentStep: false,
    hasGln: false,
    mallCourierAccess: false,
    showsTariffButton: true,
    asksReferral: true,
    asksSubsidyFor: [],
  },
  terms: {
    guaranteeFee: null,
    subsidyTurnover: null,
    falseActivationFine: null,
    guaranteedIncome: null,
    signboardCompensation: null,
  },
  timeZone: 'Asia/Tashkent',
  codeShare: 0.08,
  map: { centre: { latitude: 41.3111, longitude: 69.2797 } },
  brandBook: 'standard',
};
