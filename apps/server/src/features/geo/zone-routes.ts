import { zones } from '@punkt/contract/zones';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import type { ZoneSetting } from './setting-zones.ts';

type Shown = Awaited<ReturnType<ZoneSetting['set']>>;
const present = ({ updated, ...zone }: Shown) => ({ ...zone, updated: updated.toISOString() });

interface ZoneRoutes extends RouteContext {
  readonly variants: VariantRules;
}

export function serveZones(app: FastifyInstance, service: ZoneSetting, context: ZoneRoutes): void {
  const languageOf = (request: FastifyRequest) => answerLanguage(request, context.variants);
  serveContract(
    app,
    zones,
    {
      'GET /api/v2/manage/zones': async ({ query, request }) => {
        const { kind, page, page_size } = query;
        const { rows, total } = await service.list(
          callerOf(request),
          { kind, page, pageSize: page_size },
          languageOf(request),
        );
        return { data: rows.map(present), total, page, page_size };
      },
      'GET /api/v2/manage/zones/at': async ({ query, request }) => {
        const { set, ...zone } = await service.at(callerOf(request), query, languageOf(request));
        return { ...zone, set: set && present(set) };
      },
      'POST /api/v2/manage/zones/:cell': async ({ params, body, request }) => {
        const wanted = { ...body, language: languageOf(request) };
        return present(await service.set(callerOf(request), params.cell, wanted, originOf(request)));
      },
      'POST /api/v2/manage/zones/:cell/reset': async ({ params, request }) =>
        service.reset(callerOf(request), params.cell, originOf(request)),
    },
    context,
  );
}
