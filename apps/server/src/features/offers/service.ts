import type { CountryCode } from '@punkt/domain/country-code';
import { signatureDue } from '@punkt/domain/offer';
import { ownerStatus } from '@punkt/domain/permissions';
import { maskPhone } from '@punkt/domain/phone';
import { type StaffAction, staffCan } from '@punkt/domain/staff';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { createAnnouncer } from './announcements.ts';
import { documentsHash, readCode, sealOf, signerHash } from './hashes.ts';
import * as offerStore from './offer-store.ts';
import { type Publication, publish } from './publishing.ts';
import { seedOffers } from './seed.ts';
import * as signatureStore from './signature-store.ts';
import { type SignRequest, sign } from './signing.ts';
import type { Signature, Signer } from './tables.ts';

/** Every link up to this one: right number, right seal, and the seal of the one before. */
function isChainIntact(chain: readonly Signature[]): boolean {
  return chain.every((link, index) => {
    const before = chain[index - 1]?.seal ?? null;
    const tied = before ? link.previous?.equals(before) === true : link.previous === null;
    return link.number === index + 1 && tied && sealOf(link).equals(link.seal);
  });
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]}.`)
    .join(' ');

const maskedSigner = ({ name, phone }: Signer): string =>
  [initials(name), maskPhone(phone)].filter(Boolean).join(', ');

/** Computes everything anew from what lies in the database; a code nobody was given is simply not valid. */
async function verify(db: Database, typed: string) {
  const signature = await signatureStore.signatureByCode(db, readCode(typed));
  if (!signature) return null;
  const [chain, documents, signer] = await Promise.all([
    signatureStore.signaturesOf(db, signature.account_id),
    offerStore.readVersion(db, signature.country, signature.version),
    signatureStore.readSigner(db, signature.id),
  ]);
  const valid =
    isChainIntact(chain.slice(0, chain.findIndex(({ id }) => id === signature.id) + 1)) &&
    documents !== undefined &&
    documentsHash(documents).equals(signature.sha256) &&
    (!signer || signerHash(signer).equals(signature.signer_hash));
  return valid ? { ...signature, signer: signer ? maskedSigner(signer) : null } : null;
}

export interface OffersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
}

export interface OfferState {
  readonly country: CountryCode;
  readonly signedVersion: number;
  readonly lastVersion: number;
}

const PUBLISH: StaffAction = 'editReferenceData';

function mayPublish(caller: Caller): void {
  if (!staffCan(caller.staffRoles, PUBLISH)) throw new Failure('forbidden');
}

/** The newest version signed, by country. */
async function signedVersions(db: Database, userId: string): Promise<Map<CountryCode, number>> {
  const versions = new Map<CountryCode, number>();
  for (const { country, version } of await signatureStore.signaturesOf(db, userId))
    versions.set(country, Math.max(version, versions.get(country) ?? 0));
  return versions;
}

export function createOffersService({ db, clock, accounts }: OffersDeps) {
  async function state(countries: readonly CountryCode[], signed: ReadonlyMap<CountryCode, number>) {
    const last = await offerStore.lastVersions(db, countries);
    return last.map(
      ({ country, version }): OfferState => ({
        country,
        signedVersion: signed.get(country) ?? 0,
        lastVersion: version,
      }),
    );
  }

  async function publisherNames(ids: ReadonlyArray<string | null>): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const id of new Set(ids.filter((each) => each !== null))) {
      const person = await accounts.person(db, id);
      if (person) names.set(id, `${person.first_name} ${person.last_name}`.trim() || person.id);
    }
    return names;
  }

  return {
    seed: () => seedOffers(db, clock),
    announce: createAnnouncer({ db, clock, accounts }),

    /**
     * Their own country and any they signed before, or the one that is asked for. Nothing is due for a person who neither is
     * an owner nor ever signed: an employee works for somebody who did, and an applicant signs when they register.
     */
    concerning: async (caller: Caller, asked: CountryCode | undefined) => {
      const signed = await signedVersions(db, caller.userId);
      if (asked) {
        const offers = await state([asked], signed);
        return { offers, due: signatureDue(offers) };
      }
      const person = await accounts.person(db, caller.userId);
      if (!person) throw new Failure('unauthorized');
      const offers = await state([...new Set([person.country, ...signed.keys()])], signed);
      const registered = person.owner_status === 'accepted';
      const owner = ownerStatus({ registered, roles: person.roles }) === 'accepted';
      const binding = offers.filter(({ signedVersion }) => owner || signedVersion > 0);
      return { offers, due: signatureDue(binding) };
    },

    sign: (caller: Caller, request: SignRequest) =>
      transaction(db, (tx) => sign(tx, { clock, accounts }, caller, request)),

    /** For whatever needs a contract first: refuses a person who has not signed the last version of the country. */
    requireSigned: async (userId: string, country: CountryCode): Promise<void> => {
      const offers = await state([country], await signedVersions(db, userId));
      if (!signatureDue(offers)) return;
      throw new Failure('offer_outdated', { data: { current_version: offers[0]?.lastVersion ?? 0 } });
    },

    signatures: async (caller: Caller) => (await signatureStore.signaturesOf(db, caller.userId)).toReversed(),

    /** Everything the certificate prints; only to whoever signed. */
    evidence: async (caller: Caller, id: string) => {
      const own = await signatureStore.signaturesOf(db, caller.userId);
      const signature = own.find((each) => each.id === id);
      const signer = signature && (await signatureStore.readSigner(db, id));
      if (!signature || !signer) throw notFound();
      return { signature, signer };
    },

    verify: (code: string) => verify(db, code),

    lastVersion: async (country: CountryCode): Promise<number> => {
      const last = await offerStore.lastVersion(db, country);
      if (!last) throw notFound();
      return last.version;
    },

    document: async (country: CountryCode, version: number) => {
      const found = await offerStore.readVersion(db, country, version);
      if (!found) throw notFound();
      return found;
    },

    versions: async (caller: Caller) => {
      mayPublish(caller);
      const versions = await offerStore.listVersions(db);
      const names = await publisherNames(versions.map(({ published_by }) => published_by));
      return versions.map((row) => ({
        ...row,
        publisher: names.get(row.published_by ?? '') ?? row.published_by,
      }));
    },

    text: async (caller: Caller, country: CountryCode, version: number) => {
      mayPublish(caller);
      const found = await offerStore.readVersion(db, country, version);
      if (!found) throw notFound();
      return found;
    },

    publish: async (caller: Caller, publication: Publication) => {
      mayPublish(caller);
      return transaction(db, (tx) => publish(tx, clock, caller, publication));
    },
  };
}

export type OffersService = ReturnType<typeof createOffersService>;
