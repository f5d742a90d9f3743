import { reviews } from '@punkt/contract/reviews';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { presentReview, presentRow } from './presenter.ts';
import type { ReviewService } from './service.ts';

const originOf = (request: FastifyRequest) => ({ requestId: request.id, address: request.ip });

export function serveReviews(app: FastifyInstance, service: ReviewService, context: RouteContext): void {
  serveContract(
    app,
    reviews,
    {
      'GET /api/v2/manage/reviews': async ({ query, request }) => {
        const { kind, status, mine, page, page_size } = query;
        const asked = { kind, status, mine: mine === 'true', page, pageSize: page_size };
        const { rows, total, names, now } = await service.list(callerOf(request), asked);
        return { data: rows.map((row) => presentRow(row, names, now)), total, page, page_size };
      },
      'GET /api/v2/manage/reviews/:id': async ({ params, request }) =>
        presentReview(await service.open(callerOf(request), params.id, originOf(request))),
      'POST /api/v2/manage/reviews/:id/claim': async ({ params, request }) =>
        presentReview(await service.claim(callerOf(request), params.id, originOf(request))),
      'POST /api/v2/manage/reviews/:id/release': async ({ params, request }) =>
        presentReview(await service.release(callerOf(request), params.id, originOf(request))),
      'POST /api/v2/manage/reviews/:id/decide': async ({ params, body, request }) =>
        presentReview(await service.decide(callerOf(request), params.id, body, originOf(request))),
    },
    context,
  );
}
