import { TO_CONSOLE } from '@punkt/contract/events';
import type { CountryCode } from '@punkt/domain/country-code';
import { message } from '@punkt/domain/message';
import { OFFER_KINDS } from '@punkt/domain/offer';
import type { Language } from '@punkt/locales/language';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalidValues } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { hasText, sanitise } from '../../platform/papers/sanitise.ts';
import { startAnnouncement } from './announcement-store.ts';
import { documentsHash } from './hashes.ts';
import { insertVersions, lastVersion, lockCountry, readVersion } from './offer-store.ts';
import type { Documents, OfferVersion } from './tables.ts';

export interface Publication extends Documents, Origin {
  readonly country: CountryCode;
  readonly baseVersion: number;
  readonly language: Language | undefined;
}

export const ANNOUNCE_JOB = 'offers.announce';

/** What the allow-list leaves; a document that had nothing else is as good as missing. */
function cleanDocuments(given: Documents): Documents {
  const documents = {
    offer: sanitise(given.offer),
    application: sanitise(given.application),
    tariffs: sanitise(given.tariffs),
  };
  const empty = OFFER_KINDS.filter((kind) => !hasText(documents[kind]));
  if (empty.length === 0) return documents;
  throw invalidValues(Object.fromEntries(empty.map((path) => [path, message('validation.required')])));
}

async function announceVersion(tx: Tx, clock: Clock, row: OfferVersion): Promise<void> {
  const news = { country: row.country, version: row.version };
  await startAnnouncement(tx, row.country, row.version);
  await enqueue(tx, clock, {
    name: ANNOUNCE_JOB,
    payload: news,
    key: `${ANNOUNCE_JOB} ${row.country} ${row.version}`,
  });
  await announce(tx, clock, TO_CONSOLE, 'offer', news);
}

/** What is out already, where it is these very documents over that version, by the same person: the answer to it was lost. */
async function publishedBefore(
  tx: Tx,
  caller: Caller,
  { country, baseVersion }: Publication,
  sha256: Buffer,
) {
  const next = await readVersion(tx, country, baseVersion + 1);
  return next?.published_by === caller.userId && next.sha256.equals(sha256) ? next : undefined;
}

/** Written over the version somebody read: whoever published meanwhile must be read first. */
export async function publish(
  tx: Tx,
  clock: Clock,
  caller: Caller,
  given: Publication,
): Promise<OfferVersion> {
  const documents = cleanDocuments(given);
  await lockCountry(tx, given.country, 'alone');
  const last = await lastVersion(tx, given.country);
  const current = last?.version ?? 0;
  const sha256 = documentsHash(documents);
  if (current !== given.baseVersion) {
    const before = current === given.baseVersion + 1 && (await publishedBefore(tx, caller, given, sha256));
    if (before) return before;
    throw new Failure('conflict', { data: { current_version: current } });
  }
  const row: OfferVersion = {
    ...documents,
    country: given.country,
    version: current + 1,
    language: given.language ?? last?.language ?? 'ru',
    sha256,
    published: clock.now(),
    published_by: caller.userId,
  };
  await insertVersions(tx, [row]);
  await audit(tx, {
    at: row.published,
    actorId: caller.userId,
    action: 'offer.published',
    subject: { kind: 'offer', id: `${row.country}/${row.version}` },
    ownerId: null,
    data: { country: row.country, version: row.version, sha256: row.sha256.toString('hex') },
    requestId: given.requestId,
    address: given.address,
  });
  await announceVersion(tx, clock, row);
  return row;
}
