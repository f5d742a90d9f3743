import { privacy } from '@punkt/contract/privacy';
import type { FastifyInstance } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { presentForStaff, presentRequest } from './presenter.ts';
import type { PrivacyService } from './service.ts';

export function servePrivacy(app: FastifyInstance, service: PrivacyService, context: RouteContext): void {
  serveContract(
    app,
    privacy,
    {
      'GET /api/v4/privacy/export': async ({ request, reply }) => {
        const zip = await service.export(callerOf(request), originOf(request));
        return reply
          .header('content-disposition', 'attachment; filename="punkt-data.zip"')
          .type('application/zip')
          .send(zip);
      },
      'GET /api/v4/privacy/requests': async ({ request }) => {
        const data = (await service.requests(callerOf(request))).map(presentRequest);
        return { data, total: data.length, page: 1, page_size: data.length };
      },
      'POST /api/v4/privacy/erasure': async ({ body, request }) =>
        presentRequest(await service.ask(callerOf(request), body.comment, originOf(request))),
      'POST /api/v4/privacy/requests/:id/withdraw': async ({ params, request }) =>
        presentRequest(await service.withdraw(callerOf(request), params.id, originOf(request))),
      'GET /api/v2/manage/privacy': async ({ query, request }) => {
        const { status, page, query: words } = query;
        const found = await service.list(callerOf(request), {
          openOnly: status === 'open',
          page,
          query: words,
        });
        return { ...found, data: found.data.map(presentForStaff) };
      },
      'POST /api/v2/manage/privacy/:id/decide': async ({ params, body, request }) =>
        presentForStaff(
          await service.decide(callerOf(request), { id: params.id, ...body, ...originOf(request) }),
        ),
    },
    context,
  );
}
