import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OfferKind } from '@punkt/domain/offer';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';

export type OfferVersion = CallOutput<'GET /api/v2/manage/offers'>['data'][number];
export type Texts = Readonly<Record<OfferKind, string>>;

export const versionsQuery = queryOptions({
  queryKey: liveKey('offer', 'versions'),
  queryFn: ({ signal }) => api('GET /api/v2/manage/offers', {}, { signal }),
  meta: { shown: true },
});

/** A published text never changes. */
export const textQuery = (country: CountryCode, version: number) =>
  queryOptions({
    queryKey: ['offer.text', country, version],
    queryFn: ({ signal }) =>
      api(
        'GET /api/v2/manage/offers/:country/:version',
        { params: { country, version: String(version) } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });
