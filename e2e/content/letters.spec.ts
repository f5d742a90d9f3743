import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { nextFrame } from '../support/shifts.ts';

/** Where the page begins below its header: whatever grows above it moves every line a reader has begun. */
const start = (page: Page) => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);

for (const variant of ['main', 'georgian'] as const)
  test(`the front page of the ${variant} site stands still when its letters come late @phone`, async ({
    page,
    baseURL,
    georgianUrl,
  }) => {
    const { promise: drawn, resolve: letThrough } = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/*.woff2', async (route) => {
      held += 1;
      await drawn;
      await route.continue();
    });
    await page.goto(`${variant === 'main' ? baseURL : georgianUrl}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Drawn once in the letters that every phone has.
    await expect.poll(() => held).toBeGreaterThan(0);
    await nextFrame(page);
    const before = await start(page);
    letThrough();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrame(page);
    expect(await start(page)).toBe(before);
  });
