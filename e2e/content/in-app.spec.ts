import type { Page } from '@playwright/test';
import { indexedPages } from '@punkt/domain/site-pages';
import { expect, test } from '../support/journey.ts';
import { rawKeys, spokenByPage } from '../support/raw-keys.ts';

/** What the server sends at this address, in the language of the visitor. */
const servedAt = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const sent = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    return { title: sent.title, heading: sent.querySelector('main h1')?.textContent ?? '' };
  }, path);

for (const language of ['ru', 'ka'] as const) {
  test(`every page that a link leads to is the one the server sends, and whole, in ${language} @desktop`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'punkt_language', value: language, url: baseURL ?? '' }]);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto('/rating');
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    for (const { path } of indexedPages('main').filter(({ path }) => path !== '/login')) {
      const { title, heading } = await servedAt(page, path);
      // Most of them stand in menus that are closed; opening those has a journey of its own.
      await page.getByRole('banner').locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page, path).toHaveTitle(title);
      await expect(page.locator('main h1'), path).toHaveText(heading);
      await expect(page.locator('head > title'), path).toHaveCount(1);
      await expect(page.locator('head > meta[name=description]'), path).toHaveCount(1);
      expect(rawKeys(await spokenByPage(page)), path).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(failures).toEqual([]);
  });
}
