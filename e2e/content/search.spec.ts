import { indexedPages } from '@punkt/domain/site-pages';
import { expect, test } from '../support/journey.ts';

const SITES = [
  { variant: 'main', language: 'ru' },
  { variant: 'georgian', language: 'ka' },
] as const;

for (const { variant, language } of SITES) {
  test(`every page of the ${variant} site tells search engines what it is @desktop`, async ({
    request,
    baseURL,
    georgianUrl,
  }) => {
    const { host } = new URL(variant === 'main' ? (baseURL ?? '') : georgianUrl);
    const titles = new Set<string>();
    const pages = indexedPages(variant);
    for (const { path } of pages) {
      const answer = await request.get(path, { headers: { host }, maxRedirects: 0 });
      const html = await answer.text();
      expect(answer.status(), path).toBe(200);
      expect(html, path).toContain(`<html lang="${language}"`);
      const [, title = ''] = /<title[^>]*>([^<]+)</.exec(html) ?? [];
      titles.add(title);
      expect(html, path).toMatch(/<meta[^>]*name="description" content="[^"]{40,}"/);
      expect(html, path).toMatch(/rel="canonical" href="http[^"]+"/);
      expect(/rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toMatch(
        new RegExp(`^http://[\\w.]+(:\\d+)?${path}$`),
      );
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect((await request.get(new URL(picture).pathname)).headers()['content-type'], path).toBe(
        'image/png',
      );
      for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(data ?? '')['@context'], path).toBe('https://schema.org');
    }
    expect(titles.size).toBe(pages.length);
  });
}

test('the front page answers the most asked questions to search engines @desktop', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const kinds = (JSON.parse(data)['@graph'] as Array<{ '@type': string }>).map((each) => each['@type']);
  expect(kinds).toEqual(['Organization', 'FAQPage']);
});
