import type { CountryCode } from '@punkt/domain/country-code';
import type { OfferKind } from '@punkt/domain/offer';
import type { Language } from '@punkt/locales/language';

/** The three texts of a version, as they are kept and hashed. */
export type Documents = Readonly<Record<OfferKind, string>>;

export interface OfferVersion extends Documents {
  readonly country: CountryCode;
  readonly version: number;
  readonly language: Language;
  readonly sha256: Buffer;
  readonly published: Date;
  readonly published_by: string | null;
}

export interface Signature {
  readonly id: string;
  readonly account_id: string;
  /** Place in the account's chain, from 1. */
  readonly number: number;
  readonly country: CountryCode;
  readonly version: number;
  readonly sha256: Buffer;
  readonly signed: Date;
  readonly request_id: string;
  readonly code: string;
  readonly signer_hash: Buffer;
  readonly previous: Buffer | null;
  readonly seal: Buffer;
}

export interface Signer {
  readonly signature_id: string;
  readonly salt: Buffer;
  readonly phone: string;
  readonly name: string;
  readonly address: string;
  readonly device_uuid: string;
  readonly device_name: string;
  readonly device_type: string;
  readonly app_version: string;
  readonly user_agent: string;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type OfferTables = {
  offer_versions: OfferVersion;
  signatures: Signature;
  signature_signers: Signer;
  offer_announcements: {
    country: CountryCode;
    version: number;
    told_up_to: string | null;
    done: boolean;
  };
};
