import { changesPath, offerPath } from '@punkt/domain/offer';
import type { OfferState, OffersService } from './service.ts';
import type { OfferVersion, Signature } from './tables.ts';

type Listed = Awaited<ReturnType<OffersService['versions']>>[number];
type Verified = Awaited<ReturnType<OffersService['verify']>>;

const links = (country: OfferVersion['country'], version: number) => ({
  offer: offerPath(country, version, 'offer'),
  application: offerPath(country, version, 'application'),
  tariffs: offerPath(country, version, 'tariffs'),
});

export const presentOffer = (state: OfferState) => ({
  countryCode: state.country,
  ...links(state.country, state.lastVersion),
  signedVersion: state.signedVersion,
  lastVersion: state.lastVersion,
  changes: changesPath(state.country, state),
});

export const presentSignature = (signature: Signature) => ({
  id: signature.id,
  countryCode: signature.country,
  version: signature.version,
  signed: signature.signed.toISOString(),
  sha256: signature.sha256.toString('hex'),
  code: signature.code,
  seal: signature.seal.toString('hex'),
  certificate: `/api/v4/signatures/${signature.id}/certificate`,
});

/** A forged paper and an unknown code look alike, and neither borrows a word from a real one. */
export const presentVerified = (found: Verified) => ({
  valid: found !== null,
  countryCode: found?.country ?? null,
  version: found?.version ?? null,
  signed: found?.signed.toISOString() ?? null,
  sha256: found?.sha256.toString('hex') ?? null,
  seal: found?.seal.toString('hex') ?? null,
  signer: found?.signer ?? null,
});

export const presentVersion = (row: Listed) => ({
  countryCode: row.country,
  version: row.version,
  language: row.language,
  ...links(row.country, row.version),
  published: row.published.toISOString(),
  publishedBy: row.publisher,
  sha256: row.sha256.toString('hex'),
  signatures: row.signatures ?? 0,
});

export const presentText = ({ country, version, language, offer, application, tariffs }: OfferVersion) => ({
  countryCode: country,
  version,
  language,
  offer,
  application,
  tariffs,
});
