import type { CountryCode } from '@punkt/domain/country-code';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readCompanies } from './company-store.ts';

/** Countries where the owner has a company: points can be opened only there. */
export async function countriesOf(db: Database | Tx, userId: string): Promise<readonly CountryCode[]> {
  return [...new Set((await readCompanies(db, userId)).map(({ country }) => country))];
}
