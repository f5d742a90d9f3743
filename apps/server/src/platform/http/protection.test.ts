import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorBody } from '@punkt/contract/errors';
import { serverTexts } from '@punkt/locales/server';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PRODUCTION, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { serveHealth } from './health.ts';
import { createHttp, type HttpOptions } from './server.ts';

async function bareHttp(options: Partial<HttpOptions>): Promise<FastifyInstance> {
  const metrics = createMetrics();
  const http = await createHttp({
    log: createLog({ level: 'silent' }),
    metrics,
    variants: { georgianHosts: [], stage: false },
    texts: serverTexts,
    trustProxy: 0,
    ratePerMinute: 1_000,
    secureTransport: false,
    ...options,
  });
  serveHealth(http, { checks: {}, metrics, metricsToken: undefined });
  http.post('/echo', async () => ({ ok: true }));
  onTestFinished(async () => {
    await http.close();
    metrics.close();
  });
  return http;
}

/** Talks to a listening server as no library would. */
async function talk(http: FastifyInstance, text: string): Promise<string> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(http.listeningOrigin).port);
  const socket = connect(port, '127.0.0.1', () => void socket.write(text));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString();
}

describe('the rate limit', () => {
  it('answers 429 in our format, with the time to wait', async () => {
    const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    for (let i = 0; i < 10; i += 1)
      expect((await app.call('GET /api/v4/sandbox/clock', {})).status).toBe(200);
    const { status, error, headers } = await app.call('GET /api/v4/sandbox/clock', {});
    expect(status).toBe(429);
    expect(errorBody.parse(error).code).toBe('too_many_requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(error.data?.retry_after).toBe(Number(headers['retry-after']));
    expect(error.message).not.toContain('{{');
  });

  it('counts those who guess tokens, before it looks for the token', async () => {
    const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    const guess = () => app.call('GET /api/v2/user', {}, { token: 'x'.repeat(43) });
    for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('leaves the watchers of a balancer alone', async () => {
    const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    for (let i = 0; i < 15; i += 1) expect((await app.http.inject('/livez')).statusCode).toBe(200);
  });

  it('counts each address by itself behind a trusted proxy, and nobody can invent one without', async () => {
    const from = (address: string) => ({ url: '/api/v2/user', headers: { 'x-forwarded-for': address } });
    const behind = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '127.0.0.1' } });
    const open = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    for (let i = 1; i <= 10; i += 1) {
      await behind.http.inject(from('203.0.113.1'));
      await open.http.inject(from(`203.0.113.${i}`));
    }
    expect((await behind.http.inject(from('203.0.113.1'))).statusCode).toBe(429);
    expect((await behind.http.inject(from('203.0.113.2'))).statusCode).toBe(401);
    expect((await open.http.inject(from('203.0.113.99'))).statusCode).toBe(429);
  });
});

describe('headers', () => {
  it('protect every answer', async () => {
    const app = await testApp({ environment: PRODUCTION });
    for (const url of ['/livez', '/api/v2/user', '/nowhere']) {
      const { headers } = await app.http.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('ask for no encryption where there is none', async () => {
    const app = await testApp();
    expect((await app.http.inject('/livez')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('under pressure', () => {
  it('answers «come again» in our format, and is still alive', async () => {
    const http = await bareHttp({ pressure: { maxRssBytes: 1, sampleInterval: 10 } });
    await waitFor(() => expect(http.isUnderPressure()).toBe(true));
    const busy = await http.inject({ method: 'POST', url: '/echo' });
    expect(busy.statusCode).toBe(503);
    expect(errorBody.parse(busy.json()).code).toBe('unavailable');
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
    expect((await http.inject('/readyz')).statusCode).toBe(503);
    expect((await http.inject('/livez')).statusCode).toBe(200);
  });
});

describe('a client', () => {
  it('that sends too slowly is cut off', async () => {
    const http = await bareHttp({ requestTimeoutMs: 100, connectionsCheckMs: 50 });
    const answer = await talk(
      http,
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\nhalf',
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('request_timeout');
  });

  it('that sends the body of a call too slowly is told so before the time of an upload is over', async () => {
    const http = await bareHttp({ connections: { bodyMs: 50 } });
    const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10';
    const answer = await talk(http, `${head}\r\n\r\n{"a":`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('connection: close');
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('request_timeout');
  });

  it('that never sends the body nobody asked for is cut off after its answer', async () => {
    const http = await bareHttp({ connections: { bodyMs: 50 } });
    const answer = await talk(http, 'GET /livez HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that asks and does not read is cut off, and one that reads gets everything', async () => {
    const http = await bareHttp({ connections: { unreadMs: 300 } });
    const large = Buffer.alloc(64 * 1024 * 1024, 'x');
    http.get('/large', async () => large);
    await http.listen({ host: '127.0.0.1', port: 0 });
    const silent = connect(Number(new URL(http.listeningOrigin).port), '127.0.0.1').pause();
    onTestFinished(() => void silent.destroy());
    silent.on('error', () => undefined).write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    const [socket] = (await once(http.server, 'connection')) as [Socket];
    await once(socket, 'close');
    expect(socket.bytesRead).toBeGreaterThan(0);
    const read = await fetch(`${http.listeningOrigin}/large`);
    expect((await read.arrayBuffer()).byteLength).toBe(large.length);
  });

  it('that asks on and on without waiting for an answer is cut off, and little was begun for it', async () => {
    const http = await bareHttp({});
    let begun = 0;
    http.get('/count', async () => {
      begun += 1;
      return {};
    });
    await talk(http, 'GET /count HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_000));
    expect(begun).toBeLessThan(10);
    for (let turn = 0; turn < 20; turn += 1)
      expect((await fetch(`${http.listeningOrigin}/count`)).status).toBe(200);
  });

  it('that opens more connections than anybody needs keeps those it has, and others are not concerned', async () => {
    const http = await bareHttp({ connections: { perAddress: 3 } });
    await http.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(http.listeningOrigin).port);
    const open = (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).resume();
      onTestFinished(() => void socket.destroy());
      const closed = once(
        socket.on('error', () => undefined),
        'close',
      );
      const answered = async () => {
        socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n');
        return Promise.race([once(socket, 'data').then(() => true), closed.then(() => false)]);
      };
      return { socket, closed, answered };
    };
    const kept = [1, 2, 3].map(() => open('127.0.0.1'));
    for (const each of kept) expect(await each.answered()).toBe(true);
    await open('127.0.0.1').closed;
    // Another address of the same machine; not every system has one.
    if (process.platform === 'linux') expect(await open('127.0.0.2').answered()).toBe(true);
    for (const each of kept) expect(await each.answered()).toBe(true);
    kept[0]?.socket.destroy();
    await waitFor(async () => expect(await open('127.0.0.1').answered()).toBe(true));
  });

  it('that speaks no HTTP is told so', async () => {
    const answer = await talk(await bareHttp({}), 'hello\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('bad_request');
  });

  it('that sends endless headers is told so', async () => {
    const answer = await talk(
      await bareHttp({}),
      `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });
});
