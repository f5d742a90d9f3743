import type { CountryCode } from '@punkt/domain/country-code';
import type { Expression, Insertable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import type { CompanyRow, OwnerTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OwnerTables>();

/** Name of the unique index: what a race for one INN runs into. */
export const INN_INDEX = 'companies_inn';

export function readCompanies(db: Database | Tx, ownerId: string): Promise<CompanyRow[]> {
  return tables(db)
    .selectFrom('companies')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created')
    .execute();
}

/** Oldest first. */
const companies = (db: Database | Tx) =>
  tables(db).selectFrom('companies').select(['owner_id', 'org_name', 'inn', 'unverified']).orderBy('created');

export const companiesPart = (db: Database | Tx, ownerId: string | Expression<string>) =>
  part(companies(db).where('owner_id', '=', ownerId), {});

export async function readCompaniesOf(
  db: Database | Tx,
  ownerIds: readonly string[],
): Promise<Array<Pick<CompanyRow, 'owner_id' | 'org_name' | 'inn' | 'unverified'>>> {
  if (ownerIds.length === 0) return [];
  return companies(db)
    .where('owner_id', 'in', [...new Set(ownerIds)])
    .execute();
}

export function readCompany(db: Database | Tx, id: string): Promise<CompanyRow | undefined> {
  return tables(db).selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockCompany(tx: Tx, id: string): Promise<CompanyRow | undefined> {
  return tables(tx).selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasInn(
  db: Database | Tx,
  country: CountryCode,
  inn: string,
  except: string | null,
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('companies')
    .select('id')
    .where('country', '=', country)
    .where('inn', '=', inn)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCompany(tx: Tx, row: Insertable<OwnerTables['companies']>): Promise<void> {
  await tables(tx).insertInto('companies').values(row).execute();
}

export async function updateCompany(
  tx: Tx,
  id: string,
  change: Updateable<OwnerTables['companies']>,
): Promise<void> {
  await tables(tx).updateTable('companies').set(change).where('id', '=', id).execute();
}

export async function deleteCompanies(tx: Tx, ownerId: string): Promise<void> {
  await tables(tx).deleteFrom('companies').where('owner_id', '=', ownerId).execute();
}
