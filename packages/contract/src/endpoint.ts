import { CHUNK_BYTES, CHUNKS_AT_ONCE } from '@punkt/domain/files';
import type { z } from 'zod';

/**
 * In bytes, checked before anything is parsed: reading a large body keeps everybody else waiting. A slice of an upload is 1,000,000
 * characters inside JSON.
 */
export const BODY_LIMITS = {
  small: 16 * 1024,
  record: 256 * 1024,
  /** For staff: texts of many pages in three languages. */
  document: 2 * 1024 * 1024,
  upload: 2 * 1024 * 1024,
  /** Slices of an upload as the bytes they are. */
  slices: CHUNKS_AT_ONCE * CHUNK_BYTES,
} as const;

/**
 * One call of the wire. Calls are named by what travels, `POST /api/v1/login`, so that the browser can be typed
 * by this table without shipping it: the name is all it needs at run time, and zod stays on the server.
 */
export interface Endpoint {
  readonly summary: string;
  /** Who may call it at all; the finer rules (whose record, which role) are the feature's policy. */
  readonly access: 'public' | 'user' | 'staff';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is bytes (`application/octet-stream`) instead of JSON; the handler reads them itself, when it may. */
  readonly binary?: true;
  readonly response: z.ZodType;
  /** How much it may send; `small` unless it says otherwise. */
  readonly size?: keyof typeof BODY_LIMITS;
  /** Server-sent events: the answer is a stream, not a document. */
  readonly stream?: true;
  /** Counted by a limit of its own instead of the general one. */
  readonly ownLimit?: true;
  /** Exists only while PUNKT_MODE is sandbox. */
  readonly sandbox?: true;
}

export type CallName = `${'GET' | 'POST'} /${string}`;
export type EndpointTable = Readonly<Record<CallName, Endpoint>>;

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'headers' | 'body',
  Side extends 'input' | 'output',
> = E[K] extends z.ZodType
  ? { readonly [P in K]: Side extends 'input' ? z.input<E[K]> : z.output<E[K]> }
  : unknown;

/** A file of the browser, or what a program has in memory. */
export type Bytes = Blob | Uint8Array<ArrayBuffer>;

/** What a caller sends. */
export type InputOf<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'headers', 'input'> &
  Part<E, 'body', 'input'> &
  (E extends { binary: true } ? { readonly bytes: Bytes } : unknown);
/** What a handler receives once the schema has been over it. */
export type ParsedOf<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'headers', 'output'> &
  Part<E, 'body', 'output'>;
/** What a handler must give: the presenter of the contract strips whatever is not named here. */
export type ResultOf<E extends Endpoint> = z.input<E['response']>;
/** What a caller gets. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>;
