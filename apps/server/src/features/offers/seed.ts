import { COUNTRY_CODES, type CountryCode } from '@punkt/domain/country-code';
import type { Clock } from '../../platform/clock/clock.ts';
import { advisoryLock, type Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { firstDocuments } from './content/first-documents.ts';
import { documentsHash } from './hashes.ts';
import { insertVersions, lastVersions } from './offer-store.ts';
import type { OfferVersion } from './tables.ts';

function firstVersion(country: CountryCode, published: Date): OfferVersion {
  const { language, documents } = firstDocuments(country);
  const sha256 = documentsHash(documents);
  return { ...documents, country, version: 1, language, sha256, published, published_by: null };
}

/** Gives every country its first version, once: instances that start together wait for each other. */
export function seedOffers(db: Database, clock: Clock): Promise<void> {
  return transaction(db, async (tx) => {
    await advisoryLock(tx, 'offers seed');
    const present = new Set((await lastVersions(tx)).map(({ country }) => country));
    const missing = COUNTRY_CODES.filter((code) => !present.has(code));
    const now = clock.now();
    await insertVersions(
      tx,
      missing.map((country) => firstVersion(country, now)),
    );
  });
}
