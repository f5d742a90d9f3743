import type { ErrorBody, ErrorCode } from '@punkt/contract/errors';
import { parseMessage } from '@punkt/domain/message';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseBusy, isSerializationFailure } from '../database/failures.ts';
import { Failure } from './failure.ts';
import { collectMethods } from './methods.ts';
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
  return reply
    .status(failure.status)
    .header('x-request-id', request.id)
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
    if (methods.length === 0) return refuse(new Failure('not_found'), request, reply);
    reply.header('allow', methods.join(', '));
    return refuse(new Failure('method_not_allowed'), request, reply);
  });
}
