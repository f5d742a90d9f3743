import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../uploads/previews.ts';
import { type FileSize, readPrivateFile } from '../uploads/private-file.ts';

/** A secret file, kept as long as the screen: looking twice at a photo is one reading in the audit. */
export function usePrivateFile(id: string, size: FileSize) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['private-file', id, size],
    queryFn: ({ signal }) => readPrivateFile({ id, size, secret: true }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { shown: true },
  });
  return { url: useObjectUrl(data), failed: isError, again: refetch };
}
