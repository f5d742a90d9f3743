import { LANGUAGES } from '@punkt/locales/language';
import { expect, test } from '../support/journey.ts';

const TARGET = 44;

test('links of the footer are large enough for a thumb, in every language', async ({ page, baseURL }) => {
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'punkt_language', value: language, url: baseURL ?? '' }]);
    await page.goto('/rating');
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links.first()).toBeVisible();
    const sizes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { says: link.textContent, least: Math.min(width, height) };
      }),
    );
    expect(sizes.filter(({ least }) => least < TARGET)).toEqual([]);
  }
});
