import type { Call, CallInput, CallOutput } from '@punkt/contract/contract';
import { type WireRequest, wireRequest } from '@punkt/contract/request';
import { ApiError, apiErrorOf, NetworkError } from './api-error.ts';
import { createRefresher } from './refresh.ts';
import { retryDelay, wait } from './retry.ts';
import type { Session } from './session.ts';

export interface ApiOptions {
  readonly session: Session;
  /** Empty in the browser: calls go to where the page came from. */
  readonly origin?: string;
  readonly language: () => string;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** The refresh was refused: storage is clear already, the person has to sign in. */
  readonly onSessionEnd: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const REFRESH_TIMEOUT_MS = 15_000;

/** The steady clock, and the wall clock, which goes on while the machine sleeps. */
const moment = () => ({ steady: performance.now(), wall: Date.now() });

export function createApi({ session, origin = '', language, locks, onSessionEnd }: ApiOptions) {
  /** Of this session's first call, before which nothing that is shown can have been read. */
  let firstCall: ReturnType<typeof moment> | undefined;

  async function send(request: WireRequest, token: string | undefined, options: CallOptions = {}) {
    const headers = new Headers({ 'Accept-Language': language(), ...request.headers, ...options.headers });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const init: RequestInit = { method: request.method, headers, body: request.body ?? null };
    try {
      return await fetch(origin + request.path, { ...init, signal: options.signal ?? null });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new NetworkError('', { cause: error });
    }
  }

  const refresh = createRefresher({
    session,
    locks,
    exchange: (token) =>
      send(wireRequest('POST /api/v2/token/refresh', { body: { token, backoffice: true } }), undefined, {
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      }),
  });

  /** Sends with the access token; a 401 is answered by one refresh and one more try. */
  async function open(request: WireRequest, options?: CallOptions): Promise<Response> {
    const used = session.tokens()?.access;
    firstCall = used ? (firstCall ?? moment()) : undefined;
    const first = await send(request, used, options);
    if (first.status !== 401 || !used) return first;
    const fresh = await refresh(used);
    const second = fresh ? await send(request, fresh.access, options) : first;
    if (second.status === 401) {
      firstCall = undefined;
      session.clear();
      onSessionEnd();
    }
    return second;
  }

  async function call<N extends Call>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ): Promise<CallOutput<N>> {
    const request = wireRequest(name, input);
    for (let attempt = 0; ; attempt++) {
      const response = await open(request, options);
      if (response.ok) return (await readJson(response)) as CallOutput<N>;
      const error = await apiErrorOf(response);
      const pause = retryDelay(error, request.method, attempt);
      if (pause === undefined) throw error;
      await wait(pause, options?.signal);
    }
  }

  /** How old, in milliseconds, the oldest reading of this session may be; of two clocks that disagree, the longer time. */
  function oldestReading(): number {
    if (!firstCall) return 0;
    const now = moment();
    return Math.ceil(Math.max(0, now.steady - firstCall.steady, now.wall - firstCall.wall));
  }

  return { call, open, oldestReading };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // A captive portal answers 200 with a page of its own, and a connection may break half-way.
    throw error instanceof SyntaxError
      ? new ApiError(response.status, {})
      : new NetworkError('', { cause: error });
  }
}
