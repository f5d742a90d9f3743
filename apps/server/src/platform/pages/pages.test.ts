import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorBody } from '@punkt/contract/errors';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterFile, PRODUCTION, type TestApp, testApp } from '../../../test/harness.ts';
import { type FakePages, fakePages, folderOf, SCRIPT, STYLE } from '../../../test/pages.ts';

const cleanUp = afterFile();
let app: TestApp;
let pages: FakePages;
beforeAll(async () => {
  // Whoever keeps the project in a folder of that name has a service worker that changes all the same.
  const files = {
    'assets/client/favicon.ico': 'icon',
    'assets/client/sw.js': 'worker',
    'assets/client/sw.js.br': 'worker in brotli',
    'assets/client/assets/app-1a2b.js': 'script',
    'assets/client/assets/map-worker-1a2b.js': 'worker of the map',
    'assets/client/assets/app-1a2b.js.br': 'script in brotli',
    'assets/client/.vite/manifest.json': 'secret',
    'assets/client/.env': 'secret',
    'assets/server/index.js': 'secret',
  };
  pages = fakePages(join(await folderOf(files, cleanUp), 'assets/client'));
  app = await testApp({ cleanUp, pages });
});
beforeEach(() => void pages.rendered.splice(0));

const get = (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  app.http.inject({ url, headers, ...more });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  it('allows what stands inside it by its hash, and nothing else', async () => {
    const { headers, statusCode } = await get('/policy');
    const policy = String(headers['content-security-policy']);
    expect(statusCode).toBe(200);
    expect(policy).toContain(`script-src 'self' ${hashOf(SCRIPT)};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(STYLE)} `);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
    expect(policy).not.toMatch(/style-src [^;]*unsafe/);
  });

  it('is drawn once, and the same bytes for everybody', async () => {
    const bodies = new Set<string>();
    for (let i = 0; i < 5; i += 1) bodies.add((await get('/same-bytes')).body);
    expect([bodies.size, pages.rendered.length]).toEqual([1, 1]);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for %s is packed by %s, and the same inside', async (accepted, encoding, unpack) => {
    const packed = await get('/packed', { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    const plain = await get('/packed');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('that a browser has already is not sent again, in whichever encoding it came', async () => {
    const { headers } = await get('/known', { 'accept-encoding': 'br' });
    const again = await get('/known', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await get('/known', { 'if-none-match': 'W/"another"' });
    expect(other.statusCode).toBe(200);
    expect((await get('/other')).headers.etag).not.toBe(headers.etag);
  });

  it('is not packed for whoever refuses it', async () => {
    const { headers } = await get('/gzip', { 'accept-encoding': 'gzip;q=0, identity' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('may be asked for by its headers alone', async () => {
    const { statusCode, body, headers } = await get('/head', {}, { method: 'HEAD' });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it.each([
    ['localhost', '', '', 'main', 'ru'],
    ['localhost', '', 'ka', 'main', 'ru'],
    ['localhost', '', 'en-GB,ru;q=0.5', 'main', 'en'],
    ['localhost', '', 'ru,en;q=0.5', 'main', 'ru'],
    ['localhost', 'punkt_language=ka', 'en', 'main', 'ka'],
    ['localhost', 'a=b; punkt_language=en; c=d', 'ru', 'main', 'en'],
    ['localhost', 'punkt_language=xx', '', 'main', 'ru'],
    ['localhost', 'not_punkt_language=en', '', 'main', 'ru'],
    ['ge.localhost', '', '', 'georgian', 'ka'],
    ['GE.LOCALHOST:3000', '', 'ru', 'georgian', 'ka'],
    ['ge.localhost', '', 'en', 'georgian', 'en'],
    ['ge.localhost', 'punkt_language=ru', '', 'georgian', 'ru'],
  ])(
    'at %s with cookie «%s» and «%s» is of variant %s, in %s',
    async (host, cookie, wanted, variant, language) => {
      const headers = { host, ...(cookie && { cookie }), ...(wanted && { 'accept-language': wanted }) };
      const { body } = await get('/variant', headers);
      expect(body).toContain(`lang="${language}"`);
      expect(body).toContain(`>${variant} /variant<`);
    },
  );

  it('depends on nothing but its path, variant, language and content', async () => {
    await get('/same?hash=secret', { host: 'evil.example', cookie: 'session=1' });
    const { body } = await get('/same', { host: 'localhost' });
    expect(pages.rendered).toHaveLength(1);
    expect(pages.rendered[0]?.path).toBe('/same');
    expect(body).not.toContain('evil');
  });

  it('has the way into the editor only for a browser that says so, and keeps both apart', async () => {
    const editing = { cookie: 'a=b; punkt_editor=1' };
    for (const headers of [{}, editing, { cookie: 'punkt_editor=yes' }, editing, {}])
      await get('/edited', headers);
    expect(pages.rendered.map(({ info }) => info.editor)).toEqual([undefined, true]);
  });

  it.each([
    ['/manage/content/panel', "'self'"],
    ['/manage/content', "'none'"],
    ['/manage/content/panel/more', "'none'"],
    // Not «/»: a test below counts on nobody having asked for that one.
    ['/framed', "'none'"],
  ])('at %s may stand in a frame of %s', async (path, who) => {
    const policy = String((await get(path)).headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`frame-ancestors ${who}$`));
  });

  it.each(['bad host%', '[', 'a:b:c', ''])('is drawn for the strange host %j', async (host) => {
    expect((await get('/strange', { host })).statusCode).toBe(200);
  });

  it.each(['//evil.example/x', '//', '/\\evil.example', '/a//b', '/%2F%2Fevil.example'])(
    'stays here at %s',
    async (path) => {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers.location]).toEqual([200, undefined]);
      expect(pages.rendered[0]?.path).toMatch(/^\//);
    },
  );

  it('that has moved says where to', async () => {
    const { statusCode, headers } = await get('/old');
    expect([statusCode, headers.location]).toEqual([302, '/new']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is opened in the language that a link names, which becomes a cookie and never leads to another host', async () => {
    const asked = async (url: string) => {
      const { statusCode, headers } = await get(url);
      return [statusCode, headers.location, headers['set-cookie']];
    };
    const cookie = (language: string) => `punkt_language=${language}; Path=/; SameSite=Lax`;
    expect(await asked('/?language=ka')).toEqual([302, '/', cookie('ka')]);
    expect(await asked('/rating?a=1&language=en')).toEqual([302, '/rating?a=1', cookie('en')]);
    expect(await asked('//elsewhere.example?language=ka')).toEqual([302, '/elsewhere.example', cookie('ka')]);
    expect(await asked('/?language=xx')).toEqual([200, undefined, undefined]);
  });

  it('that is missing is a page too, drawn anew each time', async () => {
    for (let i = 0; i < 2; i += 1) {
      expect((await get('/gone')).statusCode).toBe(404);
    }
    expect(pages.rendered).toHaveLength(2);
  });

  it('that can not be drawn answers in our format, and is tried again', async () => {
    for (let i = 0; i < 2; i += 1) {
      const answer = await get('/broken');
      expect(answer.statusCode).toBe(500);
      expect(errorBody.parse(answer.json()).code).toBe('internal');
      expect(answer.body).not.toContain('can not be drawn');
    }
    expect(pages.rendered).toHaveLength(2);
  });

  it('is read, never posted to', async () => {
    for (const payload of [{ a: 1 }, 'text']) {
      const answer = await get('/posted', {}, { method: 'POST', payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(404);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect(pages.rendered).toHaveLength(0);
  });

  it('is never drawn for a call: an unknown one is refused as a call', async () => {
    for (const url of ['/api/unknown', '/api', '/api/', '/api/v9/a/b?c=d']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(errorBody.parse(answer.json()).code).toBe('not_found');
    }
    const otherMethod = await get('/api/v1/login');
    expect([otherMethod.statusCode, otherMethod.headers.allow]).toEqual([405, 'POST']);
    expect(pages.rendered).toHaveLength(0);
  });

  it('of the sandbox knows whether there is one', async () => {
    await get('/sandbox');
    expect(pages.rendered[0]?.info.sandbox).toBe(true);
    const inProduction = fakePages();
    const production = await testApp({ environment: PRODUCTION, pages: inProduction });
    await production.http.inject('/sandbox');
    expect(inProduction.rendered[0]?.info.sandbox).toBe(false);
  });
});

describe('an asset', () => {
  it('is served for ever when its name carries its version, else asked for again', async () => {
    const script = await get('/assets/app-1a2b.js');
    expect([script.statusCode, script.body]).toEqual([200, 'script']);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/favicon.ico')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/favicon.png', '/assets/gone-1a2b.js', '/robots.txt.bak'])(
    'that is not there is not found, rather than the root: %s',
    async (path) => expect((await get(path)).statusCode).toBe(404),
  );

  it('that was asked for as a page leads whoever came by an old link to the root', async () => {
    const { statusCode, headers } = await get('/assets/gone-1a2b.js', { 'sec-fetch-mode': 'navigate' });
    expect([statusCode, headers.location]).toEqual([302, '/']);
  });

  it('is found by a name that was written otherwise, and packed only by its own', async () => {
    expect((await get('/assets/app%2D1a2b.js')).body).toBe('script');
    expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404);
    const { statusCode, body } = await app.http.inject({ method: 'HEAD', url: '/assets/app-1a2b.js' });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('is not counted by the rate limit: one page brings dozens, and an office shares one address', async () => {
    const limited = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10' }, pages });
    for (let i = 0; i < 15; i += 1)
      for (const url of ['/assets/app-1a2b.js', '/'])
        expect((await limited.http.inject(url)).statusCode, url).toBe(200);
  });

  it('lets workers fetch and import what is ours, and nothing else do so', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }])
      expect((await get('/sw.js', headers)).headers['content-security-policy']).toBe("default-src 'self'");
    const worker = await get('/assets/map-worker-1a2b.js');
    expect(worker.headers['content-security-policy']).toBe("default-src 'self'");
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is served packed as the build packed it', async () => {
    const { body, headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect([body, headers['content-encoding']]).toEqual(['script in brotli', 'br']);
    expect(headers['content-type']).toContain('javascript');
  });

  it.each([
    '/../server/index.js',
    '/assets/../../server/index.js',
    '/%2e%2e/server/index.js',
    '/assets/%2e%2e%2f%2e%2e%2fserver/index.js',
    '/..%5cserver%5cindex.js',
    '/.env',
    '/.vite/manifest.json',
    '/assets/..%2f.env',
  ])('is never found outside its folder: %s', async (path) => {
    expect((await get(path)).body).not.toContain('secret');
  });
});

it.each([
  ['address', () => '203.0.113.8', '203.0.113.9'],
  ['IPv6 network, whatever address it takes', (turn: number) => `2001:db8:1:2::${turn}`, '2001:db8:1:3::1'],
])(
  'one %s gets more pages and files than any visitor asks for, and then 429',
  async (_, addressOf, other) => {
    const flooded = await testApp({ pages, environment: { RATE_LIMIT_PER_MINUTE: '10' } });
    const statuses: number[] = [];
    const ask = (url: string, remoteAddress: string) => flooded.http.inject({ url, remoteAddress });
    // A minute by the clock may end in between, so it is tried for more than two of them.
    for (let turn = 1; turn < 250 && !statuses.includes(429); turn += 1)
      statuses.push((await ask(turn % 2 ? '/' : '/favicon.ico', addressOf(turn))).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(100);
    expect((await ask('/', other)).statusCode).toBe(200);
  },
);
