import { describe, expect, it, onTestFinished } from 'vitest';
import { logIn, newDatabase, PRODUCTION, testApp } from '../../../test/harness.ts';
import { startProxy } from '../../../test/proxy.ts';
import { waitFor } from '../../../test/waiting.ts';

describe('health', () => {
  it('is good while the database is there', async () => {
    const app = await testApp();
    expect((await app.http.inject('/livez')).json()).toEqual({ status: 'ok' });
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('is not ready without its database, yet alive, and calls say come again', async () => {
    const proxy = await startProxy(await newDatabase(), onTestFinished);
    const app = await testApp({ databaseUrl: proxy.url });
    const { access } = await logIn(app, '79161234567');
    await proxy.cut();
    await waitFor(async () => expect((await app.http.inject('/readyz')).statusCode).toBe(503));
    expect((await app.http.inject('/livez')).statusCode).toBe(200);
    const { status, error, headers } = await app.call('GET /api/v2/user', {}, { token: access });
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    await proxy.restore();
    await waitFor(async () => expect((await app.http.inject('/readyz')).statusCode).toBe(200));
    expect((await app.call('GET /api/v2/user', {}, { token: access })).status).toBe(200);
  });
});

describe('an instance that is about to stop', () => {
  it('is not ready, still answers, and keeps no connection', async () => {
    const app = await testApp();
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(app.http.listeningOrigin + path);
      return [status, headers.get('connection')];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    app.http.leave();
    expect(await ask('/readyz')).toEqual([503, 'close']);
    expect(await ask('/livez')).toEqual([200, 'close']);
    expect(await ask('/api/v4/sandbox/clock')).toEqual([200, 'close']);
  });
});

describe('metrics', () => {
  it('are closed without their token', async () => {
    const app = await testApp({ environment: { METRICS_TOKEN: PRODUCTION.METRICS_TOKEN } });
    expect((await app.http.inject('/metrics')).statusCode).toBe(404);
    for (const authorization of ['Bearer wrong', `Bearer ${'x'.repeat(23)}`, PRODUCTION.METRICS_TOKEN ?? ''])
      expect((await app.http.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    const headers = { authorization: `Bearer ${PRODUCTION.METRICS_TOKEN}` };
    expect((await app.http.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });

  it('are open to the machine itself when no token is set, and to nobody else', async () => {
    const app = await testApp();
    expect((await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })).statusCode).toBe(404);
    await app.call('GET /api/v4/sandbox/clock', {});
    const { body } = await app.http.inject('/metrics');
    expect(body).toMatch(
      /punkt_http_request_seconds_count\{.*route="\/api\/v4\/sandbox\/clock".*status="200".*\} 1/,
    );
  });
});
