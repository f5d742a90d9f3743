import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import { OFFER_KINDS, type OfferKind } from '@punkt/domain/offer';
import { api } from '../../lib/client.ts';

export type Offer = CallOutput<'GET /api/v3/offer'>['data'][number];

/** One document to be read: a page of its own, shown in a frame. */
export interface OfferPage {
  readonly kind: OfferKind | 'changes';
  readonly country: CountryCode;
  readonly version: number;
  readonly src: string;
}

export const isDue = ({ signedVersion, lastVersion }: Offer): boolean => signedVersion < lastVersion;

export async function readOffers(country: CountryCode): Promise<readonly Offer[]> {
  return (await api('GET /api/v3/offer', { query: { country_code: country } })).data;
}

/** Signing what is signed already answers with the same signature, so a second try after a lost answer does no harm. */
export async function signAll(offers: readonly Offer[]): Promise<void> {
  for (const { lastVersion: version, countryCode: country_code } of offers.filter(isDue)) {
    await api('POST /api/v2/sign', { body: { version, country_code } });
  }
}

/** The documents in the order in which they are read: whoever signs again sees first what changed. */
export function pagesOf(offers: readonly Offer[]): readonly OfferPage[] {
  return offers.flatMap((offer): OfferPage[] => {
    const { countryCode: country, lastVersion: version, changes } = offer;
    const documents = OFFER_KINDS.map((kind) => ({ kind, country, version, src: offer[kind] }));
    return changes ? [{ kind: 'changes', country, version, src: changes }, ...documents] : documents;
  });
}
