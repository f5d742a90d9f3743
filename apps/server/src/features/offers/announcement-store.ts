import type { CountryCode } from '@punkt/domain/country-code';
import type { Tx } from '../../platform/database/database.ts';
import type { OfferTables } from './tables.ts';

const tables = (tx: Tx) => tx.withTables<OfferTables>();

export async function startAnnouncement(tx: Tx, country: CountryCode, version: number): Promise<void> {
  await tables(tx)
    .insertInto('offer_announcements')
    .values({ country, version, told_up_to: null, done: false })
    .execute();
}

export async function lockAnnouncement(tx: Tx, country: CountryCode, version: number) {
  return tables(tx)
    .selectFrom('offer_announcements')
    .selectAll()
    .where('country', '=', country)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
}

export async function moveAnnouncement(
  tx: Tx,
  { country, version }: { country: CountryCode; version: number },
  progress: { told_up_to: string | null; done: boolean },
): Promise<void> {
  await tables(tx)
    .updateTable('offer_announcements')
    .set(progress)
    .where('country', '=', country)
    .where('version', '=', version)
    .execute();
}

/** People who signed an offer of the country, whatever their own country is by now. */
export async function signersAfter(tx: Tx, country: CountryCode, after: string | null, limit: number) {
  const rows = await tables(tx)
    .selectFrom('signatures')
    .select('account_id')
    .distinct()
    .where('country', '=', country)
    .$if(after !== null, (query) => query.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
