import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Goes on until what is focused says this; nobody should need a hundred presses. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(focused)) return;
  }
  throw new Error(`No way by Tab to ${name}`);
}

test('the public site can be used by keys alone @keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await tabTo(page, /^Партнёрам/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Партнёрам' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Партнёрам' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Рейтинг\sпункта/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rating$/);
});
