import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createAnswerTimes } from './answer-times.ts';

/** Outside services publish each call here, so that nobody has to hand a registry to every provider. */
export const OUTBOUND_CHANNEL = 'punkt.outbound';

export interface OutboundCall {
  readonly service: string;
  /** `refused`: it answered, and said no. `skipped`: it was not asked, because it had failed too often just before. */
  readonly outcome: 'done' | 'refused' | 'failed' | 'skipped';
  readonly seconds: number;
}

export type JobOutcome = 'done' | 'failed' | 'given_up';

/** One figure, or one for each value of the label; null where there is none yet. */
type Reading = number | null | Readonly<Record<string, number>>;

export interface Metrics {
  readonly registry: Registry;
  readonly counter: (name: string, help: string, labels?: string[]) => Counter;
  /** Read whenever somebody asks. What can't be read in time is left out: an old figure would be taken for a true one. */
  readonly gauge: (
    name: string,
    help: string,
    read: () => Reading | Promise<Reading>,
    label?: string,
  ) => void;
  observe(app: FastifyInstance): void;
  job(task: string, outcome: JobOutcome, seconds: number): void;
  close(): void;
}

const READ_WITHIN_MS = 2_000;
const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];

/** A registry of its own per app: tests run several apps in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] });
  const answered = createAnswerTimes(registry, {
    name: 'punkt_http_request_seconds',
    help: 'Time to answer, by route and status',
    bounds: SECONDS,
  });
  const outbound = histogram('punkt_outbound_seconds', 'Calls of outside services, by service and outcome', [
    'service',
    'outcome',
  ]);
  const jobs = histogram('punkt_job_seconds', 'Jobs that ran, by task and outcome', ['task', 'outcome']);
  const onOutbound = (call: unknown) => {
    const { service, outcome, seconds } = call as OutboundCall;
    outbound.observe({ service, outcome }, seconds);
  };
  subscribe(OUTBOUND_CHANNEL, onOutbound);
  return {
    registry,
    counter: (name, help, labels = []) =>
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    gauge: (name, help, read, label) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers: [registry],
        collect: async () => {
          const late = delay(READ_WITHIN_MS, null, { ref: false });
          const reading = await Promise.race([Promise.resolve().then(read), late]).catch(() => null);
          gauge.reset();
          if (typeof reading === 'number') gauge.set(reading);
          // A gauge without labels is 0 after a reset.
          else if (!label) gauge.remove();
          else
            for (const [value, figure] of Object.entries(reading ?? {}))
              gauge.set({ [label]: value }, figure);
        },
      });
    },
    observe: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const { url: route = 'unknown', config: of } = request.routeOptions;
        const { statusCode: status, elapsedTime } = reply;
        answered({ of, route, method: request.method, status, seconds: elapsedTime / 1000 });
        done();
      });
    },
    job: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
    close: () => {
      unsubscribe(OUTBOUND_CHANNEL, onOutbound);
      registry.clear();
    },
  };
}
