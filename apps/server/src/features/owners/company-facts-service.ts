import type { Database, Tx } from '../../platform/database/database.ts';
import { readCompaniesOf } from './company-store.ts';

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
