import type { CountryCode } from '@punkt/domain/country-code';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readCompanies } from './company-store.ts';

/** Where an owner has a company: elsewhere she opens no point. */
export async function countriesOf(db: Database | Tx, userId: string): Promise<readonly CountryCode[]> {
  return [...new Set((await readCompanies(db, userId)).map(({ country }) => country))];
}
