import { LANGUAGES } from '@punkt/locales/language';
import { expect, test } from '../support/journey.ts';

const TARGET = 44;

test('links of the footer are large enough for a thumb, in every language', async ({ page, baseURL }) => {
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'punkt_language', value: language, url: baseURL ?? '' }]);
    await page.goto('/rating');
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        (await link.textContent()) ?? '',
      ).toBeGreaterThanOrEqual(TARGET);
    }
  }
});
