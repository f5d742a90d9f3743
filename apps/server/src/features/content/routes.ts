import { content } from '@punkt/contract/content';
import type { Language } from '@punkt/locales/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { createFeed, type FeedOptions } from './ics-feed.ts';
import { nearestCenters, type PlaceOf } from './nearest-centers.ts';
import type { Previews } from './previews.ts';
import type { Packed } from './rendered.ts';
import type { ContentService } from './service.ts';

function sendPacked(request: FastifyRequest, reply: FastifyReply, { plain, gzip }: Packed): FastifyReply {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
}

export interface ContentRoutes extends RouteContext, FeedOptions {
  readonly variants: VariantRules;
  readonly placeOf: PlaceOf;
  readonly preview: Previews['read'];
}

const hasIt = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;

export function serveContent(app: FastifyInstance, service: ContentService, context: ContentRoutes): void {
  const feedOf = createFeed(context);
  const contentIn = (language: Language | undefined) =>
    language ? service.currentIn(language) : service.current();
  serveContract(
    app,
    content,
    {
      'GET /content/promo-content-sections/v2': async ({ query, request, reply }) => {
        if (query.preview !== undefined) {
          const shown = await context.preview(query.preview, query.language ?? 'ru');
          if (!shown) throw new Failure('preview_expired');
          const { version, published } = await service.current();
          return reply.send({ version, published: published.toISOString(), sections: shown });
        }
        const { etag, whole } = await contentIn(query.language);
        void reply.headers({ etag: etag(), 'cache-control': 'public, no-cache' });
        if (hasIt(request, etag())) return reply.status(304).send();
        return sendPacked(request, reply, whole());
      },
      'POST /content/promo-content-sections/v2': async ({ body, request, reply }) => {
        const { blocks } = await contentIn(body.language);
        return sendPacked(request, reply, blocks(body.ids.map(Number)));
      },
      'GET /api/v4/conferences.ics': async ({ query, request, reply }) => {
        const language = query.language ?? answerLanguage(request, context.variants);
        const { etag, body } = feedOf(await service.currentIn(language), language);
        void reply.headers({ etag, vary: 'accept-language', 'cache-control': 'public, no-cache' });
        if (hasIt(request, etag)) return reply.status(304).send();
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="punkt-conferences.ics"')
          .send(body);
      },
      'GET /api/v4/centers/nearest': async ({ query, request }) => {
        const { latitude, longitude, language = answerLanguage(request, context.variants) } = query;
        const { sections } = await service.currentIn(language);
        const centers = sections.flatMap((section) =>
          section.type === 'sortingCenters' ? section.content.centers : [],
        );
        return { data: nearestCenters(centers, context.placeOf, { latitude, longitude }) };
      },
    },
    context,
  );
}
