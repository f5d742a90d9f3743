import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { answerClientError } from './client-error.ts';
import { letConnectionsGo } from './closing.ts';
import { createRefuse, installErrorHandler, type Refuse } from './error-handler.ts';
import { Failure } from './failure.ts';
import { sendHeaders } from './headers.ts';
import { LONGEST_PARAM } from './methods.ts';
import { logOfRequests } from './request-log.ts';
import { serialize, validate } from './schema.ts';
import type { VariantRules } from './variant.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted by the rate limit: one page brings dozens of files, and an office shares one address. */
    unlimited?: true;
  }
}

export interface HttpOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly variants: VariantRules;
  readonly texts: (language: Language) => Translate;
  readonly trustProxy: string | undefined;
  readonly ratePerMinute: number;
  readonly secureTransport: boolean;
  /** For a whole request to arrive. Fastify's default is no limit at all, and a slow client would hold a connection for ever. */
  readonly requestTimeoutMs?: number;
  /** How often Node looks for requests that are late. */
  readonly connectionsCheckMs?: number;
  /** Above these the answer is «come again» instead of a queue that never ends. */
  readonly pressure?: Pick<
    FastifyUnderPressureOptions,
    'maxEventLoopDelay' | 'maxRssBytes' | 'sampleInterval'
  >;
}

/** A chunk of an upload is 1,000,000 characters inside JSON; 1 MiB would leave it 48 kB for everything else. */
const BODY_LIMIT = 2 * 1024 * 1024;
const HEADERS_TIMEOUT = 20_000;

function createFastify(options: HttpOptions, refuse: Refuse): FastifyInstance {
  const {
    log,
    trustProxy,
    texts,
    variants,
    requestTimeoutMs = 60_000,
    connectionsCheckMs = 10_000,
  } = options;
  return Fastify({
    loggerInstance: logOfRequests(log),
    genReqId: () => randomUUID(),
    requestTimeout: requestTimeoutMs,
    // Node swaps the two when headers may take longer than the whole request, and then cuts nobody off in time.
    http: {
      connectionsCheckingInterval: connectionsCheckMs,
      headersTimeout: Math.min(HEADERS_TIMEOUT, requestTimeoutMs),
    },
    frameworkErrors: refuse,
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, log, texts(variants.stage ? 'ka' : 'ru')),
    connectionTimeout: 70_000,
    keepAliveTimeout: 65_000,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustProxy ? (trustProxy === 'true' ? true : trustProxy.split(',')) : false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: LONGEST_PARAM },
  });
}

/** A NUL can't be kept by PostgreSQL's text; it is the caller's mistake (400), not ours (500). */
function refuseNul(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(request.url.includes('%00') ? new Failure('bad_request') : null);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const parts = [request.body, request.query, request.params];
    if (parts.some((part) => hasNul(part))) return done(new Failure('bad_request'));
    for (const part of parts) mendText(part);
    done();
  });
}

/** Too deep counts as one: nothing on our wire nests like that, and a hostile body must not exhaust the stack. */
function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  if (depth > 30) return true;
  return Object.entries(value).some(
    ([key, inner]) => key.includes('\u0000') || !key.isWellFormed() || hasNul(inner, depth + 1),
  );
}

/** An emoji that a length limit cut in two leaves half a character, which PostgreSQL's jsonb can't hold: it is replaced. */
function mendText(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') mendText(inner);
    else if (!inner.isWellFormed()) (value as Record<string, unknown>)[key] = inner.toWellFormed();
  }
}

async function installProtection(app: FastifyInstance, options: HttpOptions): Promise<void> {
  await app.register(underPressure, {
    ...options.pressure,
    pressureHandler: async () => {
      throw new Failure('unavailable');
    },
  });
  await app.register(rateLimit, {
    max: options.ratePerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => request.routeOptions.config.unlimited === true,
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.ceil(context.ttl / 1000);
      return new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
    },
  });
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const refuse = createRefuse(options.variants, options.texts);
  const app = createFastify(options, refuse);
  // Everything on our wire is JSON; a text would only fail later, and less clearly.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serialize);
  app.decorateRequest('caller', null);
  installErrorHandler(app, refuse);
  await sendHeaders(app, options.secureTransport);
  logAnswers(app);
  letConnectionsGo(app);
  refuseNul(app);
  options.metrics.observe(app);
  await installProtection(app, options);
  return app;
}
