import { orderReviews } from '@punkt/contract/order-reviews';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../../platform/http/contract-routes.ts';
import { presentComment } from '../presenter.ts';
import { type OrderRoutesOptions, wordsFor } from '../routes.ts';
import { presentRow, presentStaffOrder } from './presenter.ts';
import type { OrderReviews } from './service.ts';
import type { StaffView } from './view.ts';

const originOf = (request: FastifyRequest) => ({ requestId: request.id, address: request.ip });

export function serveOrderReviews(
  app: FastifyInstance,
  service: OrderReviews,
  options: OrderRoutesOptions,
  context: RouteContext,
): void {
  const answer = async (request: FastifyRequest, shown: Promise<StaffView>) =>
    presentStaffOrder(await shown, wordsFor(request, options));

  serveContract(
    app,
    orderReviews,
    {
      'GET /api/v2/manage/orders': async ({ query, request }) => {
        const { status, country, type_point, move, mine, query: words, page, page_size } = query;
        const { rows, total } = await service.list(callerOf(request), {
          status,
          country,
          typePoint: type_point,
          move: move === undefined ? undefined : move === 'true',
          query: words?.trim() || undefined,
          mine: mine === 'true',
          page,
          pageSize: page_size,
        });
        return { data: rows.map(presentRow), total, page, page_size };
      },
      'GET /api/v2/manage/orders/:id': async ({ params, request }) =>
        answer(request, service.open(callerOf(request), Number(params.id), originOf(request))),
      'POST /api/v2/manage/orders/:id/claim': async ({ params, request }) =>
        answer(request, service.claim(callerOf(request), Number(params.id), originOf(request))),
      'POST /api/v2/manage/orders/:id/release': async ({ params, request }) =>
        answer(request, service.release(callerOf(request), Number(params.id), originOf(request))),
      'POST /api/v2/manage/orders/:id/decide': async ({ params, body, request }) =>
        answer(request, service.decide(callerOf(request), Number(params.id), body, originOf(request))),
      'GET /api/v2/manage/orders/:id/messages': async ({ params, request }) => ({
        data: (await service.messages(callerOf(request), Number(params.id))).map(presentComment),
      }),
      'POST /api/v2/manage/orders/:id/messages': async ({ params, body, request }) =>
        presentComment(await service.write(callerOf(request), Number(params.id), body.message)),
      'GET /api/v2/manage/load': async ({ request }) => service.load(callerOf(request)),
    },
    context,
  );
}
