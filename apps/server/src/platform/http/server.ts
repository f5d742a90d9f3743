import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { BODY_LIMITS } from '@punkt/contract/endpoint';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendFromMemory } from './at-hand.ts';
import { cleanRequests } from './clean-request.ts';
import { closeIdleConnections } from './closing.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import {
  answerClientError,
  createErrorResponder,
  type ErrorResponder,
  installErrorHandler,
  LONGEST_PARAM,
} from './error-handler.ts';
import { Failure } from './failure.ts';
import { networkOf, type Proxies, trustedProxies } from './network.ts';
import { logOfRequests } from './request-log.ts';
import { serialize, validate } from './schema.ts';
import type { VariantRules } from './variant.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted by the rate limit: one page brings dozens of files, and an office shares one address. */
    unlimited?: true;
  }
  interface FastifyInstance {
    /** For an answer that goes past Fastify's own way of sending; all others get these by themselves. */
    giveHeaders(reply: FastifyReply): void;
  }
}

export interface HttpOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly variants: VariantRules;
  readonly texts: (language: Language) => Translate;
  readonly trustProxy: Proxies;
  readonly ratePerMinute: number;
  readonly secureTransport: boolean;
  readonly connections?: ConnectionLimits;
  /** For a whole request to arrive. Fastify's default is no limit at all, and a slow client would hold a connection for ever. */
  readonly requestTimeoutMs?: number;
  /** How often Node looks for requests that are late. */
  readonly connectionsCheckMs?: number;
  /** A connection on which nothing moves is closed after this; the narrower limits of `connections` come first. */
  readonly idleTimeoutMs?: number;
  /** Above these the answer is «come again» instead of a queue that never ends. */
  readonly pressure?: Pick<
    FastifyUnderPressureOptions,
    'maxEventLoopDelay' | 'maxRssBytes' | 'sampleInterval'
  >;
}

type Headers = Readonly<Record<string, string>>;

/** With what Node takes to look (`connectionsCheckMs`), nobody holds a connection by slow headers for longer than half a minute. */
const HEADERS_TIMEOUT = 20_000;

function createFastify(options: HttpOptions, refuse: ErrorResponder, headers: Headers): FastifyInstance {
  const {
    log,
    trustProxy,
    texts,
    variants,
    requestTimeoutMs = 60_000,
    connectionsCheckMs = 10_000,
    idleTimeoutMs = 70_000,
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
      answerClientError(error, socket, { log, headers, translate: texts(variants.stage ? 'ka' : 'ru') }),
    connectionTimeout: idleTimeoutMs,
    keepAliveTimeout: 65_000,
    bodyLimit: BODY_LIMITS.small,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustedProxies(trustProxy),
    forceCloseConnections: 'idle',
    // Whoever was let in is served: a proxy hands no refusal of a closing instance to another one.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAM },
  });
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
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.routeOptions.config.unlimited === true,
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.ceil(context.ttl / 1000);
      return new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
    },
  });
}

function logAnswers(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!log.isLevelEnabled('info')) return done();
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const refuse = createErrorResponder(options.variants, options.texts);
  const headers = await helmetHeaders(options.secureTransport);
  const app = createFastify(options, refuse, headers);
  // Everything on our wire is JSON; a text would only fail later, and less clearly.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serialize);
  app.decorateRequest('caller', null);
  installErrorHandler(app, refuse);
  // First: what it drops costs nothing more.
  limitConnections(app, options.connections);
  sendHeaders(app, headers);
  logAnswers(app, options.log);
  closeIdleConnections(app);
  sendFromMemory(app, headers, options.connections?.unreadMs);
  cleanRequests(app);
  options.metrics.observe(app);
  await installProtection(app, options);
  return app;
}

/** What an answer has of its own accord, or gets for its content. */
const NOT_HELMETS = ['content-type', 'content-length', 'date', 'connection'];

/** Helmet says the same to every request and is slow to say it, so it is asked once. */
async function helmetHeaders(secureTransport: boolean): Promise<Headers> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: secureTransport ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const own = Object.entries(headers).filter(([name]) => !NOT_HELMETS.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/**
 * What every answer has, a refusal too, unless it says otherwise: a page has a policy of its own. Given at the end, so that what is sent from
 * memory (`sendAtHand`) is not given them twice.
 */
function sendHeaders(app: FastifyInstance, headers: Headers): void {
  const all = Object.entries(headers);
  app.decorate('giveHeaders', (reply) => {
    for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', reply.request.id);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    app.giveHeaders(reply);
    done();
  });
}
