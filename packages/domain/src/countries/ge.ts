import { type Country, NO_REGISTER_CODES } from './country.ts';
import {
  birthDate,
  code,
  digits,
  expiryDate,
  issueDate,
  issuedBy,
  lastAndFirstName,
  nationalityOptional,
  placeOfBirth,
} from './document-fields.ts';
import { IDENTIFICATION_PHOTOS } from './document-form.ts';
import { PHONE_PLANS } from './phone-plans.ts';

/** A Georgian card has no middle name. */
const fields = [
  ...lastAndFirstName,
  birthDate,
  placeOfBirth,
  nationalityOptional,
  code('documentNumber', 1, 40),
  digits('personalNumber', 11),
  issueDate,
  expiryDate,
  issuedBy,
];

export const ge: Country = {
  code: 'GE',
  phone: PHONE_PLANS.GE,
  currency: { code: 'GEL', symbol: '₾' },
  company: {
    organisationForms: ['ip', 'ooo'],
    inn: { alphabet: 'digits', lengths: { ip: [9, 11], ooo: [9, 11] }, hintedRange: { min: 1, max: 14 } },
    registerCodes: NO_REGISTER_CODES,
    bik: { lengths: [8, 11], alphabet: 'latinAndDigits' },
    payAccount: { lengths: [22], alphabet: 'latinAndDigits' },
    correspondentAccount: null,
    taxSystems: ['usn', 'osn'],
    latinNames: false,
    legalAddress: false,
    gln: null,
    personalDataConsent: false,
    innAutofill: false,
    bikAccountCheck: false,
  },
  identity: {
    documents: { passport: null, identification: { fields, photos: IDENTIFICATION_PHOTOS } },
    defaultDocument: 'identification',
    snils: false,
  },
  flow: {
    mayOpenPoint: true,
    choosesPointType: false,
    hasPaymentStep: false,
    hasGln: false,
    mallCourierAccess: false,
    showsTariffButton: false,
    asksReferral: false,
    asksSubsidyFor: ['TYPE_POINT_8'],
  },
  terms: {
    guaranteeFee: null,
    subsidyTurnover: 8_400_000,
    falseActivationFine: 280_000,
    guaranteedIncome: null,
    signboardCompensation: null,
  },
  timeZone: 'Asia/Tbilisi',
  codeShare: 0.06,
  map: { centre: { latitude: 41.6938, longitude: 44.8015 } },
  brandBook: 'georgian',
};
