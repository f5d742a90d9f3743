import type { Database, Tx } from '../../platform/database/database.ts';
import { readCompanies } from './company-store.ts';

/** The e-mail address of the owner's newest company that has one. */
export async function emailOf(db: Database | Tx, userId: string): Promise<string | undefined> {
  const companies = await readCompanies(db, userId);
  return companies.findLast(({ email }) => email !== '')?.email;
}
