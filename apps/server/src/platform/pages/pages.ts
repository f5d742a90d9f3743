import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { EDITOR_COOKIE, type Operator, type Origins, type PageInfo } from '@punkt/contract/page-info';
import { inPreview } from '@punkt/domain/site-pages';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type AtHand, atHand, sendReady } from '../http/at-hand.ts';
import { createRoughLimit } from '../http/connections.ts';
import { cookie, languageLink, pageLanguage, type VariantRules, variantOf } from '../http/variant.ts';
import { escapeHtml, framedPolicy, MARK, renderPage } from '../papers/html.ts';
import { CERTIFICATE_STYLE, DOCUMENT_STYLE } from '../papers/page-style.ts';
import { answerOf, createPageCache, hashesOf, packPage } from './page-cache.ts';
import type { PageSource } from './source.ts';

export interface PagesOptions {
  /** Pages and their files per address: more than any visitor asks for. */
  readonly filesPerMinute: number;
  readonly source: PageSource;
  readonly variants: VariantRules;
  readonly sandbox: boolean;
  readonly development: boolean;
  readonly contentVersion: () => string;
  /** What is published, in the page's language. */
  readonly content: (language: PageInfo['language']) => Promise<PageContent>;
  /** What a link to a preview shows instead; null once it shows nothing any more. */
  readonly preview: (token: string, language: PageInfo['language']) => Promise<PageContent | null>;
  readonly texts: (language: PageInfo['language']) => Translate;
  readonly origins: Origins;
  readonly operator: Operator | null;
  /** Besides our own: where pages and their workers may fetch from. */
  readonly connect: readonly string[];
}

type PageContent = NonNullable<PageInfo['content']>;

/** What is known before a page is drawn, and tells pages of one path apart. */
type Asked = Omit<PageInfo, 'content'>;

const sourcesOf = (connect: readonly string[]): string => ["'self'", ...connect].join(' ');

/** The editor's panel stands beside a public page of ours, and a preview beside the editor; nothing else is ever shown inside another page. */
const FRAMED = /^\/manage\/content\/panel\/?$/;

/**
 * What stands inside a page is named by its hash, so a page is the same bytes for everybody. Development brings its styles by script, and
 * nobody knows their hashes.
 */
const policyFor =
  ({ development, connect }: Pick<PagesOptions, 'development' | 'connect'>, ancestors: "'none'" | "'self'") =>
  (scripts: readonly string[], styles: readonly string[]): string =>
    [
      "default-src 'self'",
      `script-src 'self'${hashesOf(scripts)}`,
      `style-src 'self'${development ? " 'unsafe-inline'" : hashesOf([...styles, CERTIFICATE_STYLE])}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      // Videos are streamed from our own origin only: no blob: and no other host.
      "media-src 'self'",
      "font-src 'self'",
      `connect-src ${sourcesOf(connect)}${development ? ' ws:' : ''}`,
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      `frame-ancestors ${ancestors}`,
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
    ...(cookie(request, EDITOR_COOKIE) === '1' && { editor: true }),
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

const PREVIEW = 'preview=';
/** The token of a link to a preview, on whatever page of the site. */
const previewIn = (url: string): string | null =>
  url.includes(PREVIEW) ? new URLSearchParams(url.split('?')[1] ?? '').get('preview') : null;

const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Better than what is published: whoever opens an old link must not take that for the draft. */
function sendExpired(reply: FastifyReply, language: PageInfo['language'], text: Translate): FastifyReply {
  const words = text('errors.preview_expired');
  const body = `<main>${MARK}<h1>${escapeHtml(words)}</h1></main>`;
  return reply
    .status(410)
    .headers(PREVIEW_HEADERS)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', framedPolicy(DOCUMENT_STYLE))
    .send(renderPage({ language, title: words, style: DOCUMENT_STYLE, body }));
}

function createPageHandler(options: PagesOptions) {
  const cache = createPageCache();
  const previewed = createPageCache();
  const policyOf = policyFor(options, "'none'");
  const framedPolicyOf = policyFor(options, "'self'");

  /** Pages know nothing of the query, the cookies or the person: what they are given is all they can depend on. */
  async function render(path: string, asked: Asked, given?: PageContent) {
    const content = given ?? (await options.content(asked.language).catch(() => null));
    // A drawing takes the only thread for a while: between two of them others have their turn.
    await setImmediate();
    const drawn = await options.source.render(path, { ...asked, content });
    if ('redirect' in drawn) throw new Redirect(drawn.redirect);
    const keep = drawn.status === 200 && content !== null && !options.development;
    const policy = given || FRAMED.test(path) ? framedPolicyOf : policyOf;
    return { page: await packPage(drawn, policy, given && PREVIEW_HEADERS), keep };
  }

  /** Whether the link still works is asked each time; what it shows never changes, so it is drawn once. */
  async function preview(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    asked: Asked,
    token: string,
  ) {
    const content = await options.preview(token, asked.language);
    if (!content) return sendExpired(reply, asked.language, options.texts(asked.language));
    const key = `${asked.variant} ${asked.language} ${token} ${path}`;
    const page = await previewed.get(key, () =>
      render(path, { ...asked, editor: false, preview: token }, content),
    );
    return sendReady(reply, answerOf(request, page));
  }

  async function draw(request: FastifyRequest, reply: FastifyReply, key: string, path: string, asked: Asked) {
    const token = previewIn(request.url);
    try {
      if (token !== null) return await preview(request, reply, path, asked, token);
      return sendReady(reply, answerOf(request, await cache.get(key, () => render(path, asked))));
    } catch (error) {
      if (error instanceof Redirect)
        return reply
          .header('cache-control', 'no-cache')
          .redirect(token ? inPreview(error.location, asked.variant, token) : error.location, 302);
      throw error;
    }
  }

  const keyOf = ({ variant, language, contentVersion, editor }: Asked, path: string): string =>
    `${variant} ${language} ${contentVersion} ${editor ? 'editor ' : ''}${path}`;

  /** A page that is there, by an address without questions: nearly every answer. */
  const drawn: AtHand = (request) => {
    const { url } = request;
    const page = url.includes('?') ? undefined : cache.peek(keyOf(describe(request, options), url));
    return page && answerOf(request, page);
  };

  const any = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const path = request.url.split('?')[0] ?? '/';
    const isFile = FILE.test(path);
    // A person who came to an old address is a visitor, whatever it ends with; a script or a picture that is not there is not there.
    if (isFile && request.headers['sec-fetch-mode'] === 'navigate' && !path.startsWith('/api/'))
      return reply.header('cache-control', 'no-cache').redirect('/', 302);
    if (path === '/api' || path.startsWith('/api/') || isFile) {
      reply.callNotFound();
      return reply;
    }
    const spoken = languageLink(request);
    if (spoken)
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', spoken.cookie)
        .redirect(spoken.location, 302);
    const info = describe(request, options);
    const key = keyOf(info, path);
    const page = request.url.includes(PREVIEW) ? undefined : cache.peek(key);
    return page ? sendReady(reply, answerOf(request, page)) : draw(request, reply, key, path, info);
  };
  return { drawn, any };
}

/** Its own policy rules what a worker (the service worker, the map's) may fetch: with that of a call it could fetch nothing. */
const workerPolicy = (connect: readonly string[]): string =>
  `default-src 'self'${connect.length > 0 ? `; connect-src ${sourcesOf(connect)}` : ''}`;
const WORKER = /[\\/](sw|assets[\\/][\w-]*-worker-[\w-]+)\.js(\.br|\.gz)?$/;

/** What the build has made for browsers, by its address without the first slash; what it has packed stands beside each and is no file of its own. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)\./.test(file));
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Only files that were there at the start have an address. */
async function serveAssets(
  app: FastifyInstance,
  folder: string,
  connect: readonly string[],
  notThere: Handler,
): Promise<void> {
  const workers = workerPolicy(connect);
  const versioned = join(folder, 'assets', '/');
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isVersioned = path.startsWith(versioned);
      reply.header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.endsWith('.webmanifest')) reply.type('application/manifest+json');
      if (WORKER.test(path)) reply.header('content-security-policy', workers);
    },
  });
  const options: RouteShorthandOptions = {
    schema: { hide: true },
    config: { unlimited: true },
    errorHandler: (error, request, reply) => {
      // Whoever went away in the middle of a film is no failure of ours.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else app.errorHandler(error, request, reply);
    },
  };
  const files = new Set(await filesIn(folder));
  // One route for hundreds of files that carry their version: a start had two for each of them, and the metrics a row.
  app.get<{ Params: { '*': string } }>('/assets/*', options, (request, reply) => {
    const file = `assets/${request.params['*']}`;
    return files.has(file) ? reply.sendFile(file) : notThere(request, reply);
  });
  for (const file of files)
    if (!file.startsWith('assets/')) app.get(`/${file}`, options, (_, reply) => reply.sendFile(file));
}

/** Its own scope without body parsers: a page is read, never posted to. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const refuseFlood = createRoughLimit(options.filesPerMinute);
    scope.addHook('onRequest', (request, _reply, done) => {
      refuseFlood(request.ip);
      done();
    });
    const { source } = options;
    const page = createPageHandler(options);
    if (source.clientFolder) await serveAssets(scope, source.clientFolder, options.connect, page.any);
    const route = { schema: { hide: true }, config: { rateLimit: false as const } };
    const { middleware } = source;
    if (!middleware) return void scope.get('/*', { ...route, onRequest: atHand(page.drawn) }, page.any);
    scope.get('/*', route, async (request, reply) =>
      (await middleware(request.raw, reply.raw)) ? reply.hijack() : page.any(request, reply),
    );
  });
}
