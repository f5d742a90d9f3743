import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { Failure } from './failure.ts';

export interface HealthOptions {
  /** What the work needs, by its name, cheapest first. */
  readonly checks: Readonly<Record<string, () => Promise<boolean>>>;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** `/livez`: the process answers. `/readyz`: it can do its work, so a balancer may send people here; else what is missing. */
export function serveHealth(app: FastifyInstance, { checks, metrics, metricsToken }: HealthOptions): void {
  const hidden = {
    schema: { hide: true },
    config: { rateLimit: false as const },
    logLevel: 'silent' as const,
  };
  // A busy process is alive: whoever restarts it for being busy makes it worse.
  const evenUnderPressure = { ...hidden, config: { ...hidden.config, pressureHandler: () => undefined } };
  app.get('/livez', evenUnderPressure, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (app.isLeaving()) throw new Failure('unavailable', { data: { missing: 'stopping' } });
    for (const [missing, isThere] of Object.entries(checks))
      if (!(await isThere())) throw new Failure('unavailable', { data: { missing } });
    return { status: 'ok' };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new Failure('not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
