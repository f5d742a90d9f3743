import type { CountryCode } from '@punkt/domain/country-code';
import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { OfferTables, OfferVersion } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OfferTables>();

/** Signing holds a country shared, publishing alone: nobody signs a version that ceased to be the last meanwhile. */
export async function lockCountry(tx: Tx, country: CountryCode, mode: 'shared' | 'alone'): Promise<void> {
  await advisoryLock(tx, `offers ${country}`, mode);
}

export async function insertVersions(tx: Tx, rows: readonly OfferVersion[]): Promise<void> {
  if (rows.length > 0) await tables(tx).insertInto('offer_versions').values(rows).execute();
}

export async function readVersion(db: Database | Tx, country: CountryCode, version: number) {
  return tables(db)
    .selectFrom('offer_versions')
    .selectAll()
    .where('country', '=', country)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The last version of each country, or of those that are asked for; without the texts. */
export async function lastVersions(db: Database | Tx, countries?: readonly CountryCode[]) {
  return tables(db)
    .selectFrom('offer_versions')
    .distinctOn('country')
    .select(['country', 'version', 'language', 'sha256'])
    .$if(countries !== undefined, (query) => query.where('country', 'in', countries ?? []))
    .orderBy('country')
    .orderBy('version', 'desc')
    .execute();
}

export async function lastVersion(db: Database | Tx, country: CountryCode) {
  const [last] = await lastVersions(db, [country]);
  return last;
}

/** Everything ever published, newest first, with how many people signed it. */
export async function listVersions(db: Database) {
  return tables(db)
    .selectFrom('offer_versions as versions')
    .select((eb) => [
      'versions.country',
      'versions.version',
      'versions.language',
      'versions.sha256',
      'versions.published',
      'versions.published_by',
      eb
        .selectFrom('signatures')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('signatures.country', '=', 'versions.country')
        .whereRef('signatures.version', '=', 'versions.version')
        .as('signatures'),
    ])
    .orderBy('versions.published', 'desc')
    .orderBy('versions.country')
    .orderBy('versions.version', 'desc')
    .execute();
}
