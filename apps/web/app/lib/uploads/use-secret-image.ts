import { type WireRequest, wireRequest } from '@punkt/contract/request';
import { useEffect, useState } from 'react';
import { openStream } from '../client.ts';
import { previews } from './previews.ts';

type Size = 'thumbnail' | 'full';

/** An address in a page can't carry a token, so the picture is fetched with it and shown from memory. */
async function readFile(id: string, secret: boolean, size: Size, signal?: AbortSignal): Promise<Blob> {
  const input = { params: { id }, query: { size } };
  const request: WireRequest = secret
    ? wireRequest('GET /api/v2/manage/orders/images/:id', input)
    : wireRequest('GET /api/v4/files/:id', input);
  const response = await openStream(request, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return response.blob();
}

/** `null` where the picture could not be read, or where there is none. */
export function useSecretImage(id: string | null, secret: boolean): Blob | null | undefined {
  const [blob, setBlob] = useState<Blob | null | undefined>(() => (id === null ? null : previews.find(id)));
  useEffect(() => {
    if (id === null) return;
    const known = previews.find(id);
    setBlob(known);
    if (known) return;
    const stop = new AbortController();
    readFile(id, secret, 'thumbnail', stop.signal).then(
      (read) => !stop.signal.aborted && setBlob(read),
      () => !stop.signal.aborted && setBlob(null),
    );
    return () => stop.abort();
  }, [id, secret]);
  return blob;
}
