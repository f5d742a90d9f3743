import { type Country, NO_REGISTER_CODES } from './country.ts';
import {
  birthDate,
  code,
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
  code('identificationNumber', 1, 40),
  issueDate,
  expiryDate,
  issuedBy,
];

export const by: Country = {
  code: 'BY',
  phone: PHONE_PLANS.BY,
  currency: { code: 'BYN', symbol: 'Br' },
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [9], ooo: [9] }, hintedRange: null },
    registerCodes: NO_REGISTER_CODES,
    bik: { lengths: [8, 11], alphabet: 'latinAndDigits' },
    payAccount: { lengths: [28], alphabet: 'latinAndDigits' },
    correspondentAccount: null,
    taxSystems: ['usn'],
    latinNames: false,
    legalAddress: true,
    gln: { lengths: [13], alphabet: 'digits' },
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
    hasGln: true,
    mallCourierAccess: true,
    showsTariffButton: true,
    asksReferral: false,
    asksSubsidyFor: [],
  },
  terms: {
    guaranteeFee: null,
    subsidyTurnover: null,
    falseActivationFine: null,
    guaranteedIncome: null,
    signboardCompensation: null,
  },
  timeZone: 'Europe/Minsk',
  codeShare: 0.08,
  map: { centre: { latitude: 53.9023, longitude: 27.5619 } },
  brandBook: 'standard',
};
