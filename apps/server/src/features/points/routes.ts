import { points } from '@punkt/contract/points';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { presentPoint } from './presenter.ts';
import type { PointsService } from './service.ts';

export function servePoints(app: FastifyInstance, service: PointsService, context: RouteContext): void {
  serveContract(
    app,
    points,
    {
      'GET /api/v2/pickpoint/list': async ({ query, request }) => {
        const { page, page_size } = query;
        const { rows, total } = await service.list(callerOf(request), page, page_size);
        return { data: rows.map(presentPoint), total, page, page_size };
      },
    },
    context,
  );
}
