import { zones } from '@punkt/contract/zones';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { ZoneSetting } from './setting-zones.ts';

const originOf = (request: FastifyRequest) => ({ requestId: request.id, address: request.ip });

type Shown = Awaited<ReturnType<ZoneSetting['set']>>;
const present = ({ updated, ...zone }: Shown) => ({ ...zone, updated: updated.toISOString() });

export function serveZones(app: FastifyInstance, service: ZoneSetting, context: RouteContext): void {
  serveContract(
    app,
    zones,
    {
      'GET /api/v2/manage/zones': async ({ query, request }) => {
        const { kind, page, page_size } = query;
        const { rows, total } = await service.list(callerOf(request), { kind, page, pageSize: page_size });
        return { data: rows.map(present), total, page, page_size };
      },
      'POST /api/v2/manage/zones/:cell': async ({ params, body, request }) =>
        present(await service.set(callerOf(request), params.cell, body, originOf(request))),
      'POST /api/v2/manage/zones/:cell/reset': async ({ params, request }) =>
        service.reset(callerOf(request), params.cell, originOf(request)),
    },
    context,
  );
}
