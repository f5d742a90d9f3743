import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { SEARCH } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { OrderRecord } from '@punkt/domain/order-record';
import { pointTypeOf } from '@punkt/domain/order-rules';
import { STANDARD_POINT } from '@punkt/domain/point-type';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../../../lib/client.ts';

export type FoundAddress = CallOutput<'GET /api/v4/geo/search'>['data'][number];
export type SubsidyInfo = CallOutput<'GET /api/v4/pickpoint/subsidy'>['subsidy_info'];
export type AddressCheck = CallOutput<'POST /api/v4/check/address'>;
export type SearchRequest = CallInput<'GET /api/v4/geo/search'>['query'];

/** Of the caller's patience and ours the shorter counts. */
const inTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(SEARCH.timeoutMs)]);

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Places do not change while an application is filled in. */
const QUIET = { meta: { shown: true }, staleTime: 5 * 60_000, retry: false } as const;

export const searchQuery = (wish: SearchRequest | null) =>
  queryOptions({
    queryKey: ['geo', 'search', wish],
    queryFn: wish
      ? ({ signal }) => api('GET /api/v4/geo/search', { query: wish }, { signal: inTime(signal) })
      : skipToken,
    ...QUIET,
  });

export const reverseQuery = (place: Coordinates | null) =>
  queryOptions({
    queryKey: ['geo', 'reverse', place],
    queryFn: place
      ? ({ signal }) => api('GET /api/v4/geo/reverse', { query: place }, { signal: inTime(signal) })
      : skipToken,
    ...QUIET,
  });

export const placeOfRecord = ({ latitude, longitude }: OrderRecord): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export function subsidyQuery(record: OrderRecord) {
  const place = placeOfRecord(record);
  const tariff = pointTypeOf(record) ?? STANDARD_POINT;
  return queryOptions({
    queryKey: ['geo', 'subsidy', place, tariff],
    queryFn: place
      ? async ({ signal }) => {
          const query = { ...place, tariff };
          return (await api('GET /api/v4/pickpoint/subsidy', { query }, { signal: inTime(signal) }))
            .subsidy_info;
        }
      : skipToken,
    ...QUIET,
    // Somebody else may take the cell while one is choosing.
    staleTime: 30_000,
  });
}

export function addressQuery(record: OrderRecord) {
  const { country, city_id, city_name, street, house, region } = record;
  const lat_long = placeOfRecord(record);
  const complete = lat_long !== null && city_name !== '' && street !== '' && house !== '';
  const body = { country, city_id, city_name, street, house, region };
  return queryOptions({
    queryKey: ['geo', 'address', lat_long, body],
    queryFn: complete
      ? ({ signal }) =>
          api('POST /api/v4/check/address', { body: { ...body, lat_long } }, { signal: inTime(signal) })
      : skipToken,
    ...QUIET,
  });
}
