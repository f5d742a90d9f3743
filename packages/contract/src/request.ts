import type { Call, CallInput } from './contract.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | undefined;
}

interface LooseInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
}

/** Turns a typed call into what travels. Knows names only, so the browser does not load a single schema. */
export function wireRequest<N extends Call>(name: N, input: CallInput<N>): WireRequest {
  const [method, template] = name.split(' ') as ['GET' | 'POST', string];
  const { params = {}, query = {}, body } = input as LooseInput;
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const suffix = search.size > 0 ? `?${search}` : '';
  return { method, path: path + suffix, body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined };
}
