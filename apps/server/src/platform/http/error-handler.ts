import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@punkt/contract/errors';
import { parseMessage } from '@punkt/domain/message';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseBusy, isSerializationFailure } from '../database/failures.ts';
import type { Log } from '../log/log.ts';
import { Failure } from './failure.ts';
import { answerLanguage, type VariantRules } from './variant.ts';

type Texts = (language: Language) => Translate;

const BY_FASTIFY_STATUS: Readonly<Record<number, ErrorCode>> = {
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Everything thrown becomes one of our failures; what we do not know is «internal», and its text stays inside. */
function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error) || isDatabaseBusy(error) || isSerializationFailure(error))
    return new Failure('unavailable', { cause: error });
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Failure(BY_FASTIFY_STATUS[status] ?? 'bad_request', { cause: error });
  if (status === 503) return new Failure('unavailable', { cause: error });
  return new Failure('internal', { cause: error });
}

function body(failure: Failure, request: FastifyRequest, translate: Translate): ErrorBody {
  const say = (text: string) => {
    const { key, params } = parseMessage(text);
    return translate(key, params);
  };
  return {
    message: translate(`errors.${failure.code}`, failure.details.params),
    code: failure.code,
    request_id: request.id,
    ...(failure.details.data && { data: { ...failure.details.data } }),
    ...(failure.details.errors && {
      errors: failure.details.errors.map(({ path, message }) => ({ path, message: say(message) })),
    }),
  };
}

function send(
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
  translate: Translate,
): FastifyReply {
  if (failure.status >= 500)
    request.log.error({ err: failure.cause ?? failure, failure: failure.code }, 'call failed');
  if (WATCHED.has(failure.code)) {
    const person = request.caller?.userId ?? failure.details.about ?? null;
    request.log.warn({ failure: failure.code, address: request.ip, person }, 'refused');
  }
  if (failure.code === 'unavailable') reply.header('retry-after', '2');
  if (failure.code === 'storage_unavailable') reply.header('retry-after', '5');
  const wait = failure.details.data?.retry_after;
  if (wait !== undefined) reply.header('retry-after', String(wait));
  if (failure.code === 'range_not_satisfiable')
    reply.header('content-range', `bytes */${failure.details.data?.size ?? '*'}`);
  // An address that can't be read is refused before any hook.
  request.server.giveHeaders(reply);
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(body(failure, request, translate));
}

/** Attempts at what is not one's own: whoever looks for an attack counts these by address and person. */
const WATCHED: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'code_wrong',
  'code_expired',
  'code_exhausted',
  'hash_invalid',
  'refresh_invalid',
]);

export type ErrorResponder = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers every error, wherever it was thrown. */
export const createErrorResponder =
  (rules: VariantRules, texts: Texts): ErrorResponder =>
  (error, request, reply) =>
    send(toFailure(error), request, reply, texts(answerLanguage(request, rules)));

export function installErrorHandler(app: FastifyInstance, refuse: ErrorResponder): void {
  const methodsOf = collectMethods(app);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '');
    // A route may find nothing itself: its method was not what was wrong.
    if (methods.length === 0 || methods.includes(request.method))
      return refuse(new Failure('not_found'), request, reply);
    reply.header('allow', methods.join(', '));
    return refuse(new Failure('method_not_allowed'), request, reply);
  });
}

const BY_NODE_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'payload_too_large',
};

interface AnswerByHand {
  readonly log: Log;
  /** What every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly translate: Translate;
}

/** What arrived never became a request (it was too slow, or no HTTP at all), so the answer is written by hand. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  { log, headers, translate }: AnswerByHand,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = BY_NODE_CODE[error.code ?? ''] ?? 'bad_request';
  const request_id = randomUUID();
  log.info({ request_id, status: ERROR_STATUS[code], reason: error.code }, 'not a request');
  const body = JSON.stringify({ message: translate(`errors.${code}`), code, request_id });
  const head = [
    `HTTP/1.1 ${ERROR_STATUS[code]} ${code}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${request_id}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** As long as the router lets a parameter be; see `routerOptions`. */
export const LONGEST_PARAM = 200;

const literally = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${literally(url)
      .replaceAll(/:[^/]+/g, `[^/]{1,${LONGEST_PARAM}}`)
      .replaceAll('*', '.*')}$`,
  );

/**
 * Remembers which methods each path knows, and answers them for the path of a request that no route took. The pages' `/*` does not
 * count: it takes whatever nobody else does, so it makes no path known.
 */
function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '/*') return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    known.set(url, route);
  });
  return (path) => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  };
}
