import { metrics } from '@punkt/contract/metrics';
import type { FastifyInstance } from 'fastify';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { Countries } from './country.ts';
import type { MetricsService } from './service.ts';

export function serveMetrics(
  app: FastifyInstance,
  service: MetricsService,
  countryOf: Countries,
  context: RouteContext,
): void {
  serveContract(
    app,
    metrics,
    {
      'POST /api/v1/events': async ({ body }) => ({ accepted: service.count(body.events) }),
      'GET /api/v4/country': async ({ request }) => ({ countryCode: await countryOf(request.ip) }),
      'GET /api/v2/update-by-pickpoint': () => service.update(),
    },
    context,
  );
}
