import { errorBody } from '@punkt/contract/errors';
import { describe, expect, it } from 'vitest';
import { PRODUCTION, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { bareHttp } from './testing/bare-http.ts';

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

  it('counts an IPv6 network as one address', async () => {
    const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    const from = async (remoteAddress: string) =>
      (await app.http.inject({ url: '/api/v2/user', remoteAddress })).statusCode;
    for (let host = 1; host <= 10; host += 1) expect(await from(`2001:db8:1:2::${host}`)).toBe(401);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(401);
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
