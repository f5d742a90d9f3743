import type { CodeRule } from './countries/country.ts';
import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { checkLength } from './length.ts';
import { message } from './message.ts';
import type { OrganisationForm } from './organisation-form.ts';

const COMPANY_NAME_LENGTH = { min: 1, max: 255 } as const;

export function checkInn(value: string, code: CountryCode, form: OrganisationForm): string | null {
  const { lengths, hintedRange, alphabet } = country(code).company.inn;
  const problem = checkCode(value, { lengths: lengths[form], alphabet });
  const isDigits = /^[0-9]+$/.test(value);
  if (!problem || !hintedRange || !isDigits) return problem;
  return checkLength(value, hintedRange);
}

/** A hint to show beside an accepted INN: its length is allowed, yet few have it. Never blocks saving. */
export function innHint(value: string, code: CountryCode, form: OrganisationForm): string | null {
  const { lengths, hintedRange } = country(code).company.inn;
  if (!hintedRange || checkInn(value, code, form)) return null;
  const [first = 0, count = first] = lengths[form];
  return lengths[form].includes(value.length) ? null : message('validation.inn.unusual', { first, count });
}

/** The INN has its full length, so the register may be asked to fill in the company. */
export function mayAutofillCompany(value: string, code: CountryCode, form: OrganisationForm): boolean {
  return country(code).company.innAutofill && checkInn(value, code, form) === null;
}

export function checkBik(value: string, code: CountryCode): string | null {
  return checkCode(value, country(code).company.bik);
}

export function checkPayAccount(value: string, code: CountryCode): string | null {
  return checkCode(value, country(code).company.payAccount);
}

/** Countries without a correspondent account have nothing to check. */
export function checkCorrespondentAccount(value: string, code: CountryCode): string | null {
  const rule = country(code).company.correspondentAccount;
  return rule ? checkCode(value, rule) : null;
}

/** GLN of the requisites: optional, and only where the country has one. */
export function checkGln(value: string, code: CountryCode): string | null {
  const rule = country(code).company.gln;
  return rule && value !== '' ? checkCode(value, rule) : null;
}

/** Company and bank names. */
export function checkCompanyName(value: string, code: CountryCode): string | null {
  const name = value.trim();
  if (name === '') return message('validation.required');
  const foreign = country(code).company.latinNames && /[^\P{L}\p{Script=Latin}]/u.test(name);
  return foreign ? message('validation.latinOnly') : checkLength(name, COMPANY_NAME_LENGTH);
}

/** Upper case and no spaces: bank codes and accounts are copied from statements that group them. */
export function cleanCode(value: string): string {
  return value.replace(/\s+/gu, '').toUpperCase();
}

/** A code of fixed lengths in its alphabet: wrong characters are named before a wrong length. */
export function checkCode(value: string, { lengths, alphabet }: CodeRule): string | null {
  if (value === '') return message('validation.required');
  if (alphabet === 'digits' && !/^[0-9]+$/.test(value)) return message('validation.digitsOnly');
  if (alphabet === 'latinAndDigits' && !/^[A-Za-z0-9]+$/.test(value)) {
    return message('validation.latinAndDigits');
  }
  return lengths.includes(value.length) ? null : wrongLength(lengths, alphabet === 'digits');
}

function wrongLength([first = 0, second]: readonly number[], isDigits: boolean): string {
  if (second === undefined) {
    return message(isDigits ? 'validation.exactDigits' : 'validation.exactLength', { count: first });
  }
  return message(isDigits ? 'validation.eitherDigits' : 'validation.eitherLength', { first, count: second });
}
