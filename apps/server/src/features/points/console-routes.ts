import { consolePoints } from '@punkt/contract/points-console';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { ConsolePoints } from './console-service.ts';
import { presentConsolePoint, presentRow } from './presenter.ts';

export function serveConsolePoints(
  app: FastifyInstance,
  service: ConsolePoints,
  clock: Clock,
  context: RouteContext,
): void {
  serveContract(
    app,
    consolePoints,
    {
      'GET /api/v2/manage/points': async ({ query, request }) => {
        const { page, state } = query;
        const found = await service.list(callerOf(request), { query: query.query, state, page });
        const now = clock.now();
        const data = found.rows.map((row) => presentRow(row, found.names, now));
        return { data, total: found.total, page, page_size: found.pageSize };
      },
      'GET /api/v2/manage/points/:id': async ({ params, request }) =>
        presentConsolePoint(await service.open(callerOf(request), Number(params.id), originOf(request))),
      'POST /api/v2/manage/points/:id/block': async ({ params, body, request }) => {
        const given = { until: new Date(body.until), reason: body.reason };
        const caller = callerOf(request);
        return presentConsolePoint(await service.block(caller, Number(params.id), given, originOf(request)));
      },
      'POST /api/v2/manage/points/:id/unblock': async ({ params, body, request }) => {
        const caller = callerOf(request);
        return presentConsolePoint(
          await service.unblock(caller, Number(params.id), body.reason, originOf(request)),
        );
      },
    },
    context,
  );
}
