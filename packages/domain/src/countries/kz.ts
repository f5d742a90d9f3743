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
  nationality,
  placeOfBirth,
} from './document-fields.ts';
import { IDENTIFICATION_PHOTOS, PASSPORT_PHOTOS } from './document-form.ts';
import { PHONE_PLANS } from './phone-plans.ts';

const fields = [
  ...lastAndFirstName,
  middleName,
  birthDate,
  placeOfBirth,
  nationality,
  code('documentNumber', 9),
  digits('iin', 12),
  issueDate,
  expiryDate,
  issuedBy,
];

export const kz: Country = {
  code: 'KZ',
  phone: PHONE_PLANS.KZ,
  currency: { code: 'KZT', symbol: '₸' },
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [12], ooo: [12] }, hintedRange: null },
    registerCodes: NO_REGISTER_CODES,
    bik: { lengths: [8, 11], alphabet: 'latinAndDigits' },
    payAccount: { lengths: [20], alphabet: 'latinAndDigits' },
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
  timeZone: 'Asia/Almaty',
  codeShare: 0.1,
  map: { centre: { latitude: 51.1282, longitude: 71.4307 } },
  brandBook: 'standard',
};
