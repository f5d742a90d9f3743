import { indexedPages } from '@punkt/domain/site-pages';
import { expect, test } from '../support/journey.ts';
import { rawKeys, spokenByPage } from '../support/raw-keys.ts';

for (const language of ['ru', 'ka'] as const) {
  test(`every page is whole when it is drawn in the browser, in ${language} @desktop`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'punkt_language', value: language, url: baseURL ?? '' }]);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto('/login');
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const { path } of indexedPages('main').filter(({ path }) => path !== '/login')) {
      await page.evaluate(
        (to) =>
          (
            window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
          ).__reactRouterDataRouter.navigate(to),
        path,
      );
      await expect(page.locator('main h1'), path).toBeVisible();
      expect(rawKeys(await spokenByPage(page)), path).toEqual([]);
      await expect(page.locator('head > title'), path).toHaveCount(1);
    }
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(failures).toEqual([]);
  });
}
