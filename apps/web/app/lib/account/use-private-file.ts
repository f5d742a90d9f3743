import { wireRequest } from '@punkt/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiErrorOf } from '../api-error.ts';
import { openStream } from '../client.ts';

type Size = 'full' | 'thumbnail';

async function readFile(id: string, size: Size, signal: AbortSignal): Promise<Blob> {
  const request = wireRequest('GET /api/v2/manage/orders/images/:id', { params: { id }, query: { size } });
  const response = await openStream(request, { signal });
  if (!response.ok) throw await apiErrorOf(response);
  return response.blob();
}

/**
 * A secret image has no address a browser could load by itself: it is fetched with the token and shown from memory.
 * Kept as long as the screen, so that looking twice at a photo is one reading in the audit.
 */
export function usePrivateFile(id: string, size: Size) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['private-file', id, size],
    queryFn: ({ signal }) => readFile(id, size, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { shown: true },
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return setUrl(undefined);
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, failed: isError, again: refetch };
}
