import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { MONEY_STATES, type MoneyDecision } from '@punkt/domain/ledger';
import { staffCan } from '@punkt/domain/staff';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { useUser } from '../../lib/account/user-query.ts';
import { api } from '../../lib/client.ts';
import { notify } from '../../lib/notifications/store.ts';

export type Payment = CallOutput<'GET /api/v2/manage/money'>['data'][number];
export type MoneySum = CallOutput<'GET /api/v2/manage/money/sums'>['data'][number];
export type LedgerCheck = NonNullable<CallOutput<'GET /api/v2/manage/money/check'>['check']>;
type Query = CallInput<'GET /api/v2/manage/money/export'>['query'];

export const ROOM = '/manage/money';
export const FILTERS = ['state', 'search', 'from', 'to'] as const;
export type MoneyFilter = { readonly [N in (typeof FILTERS)[number]]?: string | undefined };

const DAY = /^20\d\d-\d\d-\d\d$/;

const periodOf = ({ from, to }: MoneyFilter) => ({
  ...(from && DAY.test(from) && { from }),
  ...(to && DAY.test(to) && { to }),
});

export function queryOf({ state: word, search, ...period }: MoneyFilter): Query {
  const state = MONEY_STATES.find((each) => each === word);
  return { ...periodOf(period), ...(state && { state }), ...(search && { query: search.slice(0, 100) }) };
}

/** Everything under `payment` is read again when the live event of that name comes. */
export const paymentsQuery = (filter: MoneyFilter) =>
  infiniteQueryOptions({
    queryKey: liveKey('payment', 'money', queryOf(filter)),
    queryFn: ({ signal, pageParam }) => {
      const query = { ...queryOf(filter), ...(pageParam && { before: pageParam }) };
      return api('GET /api/v2/manage/money', { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export const sumsQuery = (filter: MoneyFilter) =>
  queryOptions({
    queryKey: liveKey('payment', 'sums', periodOf(filter)),
    queryFn: ({ signal }) => api('GET /api/v2/manage/money/sums', { query: periodOf(filter) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

export const checkQuery = queryOptions({
  queryKey: liveKey('payment', 'check'),
  queryFn: ({ signal }) => api('GET /api/v2/manage/money/check', {}, { signal }),
  meta: { shown: true },
});

/** What a lead must look at: refunds that the bank refused, payments of another amount, and books that differ. */
export function useMoneyAlerts(): number | undefined {
  const { staff_roles } = useUser();
  const { data } = useQuery({ ...checkQuery, enabled: staffCan(staff_roles, 'manageMoney') });
  return data && data.failed + data.differs + (data.check?.differing ?? 0);
}

export function useCheckNow() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/v2/manage/money/check', {}),
    meta: { failed: 'money.check.failed' },
    onSuccess: (standing) => queries.setQueryData(checkQuery.queryKey, standing),
  });
}

/** The bank is asked by a job, a moment later; the live event brings what it answered. */
export function useRetryRefund() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v2/manage/money/:id/retry', { params: { id } }),
    meta: { failed: 'money.retry.failed' },
    onSuccess: () => notify({ kind: 'success', title: { key: 'money.retry.done' } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: liveKey('payment') }),
  });
}

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: MoneyDecision }) =>
      api('POST /api/v2/manage/money/:id/decide', { params: { id }, body: { decision } }),
    meta: { failed: 'money.decide.failed', unanswered: 'money.decide.unanswered' },
    onSuccess: () => notify({ kind: 'success', title: { key: 'money.decide.done' } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: liveKey('payment') }),
  });
}
