import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage, type VariantRules, variantOf } from '../http/variant.ts';
import { assemble, assembleGzip, NONCE_PLACEHOLDER, newNonce } from './assemble.ts';
import { createPageCache } from './page-cache.ts';
import type { PageInfo, PageSource } from './source.ts';

export interface PagesOptions {
  readonly source: PageSource;
  readonly variants: VariantRules;
  readonly sandbox: boolean;
  readonly development: boolean;
  readonly contentVersion: () => string;
}

/** In two parts around the nonce, which stands in it twice: most of it is the same for every answer. */
const POLICY_START = "default-src 'self'; script-src 'self' 'nonce-";
const policyEnd = (development: boolean): string =>
  [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const POLICY_END = { true: policyEnd(true), false: policyEnd(false) };

const policy = (nonce: string, development: boolean): string =>
  `${POLICY_START}${nonce}'; style-src 'self' 'nonce-${nonce}'; ${POLICY_END[`${development}`]}`;

function describe(request: FastifyRequest, options: PagesOptions): Omit<PageInfo, 'nonce'> {
  const variant = variantOf(request, options.variants);
  return {
    variant,
    language: pageLanguage(request, variant),
    sandbox: options.sandbox,
    stage: options.variants.stage,
    contentVersion: options.contentVersion(),
  };
}

/** Pages know nothing of the query, the cookies or the person: what they are given is all they can depend on. */
function bareRequest(path: string): Request {
  // Not the host of the request: a page is kept for everybody, and that header is whatever the caller writes.
  const url = new URL('http://localhost');
  url.pathname = path;
  return new Request(url);
}

async function renderHtml(options: PagesOptions, path: string, info: Omit<PageInfo, 'nonce'>) {
  const response = await options.source.render(bareRequest(path), { ...info, nonce: NONCE_PLACEHOLDER });
  const location = response.headers.get('location');
  if (location) return { redirect: location, status: response.status };
  return { status: response.status, html: await response.text() };
}

class Redirect extends Error {
  readonly location: string;
  readonly status: number;
  constructor(location: string, status: number) {
    super('redirect');
    this.location = location;
    this.status = status;
  }
}

/** Named, and not refused by a quality of zero. */
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  pieces: Parameters<typeof assemble>[0],
  development: boolean,
): FastifyReply {
  const nonce = newNonce();
  const gzip = ACCEPTS_GZIP.test(String(request.headers['accept-encoding'] ?? ''));
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply
    .status(status)
    .header('content-security-policy', policy(nonce, development))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(gzip ? assembleGzip(pieces, nonce) : assemble(pieces, nonce));
}

function createPageHandler(options: PagesOptions) {
  const cache = createPageCache();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?')[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) {
      reply.callNotFound();
      return reply;
    }
    const info = describe(request, options);
    const key = [info.variant, info.language, info.contentVersion, path].join(' ');
    try {
      const page =
        cache.peek(key) ??
        (await cache.get(key, async () => {
          const result = await renderHtml(options, path, info);
          if ('redirect' in result) throw new Redirect(result.redirect ?? '/', result.status);
          return { ...result, keep: result.status === 200 && !options.development };
        }));
      return sendPage(request, reply, page.status, page.pieces, options.development);
    } catch (error) {
      if (error instanceof Redirect)
        return reply.header('cache-control', 'no-cache').redirect(error.location, error.status);
      throw error;
    }
  };
}

/** Its own policy rules what a worker (the service worker, the map's) may fetch: with that of a call it could fetch nothing. */
const WORKER_POLICY = "default-src 'self'";
const WORKER = /[\\/](sw|assets[\\/][\w-]*-worker-[\w-]+)\.js(\.br|\.gz)?$/;

async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, unlimited: true };
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    serveDotFiles: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/');
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.endsWith('.webmanifest')) reply.type('application/manifest+json');
      if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}

/** Its own scope without body parsers: a page is read, never posted to. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const { source } = options;
    if (source.clientFolder) await serveAssets(scope, source.clientFolder);
    const page = createPageHandler(options);
    scope.get('/*', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
      if (source.middleware && (await source.middleware(request.raw, reply.raw))) return reply.hijack();
      return page(request, reply);
    });
  });
}
