import { reviewTeam } from '@punkt/contract/review-team';
import { reviews } from '@punkt/contract/reviews';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import type { RequestContext } from './deps.ts';
import { presentAsked, presentReview, presentRow } from './presenter.ts';
import type { ReviewService } from './service.ts';

interface ReviewRoutes extends RouteContext {
  readonly variants: VariantRules;
}

export function serveReviews(app: FastifyInstance, service: ReviewService, context: ReviewRoutes): void {
  const asking = (request: FastifyRequest): RequestContext => ({
    caller: callerOf(request),
    language: answerLanguage(request, context.variants),
    ...originOf(request),
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
      'GET /api/v2/manage/reviews/:kind/:id/messages': async ({ params, request }) => {
        const { data, review, now } = await service.messages(params, asking(request));
        return { data: [...data], asked: presentAsked(review, now) };
      },
      'POST /api/v2/manage/reviews/:kind/:id/messages': async ({ params, body, request }) => {
        const { message, client_uuid: clientUuid, seen, ...extra } = body;
        return service.write(params, message, { ...extra, seen, clientUuid }, asking(request));
      },
      'POST /api/v2/manage/reviews/:kind/:id/messages/done': async ({ params, request }) => {
        await service.messagesDone(params, asking(request));
        return { asked: null };
      },
      'GET /api/v2/manage/load': async ({ request }) => service.load(callerOf(request)),
    },
    context,
  );

  serveContract(
    app,
    reviewTeam,
    {
      'GET /api/v2/manage/colleagues': async ({ query, request }) => ({
        data: await service.colleagues(callerOf(request), query.kind),
      }),
      'POST /api/v2/manage/reviews/assign': async ({ body, request }) =>
        service.assign(body.cases, body.to, asking(request)),
      'POST /api/v2/manage/reviews/decide': async ({ body, request }) =>
        service.decideMany(body.cases, body.decision, asking(request)),
      'POST /api/v2/manage/reviews/:kind/:id/typing': async ({ params, body, request }) => {
        await service.typing(params, body.on, asking(request));
        return {};
      },
    },
    context,
  );
}
