import type { CountryCode } from '@punkt/domain/country-code';
import type { Expression } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Found, together } from '../../platform/database/together.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { companiesPart, readCompanies, readCompaniesOf } from './company-store.ts';

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

/** An owner as staff know them, to be read beside other things: who to call, and their companies. */
export const partnerParts = (
  { contactPart }: Pick<AuthAdmin, 'contactPart'>,
  db: Database | Tx,
  userId: string | Expression<string>,
) => ({ people: contactPart(db, userId), companies: companiesPart(db, userId) });

export type PartnerParts = ReturnType<typeof partnerParts>;

/** Of several companies the oldest; nothing of an account that was erased. */
export function partnerFrom({ people: [person], companies: [company] }: Found<PartnerParts>) {
  return {
    name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    phone: person?.phone ?? '',
    country: person?.country ?? ('RU' as const),
    company: company?.org_name ?? '',
    inn: company?.inn ?? '',
    unverified: company?.unverified ?? false,
  };
}

/** Reads them by themselves. */
export function createPartnerFacts(accounts: Pick<AuthAdmin, 'contactPart'>) {
  const read = together(({ userId }: { userId: string }, db) => partnerParts(accounts, db, userId));
  return async (db: Database | Tx, userId: string) => partnerFrom(await read(db, { userId }));
}

export type PartnerFacts = ReturnType<typeof createPartnerFacts>;

/** The e-mail address of the owner's newest company that has one. */
export async function emailOf(db: Database | Tx, userId: string): Promise<string | undefined> {
  const companies = await readCompanies(db, userId);
  return companies.findLast(({ email }) => email !== '')?.email;
}

/** Countries where the owner has a company: points can be opened only there. */
export async function countriesOf(db: Database | Tx, userId: string): Promise<readonly CountryCode[]> {
  return [...new Set((await readCompanies(db, userId)).map(({ country }) => country))];
}
