import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage, type VariantRules, variantOf } from '../http/variant.ts';
import { CERTIFICATE_STYLE } from '../papers/page-style.ts';
import { acceptedEncoding, hashesOf, type PackedPage, packPage } from './packed-page.ts';
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
type Asked = Omit<PageInfo, 'content'>;

const sourcesOf = (connect: readonly string[]): string => ["'self'", ...connect].join(' ');

/**
 * What stands inside a page is named by its hash, so a page is the same bytes for everybody. Development brings its styles by script, and
 * nobody knows their hashes.
 */
const policyFor =
  ({ development, connect }: Pick<PagesOptions, 'development' | 'connect'>) =>
  (scripts: readonly string[], styles: readonly string[]): string =>
    [
      "default-src 'self'",
      `script-src 'self'${hashesOf(scripts)}`,
      `style-src 'self'${development ? " 'unsafe-inline'" : hashesOf([...styles, CERTIFICATE_STYLE])}`,
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

class Redirect extends Error {
  readonly location: string;
  constructor(location: string) {
    super('redirect');
    this.location = location;
  }
}

const FILE = /\.[a-z0-9]{2,5}$/i;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding, accept-language, cookie');
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .send(encoding ? page.packed[encoding] : page.plain);
}

function createPageHandler(options: PagesOptions) {
  const cache = createPageCache();
  const policyOf = policyFor(options);

  /** Pages know nothing of the query, the cookies or the person: what they are given is all they can depend on. */
  async function render(path: string, asked: Asked) {
    const content = await options.content(asked.language).catch(() => null);
    // A drawing takes the only thread for a while: between two of them others have their turn.
    await setImmediate();
    const drawn = await options.source.render(path, { ...asked, content });
    if ('redirect' in drawn) throw new Redirect(drawn.redirect);
    const keep = drawn.status === 200 && content !== null && !options.development;
    return { page: await packPage(drawn, policyOf), keep };
  }

  async function draw(request: FastifyRequest, reply: FastifyReply, key: string, path: string, asked: Asked) {
    try {
      return sendPage(request, reply, await cache.get(key, () => render(path, asked)));
    } catch (error) {
      if (error instanceof Redirect)
        return reply.header('cache-control', 'no-cache').redirect(error.location, 302);
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
    return page ? sendPage(request, reply, page) : draw(request, reply, key, path, info);
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
