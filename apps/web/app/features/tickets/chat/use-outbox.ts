import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { ticketQuery } from '../ticket-queries.ts';
import { createOutbox } from './outbox.ts';

/** The outbox of a ticket, sent when the page opens and whenever the network is back. */
export function useOutbox(ticketId: string) {
  const queries = useQueryClient();
  const { user_id } = useUser();
  const outbox = useMemo(
    () =>
      createOutbox(
        `${user_id}.${ticketId}`,
        (body) => api('POST /api/v1/user/support-log', { body: { ...body, ticket_id: ticketId } }),
        (ticket) => queries.setQueryData(ticketQuery(ticketId).queryKey, ticket),
      ),
    [queries, ticketId, user_id],
  );
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    addEventListener('online', flush);
    return () => {
      removeEventListener('online', flush);
      outbox.stop();
    };
  }, [outbox]);
  return { ...outbox, items };
}
