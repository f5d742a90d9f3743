import { reviews } from '@punkt/contract/reviews';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import type { Asking } from './deps.ts';
import { presentReview, presentRow } from './presenter.ts';
import type { ReviewService } from './service.ts';

interface ReviewRoutes extends RouteContext {
  readonly variants: VariantRules;
}

export function serveReviews(app: FastifyInstance, service: ReviewService, context: ReviewRoutes): void {
  const asking = (request: FastifyRequest): Asking => ({
    caller: callerOf(request),
    language: answerLanguage(request, context.variants),
    requestId: request.id,
    address: request.ip,
  });

  serveContract(
    app,
    reviews,
    {
      'GET /api/v2/manage/reviews': async ({ query, request }) => {
        const { page, page_size, mine, overdue, ...filter } = query;
        const asked = { ...filter, mine: mine === 'true', overdue: overdue === 'true', page };
        const { rows, total, names, now } = await service.list(callerOf(request), {
          ...asked,
          pageSize: page_size,
        });
        return { data: rows.map((row) => presentRow(row, names, now)), total, page, page_size };
      },
      'GET /api/v2/manage/reviews/counts': async ({ request }) => ({
        data: await service.counts(callerOf(request)),
      }),
      'POST /api/v2/manage/reviews/claim': async ({ body, request }) =>
        service.claimMany(body.cases, asking(request)),
      'GET /api/v2/manage/reviews/:kind/:id': async ({ params, request }) =>
        presentReview(await service.open(params, asking(request))),
      'POST /api/v2/manage/reviews/:kind/:id/claim': async ({ params, request }) =>
        presentReview(await service.claim(params, asking(request))),
      'POST /api/v2/manage/reviews/:kind/:id/release': async ({ params, request }) =>
        presentReview(await service.release(params, asking(request))),
      'POST /api/v2/manage/reviews/:kind/:id/decide': async ({ params, body, request }) =>
        presentReview(await service.decide(params, body, asking(request))),
      'GET /api/v2/manage/reviews/:kind/:id/messages': async ({ params, request }) => ({
        data: [...(await service.messages(params, asking(request)))],
      }),
      'POST /api/v2/manage/reviews/:kind/:id/messages': async ({ params, body, request }) =>
        service.write(params, body.message, asking(request)),
      'GET /api/v2/manage/load': async ({ request }) => service.load(callerOf(request)),
    },
    context,
  );
}
