import type { CountryCode } from '../country-code.ts';
import type { OrganisationForm } from '../organisation-form.ts';
import type { PointType } from '../point-type.ts';
import type { TaxSystem } from '../tax.ts';
import type { DocumentForm, DocumentType } from './document-form.ts';
import type { PhonePlan } from './phone-plans.ts';

/**
 * Everything that depends on a country, in one shape. A screen or a rule asks this table; it never compares
 * country codes itself, so a new country is one file and a compiler error wherever something is missing.
 */
export interface Country {
  readonly code: CountryCode;
  readonly phone: PhonePlan;
  readonly currency: Currency;
  readonly company: CompanyRules;
  readonly identity: IdentityRules;
  readonly flow: FlowSwitches;
  readonly terms: Terms;
  /** IANA name: deadlines are shown in the time of the capital, which is named. */
  readonly timeZone: string;
  /** Which part of a day's codes by SMS may go there: numbers of one country can't use up everybody's. Together they are one. */
  readonly codeShare: number;
  readonly map: { readonly centre: Coordinates };
  readonly brandBook: 'standard' | 'georgian';
}

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
}

export type Alphabet = 'digits' | 'latinAndDigits';

export interface CodeRule {
  /** The lengths that are right; the number has one of them. */
  readonly lengths: readonly number[];
  readonly alphabet: Alphabet;
}

export interface InnRule {
  readonly alphabet: 'digits';
  readonly lengths: Readonly<Record<OrganisationForm, readonly number[]>>;
  /** Where set, other lengths in this range are accepted with a hint instead of an error. */
  readonly hintedRange: { readonly min: number; readonly max: number } | null;
}

/** Numbers that the state's registers give a company besides its INN; `null` where there is no such number. */
export interface RegisterCodes {
  /** Required: no company of a country that has it is without one. */
  readonly kpp: CodeRule | null;
  /** Optional, checked when given: the register fills them in. */
  readonly ogrn: CodeRule | null;
  readonly okpo: CodeRule | null;
  readonly okopf: CodeRule | null;
}

const NO_CODES: RegisterCodes = { kpp: null, ogrn: null, okpo: null, okopf: null };
export const NO_REGISTER_CODES = { ip: NO_CODES, ooo: NO_CODES } as const;

export interface CompanyRules {
  readonly organisationForms: readonly OrganisationForm[];
  readonly inn: InnRule;
  readonly registerCodes: Readonly<Record<OrganisationForm, RegisterCodes>>;
  readonly bik: CodeRule;
  readonly payAccount: CodeRule;
  readonly correspondentAccount: CodeRule | null;
  readonly taxSystems: readonly TaxSystem[];
  /** Company and bank names are written in Latin letters. */
  readonly latinNames: boolean;
  readonly legalAddress: boolean;
  /** Optional in the requisites; the activation form asks for it where `flow.hasGln`. */
  readonly gln: CodeRule | null;
  readonly personalDataConsent: boolean;
  /** A full-length INN fills in the company from the register. */
  readonly innAutofill: boolean;
  /** The BIK is checked against the pay account. */
  readonly bikAccountCheck: boolean;
}

export interface IdentityRules {
  /** The form of each document the country accepts, and `null` for one it does not. */
  readonly documents: Readonly<Record<DocumentType, DocumentForm | null>>;
  /** The type a change of citizenship sets; the only one where `documents` has no other. */
  readonly defaultDocument: DocumentType;
  /** Owners and employees have a SNILS. */
  readonly snils: boolean;
}

export interface FlowSwitches {
  readonly mayOpenPoint: boolean;
  readonly choosesPointType: boolean;
  /** Non-move orders wait for the guarantee fee. */
  readonly hasPaymentStep: boolean;
  readonly hasGln: boolean;
  readonly mallCourierAccess: boolean;
  readonly showsTariffButton: boolean;
  /** The wizard asks who recommended us: where partners bring partners. */
  readonly asksReferral: boolean;
  /** Point types whose applicant must choose a subsidy where one exists (never in a move). */
  readonly asksSubsidyFor: readonly PointType[];
}

/** Amounts in minor units of the country's currency; `null` where the country has no such thing. */
export interface Terms {
  readonly guaranteeFee: Readonly<Record<PointType, number>> | null;
  /** Turnover at which the one-time subsidy is paid. */
  readonly subsidyTurnover: number | null;
  readonly falseActivationFine: number | null;
  readonly guaranteedIncome: GuaranteedIncome | null;
  readonly signboardCompensation: number | null;
}

export interface GuaranteedIncome {
  readonly months: number;
  /** Moscow and St Petersburg. */
  readonly capitals: number;
  readonly elsewhere: number;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
