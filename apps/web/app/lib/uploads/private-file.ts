import { wireRequest } from '@punkt/contract/request';
import { apiErrorOf } from '../api-error.ts';
import { openStream } from '../client.ts';

export type FileSize = 'thumbnail' | 'full';

interface Wanted {
  readonly id: string;
  readonly size: FileSize;
  /** Identity documents and papers: every reading leaves a trace. */
  readonly secret: boolean;
}

/** How a record names a file that was uploaded: addresses of ours end with its id. */
export const fileUrl = (id: string): string => `/api/v4/files/${id}`;

/** An address in a page can't carry a token, so a private file is fetched with it and shown from memory. */
export async function readPrivateFile({ id, size, secret }: Wanted, signal: AbortSignal): Promise<Blob> {
  const input = { params: { id }, query: { size } };
  const request = secret
    ? wireRequest('GET /api/v2/manage/orders/images/:id', input)
    : wireRequest('GET /api/v4/files/:id', input);
  const response = await openStream(request, { signal });
  if (!response.ok) throw await apiErrorOf(response);
  return response.blob();
}
