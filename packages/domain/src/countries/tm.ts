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
import { PASSPORT_PHOTOS } from './document-form.ts';
import { PHONE_PLANS } from './phone-plans.ts';

const fields = [
  ...lastAndFirstName,
  middleName,
  birthDate,
  placeOfBirth,
  nationalityOptional,
  code('documentNumber', 1, 40),
  issueDate,
  expiryDate,
  issuedBy,
];

export const tm: Country = {
  code: 'TM',
  phone: PHONE_PLANS.TM,
  currency: { code: 'TMT', symbol: 'TMT' },
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [9], ooo: [9] }, hintedRange: null },
    registerCodes: NO_REGISTER_CODES,
    bik: { lengths: [9], alphabet: 'digits' },
    payAccount: { lengths: [20], alphabet: 'digits' },
    correspondentAccount: null,
    taxSystems: ['usn', 'osn'],
    latinNames: false,
    legalAddress: false,
    gln: null,
    personalDataConsent: true,
    innAutofill: false,
    bikAccountCheck: false,
  },
  identity: {
    documents: { passport: { fields, photos: PASSPORT_PHOTOS }, identification: null },
    defaultDocument: 'passport',
    snils: false,
  },
  flow: {
    mayOpenPoint: false,
    choosesPointType: false,
    hasPaymentStep: false,
    hasGln: false,
    mallCourierAccess: false,
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
  timeZone: 'Asia/Ashgabat',
  codeShare: 0.03,
  map: { centre: { latitude: 37.9601, longitude: 58.3261 } },
  brandBook: 'standard',
};
