import { type Country, NO_REGISTER_CODES } from './country.ts';
import {
  birthDate,
  code,
  digits,
  expiryDate,
  issueDate,
  issuedByOptional,
  lastAndFirstName,
  middleName,
  nationalityOptional,
  placeOfBirth,
} from './document-fields.ts';
import { IDENTIFICATION_PHOTOS, PASSPORT_PHOTOS } from './document-form.ts';
import { PHONE_PLANS } from './phone-plans.ts';

const names = [...lastAndFirstName, middleName, birthDate];
const details = [
  nationalityOptional,
  code('documentNumber', 9),
  digits('socialCardNumber', 10),
  issueDate,
  expiryDate,
  issuedByOptional,
];
const passport = [...names, placeOfBirth, ...details];
/** The card does not show the place of birth. */
const identification = [...names, ...details];

export const am: Country = {
  code: 'AM',
  phone: PHONE_PLANS.AM,
  currency: { code: 'AMD', symbol: '֏' },
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [8], ooo: [8] }, hintedRange: null },
    registerCodes: NO_REGISTER_CODES,
    bik: { lengths: [8, 11], alphabet: 'latinAndDigits' },
    payAccount: { lengths: [10, 16], alphabet: 'digits' },
    correspondentAccount: null,
    taxSystems: ['usn'],
    latinNames: true,
    legalAddress: false,
    gln: null,
    personalDataConsent: true,
    innAutofill: false,
    bikAccountCheck: false,
  },
  identity: {
    documents: {
      passport: { fields: passport, photos: PASSPORT_PHOTOS },
      identification: { fields: identification, photos: IDENTIFICATION_PHOTOS },
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
    signboardCompensation: 18_000_000,
  },
  timeZone: 'Asia/Yerevan',
  codeShare: 0.06,
  map: { centre: { latitude: 40.1776, longitude: 44.5126 } },
  brandBook: 'standard',
};
