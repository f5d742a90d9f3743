import { indexedPages } from '@punkt/domain/site-pages';
import { expect, test } from '../support/journey.ts';
import { rawKeys, spokenBy } from '../support/raw-keys.ts';

const CYRILLIC = /[\u0400-\u04ff]/g;
const GEORGIAN = /[\u10a0-\u10ff]/g;
/** Names of banks and firms are names. */
const share = (text: string, letters: RegExp): number =>
  (text.match(letters)?.length ?? 0) / (text.match(/\p{L}/gu)?.length ?? 1);

for (const variant of ['main', 'georgian'] as const) {
  for (const language of ['ru', 'ka', 'en'] as const) {
    test(`the ${variant} site speaks ${language} on every page @desktop`, async ({
      request,
      baseURL,
      georgianUrl,
    }) => {
      const { host } = new URL(variant === 'main' ? (baseURL ?? '') : georgianUrl);
      for (const { path } of indexedPages(variant)) {
        const answer = await request.get(path, {
          headers: { host, cookie: `punkt_language=${language}` },
        });
        const html = await answer.text();
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(html.match(/<h1[^>]*>[^<]*\p{L}/u), path).not.toBeNull();
        expect(rawKeys(spokenBy(html)), path).toEqual([]);
        const [, h1 = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
        if (language === 'ru') expect(share(h1, CYRILLIC), path).toBeGreaterThan(0.5);
        if (language === 'ka') expect(share(h1, GEORGIAN), path).toBeGreaterThan(0.5);
        if (language === 'en') expect(share(h1, CYRILLIC) + share(h1, GEORGIAN), path).toBe(0);
      }
    });
  }
}
