import type { CallOutput } from '@punkt/contract/contract';
import { POINT_FILTERS, type PointFilter } from '@punkt/domain/point-record';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { type Paging, readPaging, writePaging } from '../../lib/paging.ts';

export type PointCard = CallOutput<'GET /api/v2/pickpoint/list'>['data'][number];
export type Point = CallOutput<'GET /api/v4/points/:id'>;
export type PointPlace = CallOutput<'GET /api/v4/points/places'>['data'][number];

export interface PointSearch extends Paging {
  readonly view: 'list' | 'map';
  readonly state?: PointFilter | undefined;
  readonly search?: string | undefined;
}

/** The address holds the filter: it survives a reload and the way back from a point. */
export function readSearch(query: URLSearchParams): PointSearch {
  return {
    view: query.get('view') === 'map' ? 'map' : 'list',
    state: POINT_FILTERS.find((known) => known === query.get('state')),
    search: query.get('search')?.trim().slice(0, 100) || undefined,
    ...readPaging(query),
  };
}

/** What is usual is not said. */
export function pathOf({ view, state, search, ...paging }: PointSearch): string {
  const query = new URLSearchParams();
  if (view === 'map') query.set('view', view);
  if (state) query.set('state', state);
  if (search) query.set('search', search);
  writePaging(query, paging);
  return `/lk/pvz${query.size > 0 ? `?${query}` : ''}`;
}

const filterOf = ({ state, search }: PointSearch) => ({
  ...(state && { 'filter.state': state }),
  ...(search && { 'filter.search': search }),
});

export const pointsQuery = (wanted: PointSearch) =>
  queryOptions({
    queryKey: liveKey('point', 'list', wanted.state, wanted.search, wanted.page, wanted.pageSize),
    queryFn: ({ signal }) => {
      const query = { page: wanted.page, page_size: wanted.pageSize, ...filterOf(wanted) };
      return api('GET /api/v2/pickpoint/list', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export const placesQuery = (wanted: PointSearch) =>
  queryOptions({
    queryKey: liveKey('point', 'places', wanted.state, wanted.search),
    queryFn: ({ signal }) => api('GET /api/v4/points/places', { query: filterOf(wanted) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export const pointQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('point', 'one', id),
    queryFn: ({ signal }) => api('GET /api/v4/points/:id', { params: { id } }, { signal }),
    meta: { shown: true },
  });

export const timetableOrderQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('point', 'timetable', id),
    queryFn: ({ signal }) => api('GET /api/v4/pickpoint/:id/timetable-order', { params: { id } }, { signal }),
    meta: { shown: true },
  });

export const balanceQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('point', 'balance', id),
    queryFn: ({ signal }) => api('GET /api/v4/points/:id/balance', { params: { id } }, { signal }),
    meta: { shown: true },
  });

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: liveKey('point', 'history', id),
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return api('GET /api/v4/points/:id/history', { params: { id }, query }, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { shown: true },
  });

/** No such point for this person: a wrong number, or somebody else's. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);
