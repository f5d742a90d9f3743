import { indexedPages } from '@punkt/domain/site-pages';
import { describe, expect, it } from 'vitest';
import { afterFile, testApp } from '../../../test/harness.ts';

const environment = { PUNKT_ORIGIN: 'https://punkt.example', PUNKT_GEORGIAN_HOSTS: 'punkt.ge,www.punkt.ge' };
const shared = testApp({ cleanUp: afterFile(), environment });
const get = async (url: string, host: string) => (await shared).http.inject({ url, headers: { host } });

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe('sitemap.xml', () => {
  it.each([
    ['punkt.example', 'main', 'https://punkt.example'],
    ['somebody.example', 'main', 'https://punkt.example'],
    ['punkt.ge', 'georgian', 'https://punkt.ge'],
    ['www.punkt.ge', 'georgian', 'https://punkt.ge'],
  ] as const)('of %s lists the pages of the %s site', async (host, variant, origin) => {
    const { statusCode, headers, body } = await get('/sitemap.xml', host);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(addressesOf(body)).toEqual(indexedPages(variant).map(({ path }) => origin + path));
    expect(body).not.toContain('somebody');
  });

  it('pairs the pages that both sites have, in both directions', async () => {
    for (const host of ['punkt.example', 'punkt.ge']) {
      const { body } = await get('/sitemap.xml', host);
      const entry = body.split('\n').find((line) => line.includes('/apps</loc>'));
      expect(entry).toContain('hreflang="ru" href="https://punkt.example/apps"');
      expect(entry).toContain('hreflang="ka" href="https://punkt.ge/apps"');
      expect(entry).toContain('hreflang="x-default" href="https://punkt.example/apps"');
    }
    const { body } = await get('/sitemap.xml', 'punkt.example');
    expect(body.split('\n').find((line) => line.includes('/rating</loc>'))).not.toContain('hreflang');
  });

  it('dates the pages by what was published', async () => {
    const { published } = (await (await shared).call('GET /content/promo-content-sections/v2', { query: {} }))
      .body;
    const { body } = await get('/sitemap.xml', 'punkt.example');
    const dates = [...body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map((match) => match[1]);
    expect(new Set(dates)).toEqual(new Set([published]));
  });

  it('names no counterpart where there is one site only', async () => {
    const app = await testApp({ environment: { PUNKT_GEORGIAN_HOSTS: ',' } });
    expect((await app.http.inject('/sitemap.xml')).body).not.toContain('hreflang');
  });
});

describe('robots.txt', () => {
  it.each([
    ['punkt.example', 'https://punkt.example'],
    ['punkt.ge', 'https://punkt.ge'],
  ])('of %s closes what is not for searching, and leads to the sitemap', async (host, origin) => {
    const { statusCode, headers, body } = await get('/robots.txt', host);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /lk',
      'Disallow: /manage',
      'Disallow: /sandbox',
      'Disallow: /api',
      'Allow: /',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
    expect(headers).not.toHaveProperty('x-robots-tag');
  });
});
