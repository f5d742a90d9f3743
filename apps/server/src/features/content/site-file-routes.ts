import { indexedPages, isPaired, type SitePage, type Variant } from '@punkt/domain/site-pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type VariantRules, variantOf } from '../../platform/http/variant.ts';
import type { ContentService } from './service.ts';

/** What has nothing to be found: the account area, the console, the sandbox's own page, and calls. */
const CLOSED = ['/lk', '/manage', '/sandbox', '/api'];

const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

interface SitemapOptions {
  readonly variant: Variant;
  /** Where each of the two sites lives, without a slash at the end. */
  readonly origins: Readonly<Record<Variant, string>>;
  readonly published: Date;
}

const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Languages have no addresses of their own, so a page has no versions to list, except where both sites have it: there each names
 * the Russian one and the Georgian one, itself included, as search engines want it.
 */
function alternates(page: SitePage, { origins }: SitemapOptions): string {
  if (!isPaired(page) || origins.main === origins.georgian) return '';
  const link = (language: string, origin: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${inXml(origin + page.path)}"/>`;
  return link('ru', origins.main) + link('ka', origins.georgian) + link('x-default', origins.main);
}

function sitemapOf(options: SitemapOptions): string {
  const { variant, origins, published } = options;
  const date = published.toISOString();
  const urls = indexedPages(variant).map(
    (page) =>
      `<url><loc>${inXml(origins[variant] + page.path)}</loc><lastmod>${date}</lastmod>${alternates(page, options)}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export interface SiteFilesOptions {
  readonly variants: VariantRules;
  readonly origins: Readonly<Record<Variant, string>>;
}

/** They name configured addresses alone, never the host of the request: that header is whatever the caller writes. */
export function serveSiteFiles(
  app: FastifyInstance,
  content: Pick<ContentService, 'current'>,
  { variants, origins }: SiteFilesOptions,
): void {
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);

  app.get('/robots.txt', hidden, async (request, reply) =>
    send(reply, 'text/plain', robotsOf(origins[variantOf(request, variants)])),
  );
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const { published } = await content.current();
    const variant = variantOf(request, variants);
    return send(reply, 'application/xml', sitemapOf({ variant, origins, published }));
  });
}
