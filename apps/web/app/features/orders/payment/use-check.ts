import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkQuery } from './payment-queries.ts';

const POLL_MS = 2_000;
/** How long a person looks at a page that only says «wait». */
const PATIENCE_MS = 60_000;

/**
 * How the payment stands. While the bank thinks, it is asked every other second for a minute; then the page says that it
 * takes long and lets the person ask. A live event still brings the news.
 */
export function useCheck(orderId: string) {
  const [asking, setAsking] = useState(true);
  const query = useQuery({
    ...checkQuery(orderId),
    refetchInterval: ({ state }) => asking && state.data?.data.status === 'pending' && POLL_MS,
  });
  const pending = query.data?.status === 'pending';
  useEffect(() => {
    if (!asking || !pending) return;
    const timer = setTimeout(() => setAsking(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asking, pending]);
  const again = () => {
    setAsking(true);
    void query.refetch();
  };
  return { ...query, long: !asking, again };
}
