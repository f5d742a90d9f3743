import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { logIn, readableLog, testApp } from '../../../test/harness.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** What a collector of OpenTelemetry gets. */
async function collector() {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    texts.push(JSON.stringify(body));
    spans.push(
      ...body.resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => texts.join(),
  };
}

it('traces tell of requests, jobs and statements, and nothing about people', async () => {
  const { url, spans, text } = await collector();
  const { log, lines } = readableLog();
  const cleaning: (() => Promise<unknown>)[] = [];
  const app = await testApp({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: '1', LOG_LEVEL: 'info' },
    cleanUp: (work) => void cleaning.unshift(work),
    log,
  });
  const { access } = await logIn(app, '79161234567');
  expect((await app.call('GET /api/v4/sessions', {}, { token: access })).status).toBe(200);
  for (const work of cleaning) await work(); // closing sends what is left

  const request = spans.find(({ name }) => name === 'GET /api/v4/sessions');
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.length).toBeGreaterThan(0);
  for (const span of inside) expect([span.name, span.traceId]).toEqual(['database', request?.traceId]);
  const statement = inside.flatMap(({ attributes }) => attributes).find(({ key }) => key === 'db.query.text');
  expect(String(statement?.value.stringValue)).toMatch(/select .*\$1/is);
  expect(lines.find(({ route }) => route === '/api/v4/sessions')?.trace_id).toBe(request?.traceId);
  expect(text()).not.toContain('9161234567');
  expect(text()).not.toContain(access);
});

it('a collector that is away disturbs nobody', async () => {
  const app = await testApp({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' },
  });
  expect((await app.call('GET /api/v4/sandbox/clock', {})).status).toBe(200);
});
