import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { afterFile, testApp } from '../../../test/harness.ts';
import { fakePages } from '../../../test/pages.ts';

const cleanUp = afterFile();
const app = await testApp({ cleanUp, pages: fakePages() });
const address = await app.http.listen({ host: '127.0.0.1', port: 0 });

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

async function ask({ path, method = 'GET', headers = {} }: Asked) {
  const sent = request(address + path, { method, headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, body: body.toString('base64') };
}

const TILE = '/api/v4/geo/tiles/land/3/4/2';
const sameFor = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
  const { date: _date, 'x-request-id': id, ...rest } = headers;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return { status, headers: rest, body };
};

describe('an answer that lies ready', () => {
  it.each([
    { path: '/plain' },
    { path: '/brotli', headers: { 'accept-encoding': 'br' } },
    { path: '/gzip', headers: { 'accept-encoding': 'gzip' } },
    { path: '/head', method: 'HEAD' },
    { path: TILE, headers: { 'accept-encoding': 'gzip' } },
  ])('is the one that was made for the first who asked: %j', async (asked) => {
    // A query leads past what lies ready; the page is the same.
    const usual = await ask({ ...asked, path: `${asked.path}${asked.path === TILE ? '' : '?usual'}` });
    expect(usual.status).toBe(200);
    const ready = await ask(asked);
    expect(sameFor(ready)).toEqual(sameFor(usual));
    const known = { ...asked.headers, 'if-none-match': String(ready.headers.etag) };
    const unchanged = await ask({ ...asked, headers: known });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    const { 'content-length': _l, 'content-type': _t, 'content-encoding': _e, ...kept } = ready.headers;
    expect(sameFor(unchanged).headers).toEqual({ ...sameFor({ ...ready, headers: kept }).headers });
  });

  it('is counted, and seen in the metrics, as any other', async () => {
    const counted = async () => {
      const { body } = await app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
      return Number(
        /punkt_http_request_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body)?.[1],
      );
    };
    await ask({ path: '/counted' });
    const before = await counted();
    for (let i = 0; i < 3; i += 1) await ask({ path: '/counted' });
    await expect.poll(counted).toBe(before + 3);
  });

  it('is the last one of its connection once the process leaves', async () => {
    await ask({ path: '/leaving' });
    expect((await ask({ path: '/leaving' })).headers.connection).toBe('keep-alive');
    app.http.leave();
    expect((await ask({ path: '/leaving' })).headers.connection).toBe('close');
  });
});
