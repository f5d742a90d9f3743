import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { isAuditAct, parseRecord } from '@punkt/domain/audit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';

export type AuditRow = CallOutput<'GET /api/v2/manage/audit'>['data'][number];
type Query = CallInput<'GET /api/v2/manage/audit/export'>['query'];

export const ROOM = '/manage/audit';
export const FILTERS = ['actor', 'owner', 'act', 'record', 'from', 'to'] as const;
export type AuditFilter = { readonly [N in (typeof FILTERS)[number]]?: string | undefined };

/** The log itself and the list of payments are one thing each. */
export const isNumbered = (kind: string): boolean => kind !== 'audit' && kind !== 'money';

/** Where the record itself can be looked at; most are shown nowhere by themselves. */
export function pageOf({ kind, id }: Pick<AuditRow['record'], 'kind' | 'id'>): string | null {
  const places: Readonly<Record<string, string>> = {
    order: `/manage/reviews/application/${id}`,
    ticket: `/manage/reviews/ticket/${id}`,
    appeal: `/manage/reviews/appeal/${id}`,
    privacy_request: '/manage/privacy',
    offer: `/manage/offers/${id.split('/')[0]}`,
    payment: `/manage/money?search=${id}`,
    money: '/manage/money',
  };
  if (kind.startsWith('review.')) return `/manage/reviews/${kind.slice('review.'.length)}/${id}`;
  // Older rows name a request of a point by its own long number.
  if (kind === 'point') return /^\d+$/.test(id) ? `/manage/points/${id}` : null;
  return places[kind] ?? null;
}

const DAY = /^20\d\d-\d\d-\d\d$/;

/** As the server takes it; what is half chosen (a kind of record without its number) is not asked for yet. */
export function queryOf({ actor, owner, act, record, from, to }: AuditFilter): Query {
  return {
    ...(actor && { actor: actor.slice(0, 40) }),
    ...(owner && { owner: owner.slice(0, 40) }),
    ...(isAuditAct(act) && { act }),
    ...(record && parseRecord(record) && { record }),
    ...(from && DAY.test(from) && { from }),
    ...(to && DAY.test(to) && { to }),
  };
}

/** Every reading leaves a trace, so nothing is read again by itself. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', queryOf(filter)],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...queryOf(filter), ...(pageParam && { before: Number(pageParam) }) };
      return api('GET /api/v2/manage/audit', { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { shown: true },
  });
