import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive');

test('a link pressed without a connection leaves the page where it is @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/rating');
  await alive(page);
  await context.setOffline(true);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('Нет подключения к интернету').first()).toBeVisible();
  await expect(heading).toHaveText(title);
  expect(new URL(page.url()).pathname).toBe('/rating');
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address that names no place breaks nothing @desktop', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  for (const hash of ['#%E0%A4', '#nowhere', '#"]']) {
    await page.goto(`/signboard${hash}`);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(failures).toEqual([]);
});

test('a change of language keeps the reader where they were, whatever the address points at @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => {
    history.replaceState(history.state, '', '#faq');
    scrollTo({ top: 1500, behavior: 'instant' });
  });
  await page.locator('button[data-language="ka"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await alive(page);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(300);
  expect(new URL(page.url()).hash).toBe('');
});

test('a press on help is answered at once, however slow its script @desktop', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/rating');
  await alive(page);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const button = page.locator('footer button[data-chat]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});
