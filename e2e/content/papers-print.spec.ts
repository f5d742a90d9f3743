import { LANGUAGES } from '@punkt/locales/language';
import { expect, test } from '../support/journey.ts';

/** So many sheets at most: what goes from hand to hand is one, a brand book is a booklet. */
const PAPERS = { brandbook: 5, 'brandbook-simplified': 4, 'eco-box': 1, landlord: 1, learning: 1 } as const;

/** Chromium writes one such object for each page. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of LANGUAGES) {
  test(`every paper prints on its sheets of A4 in ${language} @desktop`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'punkt_language', value: language, url: baseURL ?? '' }]);
    await page.addInitScript((spoken) => sessionStorage.setItem('punkt_language', spoken), language);
    for (const [paper, sheets] of Object.entries(PAPERS)) {
      await test.step(paper, async () => {
        await page.goto(`/documents/${paper}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pagesOf(pdf), 'pages').toBeGreaterThan(0);
        expect(pagesOf(pdf), 'pages').toBeLessThanOrEqual(sheets);
        // In points: 210 × 297 mm, whatever paper the browser would choose by itself.
        expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      });
    }
  });
}

test('on paper there is the letter and whose it is, and nothing of the screen @desktop', async ({ page }) => {
  await page.goto('/documents/landlord');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Срок договора')).toBeVisible();
  await expect(page.getByText(/\/documents\/landlord$/)).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
