import { BODY_LIMITS } from '@punkt/contract/endpoint';
import { errorBody } from '@punkt/contract/errors';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, PRODUCTION, type TestApp, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createAddressLimit } from './address-limit.ts';
import { bareHttp } from './testing/bare-http.ts';

describe('the rate limit', () => {
  const cleanUp = afterFile();
  let app: TestApp;
  /** One for all of them: each test comes from an address of its own. */
  beforeAll(async () => {
    app = await testApp({ cleanUp, environment: { RATE_LIMIT_PER_MINUTE: '10' } });
  });

  it('answers 429 in our format, with the time to wait', async () => {
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
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const guess = async () =>
      (await app.http.inject({ url: '/api/v2/user', headers, remoteAddress: '198.51.100.1' })).statusCode;
    for (let i = 0; i < 10; i += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  it('leaves the watchers of a balancer alone', async () => {
    const watch = () => app.http.inject({ url: '/livez', remoteAddress: '198.51.100.2' });
    for (let i = 0; i < 15; i += 1) expect((await watch()).statusCode).toBe(200);
  });

  it('counts each address by itself behind a trusted proxy, and nobody can invent one without', async () => {
    const from = (address: string) => ({ url: '/api/v2/user', headers: { 'x-forwarded-for': address } });
    const behind = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '127.0.0.1' } });
    const invent = (address: string) => app.http.inject({ ...from(address), remoteAddress: '198.51.100.3' });
    for (let i = 1; i <= 10; i += 1) {
      await behind.http.inject(from('203.0.113.1'));
      await invent(`203.0.113.${i}`);
    }
    expect((await behind.http.inject(from('203.0.113.1'))).statusCode).toBe(429);
    expect((await behind.http.inject(from('203.0.113.2'))).statusCode).toBe(401);
    expect((await invent('203.0.113.99')).statusCode).toBe(429);
  });

  it('counts an IPv6 network as one address', async () => {
    const from = async (remoteAddress: string) =>
      (await app.http.inject({ url: '/api/v2/user', remoteAddress })).statusCode;
    for (let host = 1; host <= 10; host += 1) expect(await from(`2001:db8:1:2::${host}`)).toBe(401);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(401);
  });
});

describe('the limit of one address on questions that cost money', () => {
  async function asker(limits: { perMinute: number; perDay: number }) {
    const http = await bareHttp({});
    const refuseFlood = createAddressLimit(http, limits);
    http.get('/question', async (request) => {
      await refuseFlood(request);
      return {};
    });
    return (remoteAddress: string) => http.inject({ url: '/question', remoteAddress });
  }

  it('counts the minute and the day, each by itself, and no other address', async () => {
    const [hasty, steady] = [
      await asker({ perMinute: 3, perDay: 100 }),
      await asker({ perMinute: 100, perDay: 3 }),
    ];
    for (const ask of [hasty, steady])
      for (let count = 0; count < 3; count += 1) expect((await ask('203.0.113.1')).statusCode).toBe(200);
    const [minute, day] = [await hasty('203.0.113.1'), await steady('203.0.113.1')];
    expect([minute.statusCode, day.statusCode]).toEqual([429, 429]);
    expect(minute.json().data.retry_after).toBeLessThanOrEqual(60);
    // Whoever has had the questions of a day is not told to come back in a minute.
    expect(day.json().data.retry_after).toBeGreaterThan(60);
    expect((await steady('203.0.113.2')).statusCode).toBe(200);
  });
});

describe('a body', () => {
  it('of a route that says nothing about it may be small, and no larger', async () => {
    const http = await bareHttp({});
    const post = async (length: number) => {
      const payload = JSON.stringify({ a: 'x'.repeat(length - '{"a":""}'.length) });
      const headers = { 'content-type': 'application/json' };
      return http.inject({ method: 'POST', url: '/echo', headers, payload });
    };
    expect((await post(BODY_LIMITS.small)).statusCode).toBe(200);
    const refused = await post(BODY_LIMITS.small + 1);
    expect([refused.statusCode, errorBody.parse(refused.json()).code]).toEqual([413, 'payload_too_large']);
    expect(BODY_LIMITS.small).toBe(16 * 1024);
  });
});

describe('headers', () => {
  const limited = { remoteAddress: '198.51.100.9' };
  const json = {
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'content-type': 'application/json' },
  } as const;
  const text = { 'content-type': 'text/plain' };
  /** Drawn once and sent from memory the second time, like pages. */
  const tile = '/api/v4/geo/tiles/land/3/4/2';
  const asked: ReadonlyArray<readonly [status: number, request: InjectOptions]> = [
    [200, { url: '/livez' }],
    [200, { url: tile }],
    [200, { url: tile }],
    [200, { url: '/livez', method: 'HEAD' }],
    [400, { url: '/%zz' }],
    [400, { ...json, payload: '{' }],
    [401, { url: '/api/v2/user' }],
    [404, { url: '/nowhere' }],
    [405, { url: '/api/v2/user', method: 'DELETE' }],
    [413, { ...json, payload: JSON.stringify({ phone: 'x'.repeat(BODY_LIMITS.small) }) }],
    [415, { ...json, payload: 'x', headers: text }],
    ...Array.from({ length: 10 }, () => [401, { url: '/api/v2/user', ...limited }] as const),
    [429, { url: '/api/v2/user', ...limited }],
  ];

  it('protect every answer, whoever gives it', async () => {
    const app = await testApp({ environment: { ...PRODUCTION, RATE_LIMIT_PER_MINUTE: '10' } });
    for (const [at, [status, request]] of asked.entries()) {
      const { statusCode, headers } = await app.http.inject({ remoteAddress: `203.0.113.${at}`, ...request });
      expect([request, statusCode]).toEqual([request, status]);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
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
