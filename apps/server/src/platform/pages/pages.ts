import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage, type VariantRules, variantOf } from '../http/variant.ts';
import { assemble, assembleGzip, NONCE_PLACEHOLDER, newNonce } from './assemble.ts';
import { createPageCache } from './page-cache.ts';
import type { Operator, Origins, PageInfo, PageSource } from './source.ts';

export interface PagesOptions {
  readonly source: PageSource;
  readonly variants: VariantRules;
  readonly sandbox: boolean;
  readonly development: boolean;
  readonly contentVersion: () => string;
  /** What is published, in the page's language. */
  readonly content: (language: PageInfo['language']) => Promise<NonNullable<PageInfo['content']>>;
  readonly origins: Origins;
  readonly operator: Operator | null;
  /** Besides our own: where pages and their workers may fetch from. */
  readonly connect: readonly string[];
}

/** What is known before a page is drawn, and tells pages of one path apart. */
type Asked = Omit<PageInfo, 'nonce' | 'content'>;

/** In two parts around the nonce, which stands in it twice: most of it is the same for every answer. */
const POLICY_START = "default-src 'self'; script-src 'self' 'nonce-";
const sourcesOf = (connect: readonly string[]): string => ["'self'", ...connect].join(' ');
const policyEnd = ({ development, connect }: Pick<PagesOptions, 'development' | 'connect'>): string =>
  [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${sourcesOf(connect)}${development ? ' ws:' : ''}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const policy = (nonce: string, end: string): string =>
  `${POLICY_START}${nonce}'; style-src 'self' 'nonce-${nonce}'; ${end}`;

function describe(request: FastifyRequest, options: PagesOptions): Asked {
  const variant = variantOf(request, options.variants);
  return {
    variant,
    language: pageLanguage(request, variant),
    sandbox: options.sandbox,
    stage: options.variants.stage,
    contentVersion: options.contentVersion(),
    origins: options.origins,
    operator: options.operator,
  };
}

/** Pages know nothing of the query, the cookies or the person: what they are given is all they can depend on. */
function bareRequest(path: string): Request {
  // Not the host of the request: a page is kept for everybody, and that header is whatever the caller writes.
  const url = new URL('http://localhost');
  url.pathname = path;
  return new Request(url);
}

async function renderHtml(options: PagesOptions, path: string, asked: Asked) {
  const content = await options.content(asked.language).catch(() => null);
  const info = { ...asked, content, nonce: NONCE_PLACEHOLDER };
  const response = await options.source.render(bareRequest(path), info);
  const location = response.headers.get('location');
  if (location) return { redirect: location, status: response.status };
  const keep = response.status === 200 && content !== null && !options.development;
  return { status: response.status, html: await response.text(), keep };
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

const FILE = /\.[a-z0-9]{2,5}$/i;

/** Named, and not refused by a quality of zero. */
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  pieces: Parameters<typeof assemble>[0],
  policyEnding: string,
): FastifyReply {
  const nonce = newNonce();
  const gzip = ACCEPTS_GZIP.test(String(request.headers['accept-encoding'] ?? ''));
  const page = gzip ? assembleGzip(pieces, nonce) : assemble(pieces, nonce);
  // Said when the system has taken the last byte. Whoever hangs up earlier leaves the buffer to the collector.
  reply.raw.once('finish', page.giveBack);
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply
    .status(status)
    .header('content-security-policy', policy(nonce, policyEnding))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(page.bytes);
}

function createPageHandler(options: PagesOptions) {
  const cache = createPageCache();
  const policyEnding = policyEnd(options);

  async function draw(request: FastifyRequest, reply: FastifyReply, key: string, path: string, info: Asked) {
    try {
      const { status, pieces } = await cache.get(key, async () => {
        const result = await renderHtml(options, path, info);
        if ('redirect' in result) throw new Redirect(result.redirect ?? '/', result.status);
        return result;
      });
      return sendPage(request, reply, status, pieces, policyEnding);
    } catch (error) {
      if (error instanceof Redirect)
        return reply.header('cache-control', 'no-cache').redirect(error.location, error.status);
      throw error;
    }
  }

  // No promise for a page that is there: nearly every answer.
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const path = request.url.split('?')[0] ?? '/';
    // A file that is not there is not there; only pages lead to the root.
    if (path === '/api' || path.startsWith('/api/') || FILE.test(path)) {
      reply.callNotFound();
      return reply;
    }
    const info = describe(request, options);
    const key = `${info.variant} ${info.language} ${info.contentVersion} ${path}`;
    const page = cache.peek(key);
    if (page) return sendPage(request, reply, page.status, page.pieces, policyEnding);
    return draw(request, reply, key, path, info);
  };
}

/** Its own policy rules what a worker (the service worker, the map's) may fetch: with that of a call it could fetch nothing. */
const workerPolicy = (connect: readonly string[]): string =>
  `default-src 'self'${connect.length > 0 ? `; connect-src ${sourcesOf(connect)}` : ''}`;
const WORKER = /[\\/](sw|assets[\\/][\w-]*-worker-[\w-]+)\.js(\.br|\.gz)?$/;

async function serveAssets(app: FastifyInstance, folder: string, connect: readonly string[]): Promise<void> {
  const workers = workerPolicy(connect);
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
      if (WORKER.test(path)) reply.header('content-security-policy', workers);
    },
  });
}

/** Its own scope without body parsers: a page is read, never posted to. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const { source } = options;
    if (source.clientFolder) await serveAssets(scope, source.clientFolder, options.connect);
    const page = createPageHandler(options);
    const route = { schema: { hide: true }, config: { rateLimit: false as const } };
    const { middleware } = source;
    if (!middleware) return void scope.get('/*', route, page);
    scope.get('/*', route, async (request, reply) =>
      (await middleware(request.raw, reply.raw)) ? reply.hijack() : page(request, reply),
    );
  });
}
