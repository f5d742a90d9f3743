import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';
import { OUTBOUND_CHANNEL, type OutboundCall } from '../metrics/metrics.ts';

export interface TraceOptions {
  /** Where the collector listens, as OpenTelemetry spells it: `http://collector:4318`. */
  readonly endpoint: string;
  readonly service: string;
  /** Which share of requests and jobs is traced, 0 to 1. */
  readonly share: number;
}

export interface Traces {
  observe(app: FastifyInstance): void;
  query(event: LogEvent): void;
  job<T>(task: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 1_000;

/**
 * Requests, jobs, and what the database and outside services took of their time. Nothing personal leaves by them: routes instead of
 * addresses, statements without their values, services without what was sent. A `traceparent` of the caller is not followed:
 * a stranger could have everything traced. This file is loaded only where traces are switched on.
 */
export function startTraces({ endpoint, service, share }: TraceOptions): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('punkt');
  const current = new AsyncLocalStorage<Context>();

  /** What is known only once it has ended. Outside of a request or a job it belongs to nobody, and is left out. */
  function record(name: string, seconds: number, attributes: Attributes, failed: boolean): void {
    const parent = current.getStore();
    if (!parent) return;
    const end = Date.now();
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: end - seconds * 1_000, attributes },
      parent,
    );
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  const onOutbound = (call: unknown) => {
    const { service: outside, outcome, seconds } = call as OutboundCall;
    record(outside, seconds, { 'peer.service': outside, 'punkt.outcome': outcome }, outcome !== 'done');
  };
  subscribe(OUTBOUND_CHANNEL, onOutbound);

  return {
    observe: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const { method, id } = request;
        const route = request.routeOptions.url ?? 'unknown';
        const span = tracer.startSpan(
          `${method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: { 'http.request.method': method, 'http.route': route, 'punkt.request_id': id },
          },
          ROOT_CONTEXT,
        );
        if (span.isRecording()) request.log = request.log.child({ trace_id: span.spanContext().traceId });
        // Also for those who leave before their answer, and for streams.
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.raw.statusCode);
          if (reply.raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        current.run(trace.setSpan(ROOT_CONTEXT, span), done);
      });
    },
    query: ({ level, query, queryDurationMillis }) =>
      record(
        'database',
        queryDurationMillis / 1_000,
        { 'db.system': 'postgresql', 'db.query.text': query.sql },
        level === 'error',
      ),
    job: async (task, work) => {
      const span = tracer.startSpan(
        `job ${task}`,
        { kind: SpanKind.CONSUMER, attributes: { 'punkt.task': task } },
        ROOT_CONTEXT,
      );
      try {
        return await current.run(trace.setSpan(ROOT_CONTEXT, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: async () => {
      unsubscribe(OUTBOUND_CHANNEL, onOutbound);
      // A collector that is away must not keep the process from stopping.
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        delay(CLOSE_WITHIN_MS, undefined, { ref: false }),
      ]);
    },
  };
}
