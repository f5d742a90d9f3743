import { LANGUAGES } from '@punkt/locales/language';
import { expect, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });

const NEEDS = {
  ru: 'только со включённым JavaScript',
  ka: 'მხოლოდ ჩართული JavaScript-ით',
  en: 'needs JavaScript',
};

for (const path of ['/login', '/login-page', '/registration', '/lk/orders', '/manage'])
  test(`${path} says what it needs, in every language @desktop`, async ({ page, baseURL }) => {
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: 'punkt_language', value: language, url: baseURL ?? '' }]);
      await page.goto(path);
      // Not by text: the runner never looks for it inside a noscript.
      const words = page.locator('noscript p');
      await expect(words).toBeVisible();
      await expect(words).toContainText(NEEDS[language]);
      // Nothing is on its way: a screen that loads for ever would be a lie.
      await expect(page.locator('main [role="status"]')).toBeHidden();
    }
  });
