import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../client.ts';
import { usePageInfo } from '../page-info.ts';

const TICK_MS = 30_000;

/** The product's time, moving every half minute. In the sandbox its clock may have been moved away from the wall's. */
export function useNow(tickMs = TICK_MS): Date {
  const { sandbox } = usePageInfo();
  const { data } = useQuery({
    queryKey: ['clock'],
    queryFn: ({ signal }) => api('GET /api/v4/sandbox/clock', {}, { signal }),
    enabled: sandbox,
    staleTime: TICK_MS,
  });
  const [wall, setWall] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setWall(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return new Date(wall + (data?.offset_seconds ?? 0) * 1000);
}
