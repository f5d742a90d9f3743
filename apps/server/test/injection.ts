import type { WireRequest } from '@punkt/contract/request';

export const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

/** A call as it is handed to an app without a network. */
export function injectionOf({ method, path, headers, body }: WireRequest, token: string | undefined) {
  if (body instanceof Blob) throw new Error('programs have their bytes in memory');
  const payload = body === undefined || typeof body === 'string' ? body : Buffer.from(body);
  return {
    method,
    url: path,
    headers: { ...headers, ...bearer(token) },
    ...(payload !== undefined && { payload }),
  };
}
