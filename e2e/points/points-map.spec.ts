import { findBrowserWithMap } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';

// Without a graphics card every pixel of such a browser is drawn by the processor: a small window is enough.
test.use({ launchOptions: await findBrowserWithMap(), viewport: { width: 720, height: 640 } });

test('a press on a point of the map names it, and the way back leads to the same map @desktop', async ({
  page,
  openAs,
}) => {
  await openAs('employee', '/lk/pvz?view=map&search=1001');
  // One point alone stands in the middle.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('punkt:marks').length))
    .toBeGreaterThan(0);
  await page.locator('canvas').click();
  await page.getByRole('link', { name: 'Открыть пункт № 1001' }).click();
  await expect(page.getByRole('heading', { name: 'Пункт № 1001' })).toBeVisible();
  await page.getByRole('link', { name: 'К пунктам' }).click();
  await expect(page).toHaveURL(/\/lk\/pvz\?view=map&search=1001$/);
});
