import { content } from '@punkt/contract/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { Packed } from './rendered.ts';
import type { ContentService } from './service.ts';

function sendPacked(request: FastifyRequest, reply: FastifyReply, { plain, gzip }: Packed): FastifyReply {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
}

export function serveContent(app: FastifyInstance, service: ContentService, context: RouteContext): void {
  serveContract(
    app,
    content,
    {
      'GET /content/promo-content-sections/v2': async ({ request, reply }) => {
        const { etag, whole } = await service.current();
        void reply.headers({ etag, 'cache-control': 'public, no-cache' });
        if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.status(304).send();
        return sendPacked(request, reply, whole);
      },
      'POST /content/promo-content-sections/v2': async ({ body, request, reply }) => {
        const { blocks } = await service.current();
        return sendPacked(request, reply, blocks(body.ids.map(Number)));
      },
    },
    context,
  );
}
