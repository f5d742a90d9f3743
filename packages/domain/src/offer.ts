import type { CountryCode } from './country-code.ts';

/** The documents of one version, in the order in which they are shown and hashed. */
export const OFFER_KINDS = ['offer', 'application', 'tariffs'] as const;

export type OfferKind = (typeof OFFER_KINDS)[number];

export function isOfferKind(value: unknown): value is OfferKind {
  return OFFER_KINDS.some((kind) => kind === value);
}

interface SignedState {
  /** 0 when never signed. */
  readonly signedVersion: number;
  readonly lastVersion: number;
}

/** Due if any signed version is below the last one. */
export function signatureDue(offers: readonly SignedState[]): boolean {
  return offers.some(({ signedVersion, lastVersion }) => signedVersion < lastVersion);
}

/** Where a document is read: a page of its own, made for a sandboxed frame. */
export const offerPath = (country: CountryCode, version: number, kind: OfferKind): string =>
  `/offers/${country}/${version}/${kind}`;

/** What changed since the version the person signed; nothing to show for a first signature, or where nothing is due. */
export function changesPath(
  country: CountryCode,
  { signedVersion, lastVersion }: SignedState,
): string | null {
  if (signedVersion === 0 || signedVersion >= lastVersion) return null;
  return `/offers/${country}/changes?from=${signedVersion}&to=${lastVersion}`;
}
