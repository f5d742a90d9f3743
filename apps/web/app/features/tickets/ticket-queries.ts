import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { notify } from '../../lib/notifications/store.ts';
import type { TicketFilter } from './list/ticket-filter.ts';

export type Ticket = CallOutput<'GET /api/v4/tickets/:id'>;
export type TicketLine = CallOutput<'POST /api/v3/user/tickets/all'>['data'][number];
export type TicketFile = Ticket['files'][number];

export const ticketPath = (id: string): string => `/lk/tickets/${id}`;

/** Approved applications: support is asked about these. */
export const acceptedQuery = queryOptions({
  queryKey: liveKey('order', 'list', 'accepted'),
  queryFn: ({ signal }) =>
    api(
      'GET /api/v2/pickpoint/order/list',
      { query: { page: 1, page_size: 100, 'filter.accepted': 'true' } },
      { signal },
    ),
  meta: { shown: true },
});

/** Everything under `ticket` is read again when the live event of that name comes. */
export const ticketsQuery = ({ state, types, search, oldest, page, pageSize }: TicketFilter) =>
  queryOptions({
    queryKey: liveKey('ticket', 'list', state, types, search, oldest, page, pageSize),
    queryFn: ({ signal }) =>
      api(
        'POST /api/v3/user/tickets/all',
        {
          body: {
            offset: (page - 1) * pageSize,
            limit: pageSize,
            search,
            ticketStateId: state,
            ticket_type_ids: [...types],
            sort_by_create_date: oldest ? 'asc' : 'desc',
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

const unreadTicketsQuery = queryOptions({
  queryKey: liveKey('ticket', 'unread'),
  queryFn: ({ signal }) => api('GET /api/v4/tickets/unread', {}, { signal }),
  select: ({ unread }) => unread,
  meta: { shown: true },
});

export const useUnreadTickets = (): number => useQuery(unreadTicketsQuery).data ?? 0;

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('ticket', 'one', id),
    queryFn: ({ signal }) => api('GET /api/v4/tickets/:id', { params: { id } }, { signal }),
    meta: { shown: true },
  });

/** No such ticket for this person: a wrong number, or somebody else's. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** Every act answers the ticket as it then stands. */
function useKeepTicket() {
  const queries = useQueryClient();
  return (ticket: Ticket) => {
    queries.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
    void queries.invalidateQueries({ queryKey: liveKey('ticket', 'list') });
  };
}

export function useCreateTicket() {
  const keep = useKeepTicket();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/v1/user/tickets'>['body']) =>
      api('POST /api/v1/user/tickets', { body }),
    meta: { failed: 'tickets.failed.create' },
    onSuccess: keep,
  });
}

export function useSetState(ticket_id: string) {
  const keep = useKeepTicket();
  return useMutation({
    mutationFn: (ticket_state_id: 2 | 3) =>
      api('POST /api/v1/user/tickets/set-state', { body: { ticket_id, ticket_state_id } }),
    meta: { failed: 'tickets.failed.state' },
    onSuccess: keep,
  });
}

type Grade = CallInput<'POST /api/v1/user/grade'>['body']['grade'];

export function useGrade(ticket_id: string) {
  const keep = useKeepTicket();
  return useMutation({
    mutationFn: ({ grade, message }: { readonly grade: Grade; readonly message: string }) =>
      api('POST /api/v1/user/grade', { body: { ticket_id, grade, message } }),
    meta: { failed: 'tickets.failed.grade' },
    onSuccess: (ticket) => {
      keep(ticket);
      notify({ kind: 'success', title: { key: 'tickets.rate.saved' } });
    },
  });
}

/** What is on the screen has been read; the count in the menu follows. */
export function useMarkRead(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/v4/tickets/:id/read', { params: { id } }),
    meta: { failed: 'tickets.failed.ticket' },
    onSuccess: (answer) => queries.setQueryData(unreadTicketsQuery.queryKey, answer),
  });
}
