import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OrganisationForm } from '@punkt/domain/organisation-form';
import { checkBik, checkInn, cleanCode } from '@punkt/domain/requisites';
import { invalid } from '../../platform/http/failure.ts';
import type { PersonLimit } from '../../platform/http/person-limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { LookUp, RegisteredCompany, RegistryPort } from '../../providers/registry/port.ts';
import { innNotFound } from './refusals.ts';

export interface LookUpDeps {
  readonly registry: RegistryPort;
  readonly log: Log;
  readonly limit: PersonLimit;
}

type Outcome<T> = LookUp<T> | { readonly status: 'unavailable' };

/** A register that is down keeps nobody from going on. The log says so, and never about whom it was asked. */
async function ask<T>({ log, limit }: LookUpDeps, userId: string, question: () => Promise<LookUp<T>>) {
  limit(userId);
  try {
    return (await question()) as Outcome<T>;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'register did not answer');
    return { status: 'unavailable' } as const;
  }
}

const STATUS = {
  found: 'found',
  not_found: 'not_found',
  no_register: 'unsupported',
  unavailable: 'unavailable',
} as const;

export interface CompanyQuestion {
  readonly country: CountryCode;
  readonly inn: string;
  readonly org_type: OrganisationForm;
}

export async function lookUpCompany(deps: LookUpDeps, userId: string, question: CompanyQuestion) {
  const inn = cleanCode(question.inn);
  const problem = checkInn(inn, question.country, question.org_type);
  if (problem) throw invalid('inn', problem);
  const outcome = await ask(deps, userId, () => deps.registry.findCompany(question.country, inn));
  return { status: STATUS[outcome.status], company: outcome.status === 'found' ? outcome.found : null };
}

export async function lookUpBank(
  deps: LookUpDeps,
  userId: string,
  question: { readonly country: CountryCode; readonly bik: string },
) {
  const bik = cleanCode(question.bik);
  const problem = checkBik(bik, question.country);
  if (problem) throw invalid('bik', problem);
  const outcome = await ask(deps, userId, () => deps.registry.findBank(question.country, bik));
  return { status: STATUS[outcome.status], bank: outcome.status === 'found' ? outcome.found : null };
}

export interface Verification {
  readonly unverified: boolean;
  readonly company: RegisteredCompany | null;
}

/**
 * Asks the register about a company before it is kept. Where the form fills itself in from the register, a company that is
 * not in it, or no longer works, is refused; elsewhere the register is patchy, so it only flags. So does an outage.
 */
export async function verifyCompany(
  deps: LookUpDeps,
  userId: string,
  code: CountryCode,
  inn: string,
): Promise<Verification> {
  const outcome = await ask(deps, userId, () => deps.registry.findCompany(code, inn));
  if (outcome.status === 'found') return { unverified: false, company: outcome.found };
  if (outcome.status === 'not_found' && country(code).company.innAutofill) throw innNotFound();
  return { unverified: outcome.status !== 'no_register', company: null };
}
