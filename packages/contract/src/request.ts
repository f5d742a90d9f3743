import type { Call, CallInput } from './contract.ts';
import type { Bytes } from './endpoint.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Of the call itself: the type of its body, and what it says beside it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Bytes | undefined;
}

interface LooseInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly bytes?: Bytes;
}

/** Turns a typed call into what travels. Knows names only, so the browser does not load a single schema. */
export function wireRequest<N extends Call>(name: N, input: CallInput<N>): WireRequest {
  const [method, template] = name.split(' ') as ['GET' | 'POST', string];
  const { params = {}, query = {}, headers, body, bytes } = input as LooseInput;
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const wire = { method, path: search.size > 0 ? `${path}?${search}` : path };
  if (method === 'GET') return { ...wire, headers: { ...headers }, body: undefined };
  const type = bytes ? 'application/octet-stream' : 'application/json';
  return {
    ...wire,
    headers: { ...headers, 'content-type': type },
    body: bytes ?? JSON.stringify(body ?? {}),
  };
}
