import { randomUUID } from 'node:crypto';
import { ENTITY_TYPES } from '@punkt/domain/files';
import type { ActivityForm, RequisitesData } from '@punkt/domain/owner-record';
import { requiresTaxFiles, type TaxSystem } from '@punkt/domain/tax';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/failures.ts';
import { INN_INDEX, insertCompany, updateCompany } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import type { Verification } from './look-ups.ts';
import { innTaken } from './refusals.ts';
import type { CompanyRow } from './tables.ts';

const holderOf = (companyId: string) => ({ entityType: ENTITY_TYPES.document, entityId: companyId });
const FILES_PATH = 'requisites_data.tax_files';

/** When two people register one INN at once, the unique index accepts one; the other gets the reason. */
async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error, INN_INDEX) ? innTaken() : error;
  }
}

/** What the form left empty is taken from the register. */
function columnsOf(requisites: RequisitesData, { company, unverified }: Verification) {
  return {
    ...requisites,
    ogrn: requisites.ogrn || company?.ogrn || '',
    okpo: requisites.okpo || company?.okpo || '',
    okopf: requisites.okopf || company?.okopf || '',
    tax_files: [...requisites.tax_files],
    unverified,
  };
}

type Whose = Pick<CompanyRow, 'id' | 'org_name' | 'inn' | 'legal_address' | 'owner_id' | 'country'>;

async function openTaxCase({ reviews, accounts }: OwnerDeps, tx: Tx, company: Whose) {
  const person = await accounts.person(tx, company.owner_id);
  const names = [person?.last_name ?? '', person?.first_name ?? '', person?.phone ?? ''];
  return reviews.open(tx, {
    kind: 'tax',
    subjectId: company.id,
    title: company.org_name,
    search: [company.org_name, company.inn, company.legal_address, ...names],
    userId: company.owner_id,
    country: company.country,
  });
}

export interface NewCompany {
  readonly ownerId: string;
  readonly activity: ActivityForm;
  readonly requisites: RequisitesData;
  readonly verification: Verification;
}

export async function addCompany(deps: OwnerDeps, tx: Tx, given: NewCompany): Promise<void> {
  const { ownerId, activity, requisites, verification } = given;
  const [id, now] = [randomUUID(), deps.clock.now()];
  const { country, org_type } = activity;
  const tax = firstTax(activity.tax_type);
  await orTaken(
    insertCompany(tx, {
      id,
      owner_id: ownerId,
      country,
      org_type,
      ...columnsOf(requisites, verification),
      ...tax,
      personal_info_accepted: activity.accept_personal_info ? now : null,
      created: now,
      updated: now,
    }),
  );
  await deps.files.claim(tx, requisites.tax_files, ownerId, 'taxDocument', holderOf(id), FILES_PATH);
  if (tax.tax_check_status === 'review')
    await openTaxCase(deps, tx, { ...requisites, id, owner_id: ownerId, country });
}

export interface ChangedCompany {
  readonly activity: ActivityForm;
  readonly requisites: RequisitesData;
  readonly verification: Verification;
}

export async function changeCompany(
  deps: OwnerDeps,
  tx: Tx,
  company: CompanyRow,
  { activity, requisites, verification }: ChangedCompany,
): Promise<void> {
  const choice = { tax_type: activity.tax_type, tax_files: requisites.tax_files };
  const step = taxStep(company, choice);
  await orTaken(
    updateCompany(tx, company.id, {
      org_type: activity.org_type,
      ...columnsOf(requisites, verification),
      ...taxColumns(step, choice),
      updated: deps.clock.now(),
    }),
  );
  const holder = holderOf(company.id);
  const dropped = company.tax_files.filter((id) => !requisites.tax_files.includes(id));
  await deps.files.claim(tx, requisites.tax_files, company.owner_id, 'taxDocument', holder, FILES_PATH);
  await deps.files.release(tx, dropped, holder);
  if (step === 'request') await openTaxCase(deps, tx, { ...company, ...requisites });
  if (step === 'withdraw') await deps.reviews.withdraw(tx, 'tax', company.id, company.owner_id);
}

interface TaxChoice {
  readonly tax_type: TaxSystem;
  readonly tax_files: readonly string[];
}

type TaxState = Pick<CompanyRow, 'tax_type' | 'requested_tax_type' | 'tax_files'>;

const sameFiles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * What a saved form means for the tax system: nothing; a request that staff must check; or a step back to what is in
 * force, which ends the request. New papers for the same system are a request too, for somebody must read them.
 */
export function taxStep(state: TaxState, choice: TaxChoice): 'keep' | 'request' | 'withdraw' {
  const shown = state.requested_tax_type ?? state.tax_type;
  if (choice.tax_type !== shown) return choice.tax_type === state.tax_type ? 'withdraw' : 'request';
  const newPapers = requiresTaxFiles(choice.tax_type) && !sameFiles(state.tax_files, choice.tax_files);
  return newPapers ? 'request' : 'keep';
}

/** At registration nothing is in force yet: a system with VAT waits for its papers, and until then none is charged. */
function firstTax(choice: TaxSystem) {
  return requiresTaxFiles(choice)
    ? ({ tax_type: 'usn', requested_tax_type: choice, tax_check_status: 'review' } as const)
    : ({ tax_type: choice, requested_tax_type: null, tax_check_status: 'none' } as const);
}

/** Columns of a step. */
function taxColumns(step: ReturnType<typeof taxStep>, choice: TaxChoice) {
  const clean = { tax_check_comment: '', tax_remarks: '[]' };
  if (step === 'request')
    return { ...clean, requested_tax_type: choice.tax_type, tax_check_status: 'review' as const };
  if (step === 'withdraw') return { ...clean, requested_tax_type: null, tax_check_status: 'none' as const };
  return {};
}
