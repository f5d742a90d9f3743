import type { CallOutput } from '@punkt/contract/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import type { ListFilter } from './list/list-filter.ts';

export type Order = CallOutput<'GET /api/v4/order/:id'>;
export type OrderCard = CallOutput<'GET /api/v2/pickpoint/order/list'>['data'][number];

const DELETED = { all: undefined, active: 'false', deleted: 'true' } as const;

/** Everything under `order` is read again when the live event of that name comes. */
export const listQuery = ({ show, stage, mine, search, page, pageSize }: ListFilter) =>
  queryOptions({
    queryKey: liveKey('order', 'list', show, stage, mine, search, page, pageSize),
    queryFn: ({ signal }) => {
      const deleted = DELETED[show];
      const query = {
        page,
        page_size: pageSize,
        ...(deleted && { 'filter.is_deleted': deleted }),
        ...(stage && { 'filter.stage': stage }),
        ...(mine && { 'filter.needs_me': 'true' as const }),
        ...(search && { 'filter.search': search }),
      };
      return api('GET /api/v2/pickpoint/order/list', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

/** What an owner begins the day with. */
export const dayQuery = queryOptions({
  queryKey: liveKey('order', 'day'),
  queryFn: ({ signal }) => api('GET /api/v4/orders/day', {}, { signal }),
  meta: { shown: true },
});

export type Day = CallOutput<'GET /api/v4/orders/day'>;

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('order', 'one', id),
    queryFn: ({ signal }) => api('GET /api/v4/order/:id', { params: { id } }, { signal }),
    meta: { shown: true },
  });

/** No such order for this person: a wrong number, or somebody else's. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);
