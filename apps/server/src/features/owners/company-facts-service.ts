import type { CountryCode } from '@punkt/domain/country-code';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readCompanies, readCompaniesOf } from './company-store.ts';

/** What staff are shown of the company behind an application. */
export interface CompanyFacts {
  readonly name: string;
  readonly inn: string;
  /** The register could not be asked about it. */
  readonly unverified: boolean;
}

/** By owner; of somebody with several companies the oldest. */
export async function companyFactsOf(
  db: Database | Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyFacts>> {
  const rows = await readCompaniesOf(db, userIds);
  return new Map(
    rows
      .toReversed()
      .map(({ owner_id, org_name, inn, unverified }) => [owner_id, { name: org_name, inn, unverified }]),
  );
}

/** The e-mail address of the owner's newest company that has one. */
export async function emailOf(db: Database | Tx, userId: string): Promise<string | undefined> {
  const companies = await readCompanies(db, userId);
  return companies.findLast(({ email }) => email !== '')?.email;
}

/** Countries where the owner has a company: points can be opened only there. */
export async function countriesOf(db: Database | Tx, userId: string): Promise<readonly CountryCode[]> {
  return [...new Set((await readCompanies(db, userId)).map(({ country }) => country))];
}
