import type { CodeRule } from './countries/country.ts';
import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { checkEmail } from './email.ts';
import { checkLength } from './length.ts';
import { message } from './message.ts';
import { problemsOf } from './owner-problems.ts';
import type { ActivityForm, Problems, RequisitesData } from './owner-record.ts';
import {
  checkBik,
  checkCode,
  checkCompanyName,
  checkCorrespondentAccount,
  checkGln,
  checkInn,
  checkPayAccount,
} from './requisites.ts';
import { requiresTaxFiles, type TaxSystem } from './tax.ts';

export const TAX_FILES = 10;
const LEGAL_ADDRESS_LENGTH = { min: 2, max: 255 } as const;
/** Of the bank, in whatever country: 8 digits in Armenia, 14 in Kyrgyzstan. */
const BANK_INN_LENGTH = { min: 8, max: 14 } as const;

export function checkActivity(activity: ActivityForm): Problems {
  const { organisationForms, taxSystems, personalDataConsent } = country(activity.country).company;
  return problemsOf('activity_form', {
    org_type: organisationForms.includes(activity.org_type) ? null : message('validation.choice'),
    tax_type: taxSystems.includes(activity.tax_type) ? null : message('validation.tax.system'),
    accept_personal_info:
      personalDataConsent && !activity.accept_personal_info ? message('validation.consent') : null,
  });
}

export function checkRequisites(requisites: RequisitesData, activity: ActivityForm): Problems {
  const { country: code, org_type: form } = activity;
  const { registerCodes, taxSystems } = country(code).company;
  const codes = registerCodes[form];
  // Papers are asked for only where the system exists: a wrong choice is one mistake, not two.
  const offered = taxSystems.includes(activity.tax_type);
  return problemsOf('requisites_data', {
    inn: checkInn(requisites.inn, code, form),
    kpp: codes.kpp && checkCode(requisites.kpp, codes.kpp),
    ogrn: checkOptionalCode(requisites.ogrn, codes.ogrn),
    okopf: checkOptionalCode(requisites.okopf, codes.okopf),
    okpo: checkOptionalCode(requisites.okpo, codes.okpo),
    org_name: checkCompanyName(requisites.org_name, code),
    bik: checkBik(requisites.bik, code),
    bank_name: checkCompanyName(requisites.bank_name, code),
    bank_inn: checkBankInn(requisites.bank_inn),
    pay_account: checkPayAccount(requisites.pay_account, code),
    cor_account: checkCorrespondentAccount(requisites.cor_account, code),
    legal_address: checkLegalAddress(requisites.legal_address, code),
    gln: checkGln(requisites.gln, code),
    email: requisites.email === '' ? null : checkEmail(requisites.email),
    tax_files: offered ? checkTaxFiles(requisites.tax_files, activity.tax_type) : null,
  });
}

/** Documents prove every system with VAT; another system needs none, and takes none. */
export function checkTaxFiles(files: readonly string[], system: TaxSystem): string | null {
  if (!requiresTaxFiles(system)) return null;
  if (files.length === 0) return message('validation.tax.files');
  return files.length > TAX_FILES ? message('validation.files.count', { count: TAX_FILES }) : null;
}

function checkOptionalCode(value: string, rule: CodeRule | null): string | null {
  return rule && value !== '' ? checkCode(value, rule) : null;
}

function checkBankInn(value: string): string | null {
  if (value === '') return null;
  return /^[0-9]+$/.test(value) ? checkLength(value, BANK_INN_LENGTH) : message('validation.digitsOnly');
}

function checkLegalAddress(value: string, code: CountryCode): string | null {
  if (!country(code).company.legalAddress) return null;
  return value.trim() === ''
    ? message('validation.required')
    : checkLength(value.trim(), LEGAL_ADDRESS_LENGTH);
}
