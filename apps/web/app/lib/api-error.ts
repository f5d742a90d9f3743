import type { ErrorBody, ErrorCode } from '@punkt/contract/errors';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly errors: NonNullable<ErrorBody['errors']>;
  readonly data: NonNullable<ErrorBody['data']>;
  /** Seconds the server asks to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code;
    this.requestId = body.request_id;
    this.errors = body.errors ?? [];
    this.data = body.data ?? {};
    this.retryAfter = retryAfter;
  }
}

/** No answer came: no network, a name that does not resolve, a connection that broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => ({}));
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const known = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  return new ApiError(
    response.status,
    { ...known, ...requestIdOf(response, known) },
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

/** A proxy may have eaten the body; the header usually survives. */
function requestIdOf(response: Response, body: Partial<ErrorBody>): Pick<Partial<ErrorBody>, 'request_id'> {
  const id = body.request_id ?? response.headers.get('x-request-id');
  return id ? { request_id: id } : {};
}
