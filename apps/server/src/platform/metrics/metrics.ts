import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly counter: (name: string, help: string, labels?: string[]) => Counter;
  observe(app: FastifyInstance): void;
  close(): void;
}

/** A registry of its own per app: tests run several apps in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'punkt_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  return {
    registry,
    counter: (name, help, labels = []) =>
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    observe: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    close: () => registry.clear(),
  };
}
