import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationQuery } from '../applications-query.ts';

/**
 * A word of the owner has a live event of its own, `order_message`, so that her page need not be read whole. Staff get
 * messages with the application: this listens under that name, and what it reads is the application.
 */
export function useMessageNews(id: string): void {
  const queries = useQueryClient();
  useQuery({
    queryKey: ['order_message.one', id],
    queryFn: async () => {
      await queries.invalidateQueries(applicationQuery(id));
      return null;
    },
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });
}
