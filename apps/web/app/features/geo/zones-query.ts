import type { CallOutput } from '@punkt/contract/contract';
import type { Coordinates } from '@punkt/domain/countries/country';
import { ZONE_KINDS, type ZoneKind } from '@punkt/domain/zones';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { notify } from '../../lib/notifications/store.ts';

export type ZoneHere = CallOutput<'GET /api/v2/manage/zones/at'>;
export type SetZone = CallOutput<'GET /api/v2/manage/zones'>['data'][number];

export const ZONES_PAGE = 20;

export interface ZonesFilter {
  /** The place whose zone is chosen. */
  readonly at: Coordinates | null;
  readonly kind: ZoneKind | undefined;
  readonly page: number;
}

const PAIR = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** «55.75123, 37.61789», as maps write it. */
export function readPlace(text: string | null): Coordinates | null {
  const [, latitude, longitude] = PAIR.exec(text ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/** The address holds what is looked at: it survives a reload, and a colleague can be sent a link. */
export function readZones(search: URLSearchParams): ZonesFilter {
  const page = Number(search.get('page'));
  return {
    at: readPlace(search.get('at')),
    kind: ZONE_KINDS.find((kind) => kind === search.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
}

export function zonesPath({ at, kind, page }: ZonesFilter): string {
  const said = new URLSearchParams();
  if (at) said.set('at', `${at.latitude.toFixed(5)},${at.longitude.toFixed(5)}`);
  if (kind) said.set('kind', kind);
  if (page > 1) said.set('page', String(page));
  return `/manage/zones${said.size > 0 ? `?${said}` : ''}`;
}

export const zoneQuery = (at: Coordinates | null) =>
  queryOptions({
    queryKey: ['zones', 'at', at],
    queryFn: at ? ({ signal }) => api('GET /api/v2/manage/zones/at', { query: at }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export const setZonesQuery = ({ kind, page }: Pick<ZonesFilter, 'kind' | 'page'>) =>
  queryOptions({
    queryKey: ['zones', 'list', kind, page],
    queryFn: ({ signal }) =>
      api(
        'GET /api/v2/manage/zones',
        { query: { page, page_size: ZONES_PAGE, ...(kind && { kind }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export const townsQuery = (words: string) =>
  queryOptions({
    queryKey: ['zones', 'towns', words],
    queryFn: words
      ? ({ signal }) =>
          api('GET /api/v4/geo/search', { query: { kind: 'locality', query: words } }, { signal })
      : skipToken,
    meta: { shown: true },
  });

/** `null` takes back what was set. */
interface Wish {
  readonly kind: ZoneKind;
  readonly note: string;
}

export function useZoneChange(cell: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wish: Wish | null): Promise<void> => {
      if (wish) await api('POST /api/v2/manage/zones/:cell', { params: { cell }, body: wish });
      else await api('POST /api/v2/manage/zones/:cell/reset', { params: { cell } });
    },
    meta: { failed: 'zones.failed', unanswered: 'casework.unanswered' },
    onSuccess: (_, wish) => {
      notify({ kind: 'success', title: { key: wish ? 'zones.saved' : 'zones.wasReset' } });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['zones'] }),
  });
}
