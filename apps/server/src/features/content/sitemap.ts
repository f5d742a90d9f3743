import { indexedPages, isPaired, type SitePage, type Variant } from '@punkt/domain/site-pages';

export interface SitemapOptions {
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

export function sitemapOf(options: SitemapOptions): string {
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
