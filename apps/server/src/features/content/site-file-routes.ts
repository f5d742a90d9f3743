import type { Variant } from '@punkt/domain/site-pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type VariantRules, variantOf } from '../../platform/http/variant.ts';
import { robotsOf } from './robots.ts';
import type { ContentService } from './service.ts';
import { sitemapOf } from './sitemap.ts';

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
