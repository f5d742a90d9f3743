import type { Page } from '@playwright/test';
import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** What each of them says that no other page does. */
const GUIDES = {
  '/rating': async (page) => {
    const bands = page.locator('ol').filter({ hasText: 'не выше' }).getByRole('listitem');
    await expect(bands).toHaveCount(6);
    await expect(bands.first()).toContainText('не выше 1,1');
    await expect(bands.nth(2)).toContainText('от 1,6 до 2,6');
    await expect(bands.last()).toContainText('4,6 и выше');
    await expect(page.getByText(/мы не публикуем/)).toBeVisible();
  },
  // The app installs from its address, and no store is named as ours.
  '/apps': async (page) => {
    const { host } = new URL(page.url());
    await expect(page.getByRole('img', { name: `QR-код адреса ${host}` })).toBeVisible();
    for (const device of ['Android', 'iPhone и iPad', 'Компьютер'])
      await expect(page.getByRole('heading', { name: device })).toBeVisible();
    const stores = page.locator('a[href*="apple.com"], a[href*="google.com"], a[href*="rustore"]');
    await expect(stores).toHaveCount(0);
  },
  '/banking-services': async (page) => {
    const banks = page.getByRole('main').locator('a[target="_blank"]');
    await expect(banks).toHaveCount(3);
    for (const bank of await banks.all()) {
      expect(await bank.getAttribute('href')).toMatch(/^https:\/\/[a-z-]+\.example\//);
      expect(await bank.getAttribute('rel')).toContain('noopener');
    }
    await expect(page.getByRole('heading', { name: 'Если вы ещё не зарегистрированы' })).toBeVisible();
    await expect(page.getByText('12 цифр у ИП, 10 — у ООО')).toBeVisible();
  },
  '/simplified-conditions': async (page) => {
    const main = page.getByRole('main');
    for (const figure of [/от\s10\sм²/, /до\s5\s000\sжителей/, /10\s000\s₽/, /1,5–2,4\s%/])
      await expect(main.getByText(figure).first()).toBeVisible();
    await expect(page.locator('table[data-highlight="simplified"]')).toBeVisible();
    const entries = page.locator('#faq details:has(> [data-question])');
    await expect(entries.nth(4)).toBeVisible();
    await expect(entries.nth(5)).toBeHidden();
    await page.getByText('Показать все вопросы').click();
    await expect(entries.last()).toBeVisible();
  },
  '/moving': async (page) => {
    const main = page.getByRole('main');
    for (const fact of [
      /не\sдальше\s500\sметров/i,
      'Первый этаж.',
      /непроходное/i,
      /от\s30\sм²/,
      /старый\sпункт\sотключается/,
    ])
      await expect(main.getByText(fact).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'К списку пунктов' })).toHaveAttribute('href', '/lk/pvz');
    await expect(page.getByRole('link', { name: 'Создать заявку на перенос' })).toBeVisible();
  },
  // Six sections with anchors, its date and every deadline.
  '/privacy-policy': async (page) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Общие положения',
      'Цели обработки',
      'Правовые основания',
      'Категории данных',
      'Порядок и сроки обработки',
      'Ответы на запросы',
    ]);
    await expect(page.getByText(/Редакция\sот\s\d{2}\.\d{2}\.\d{4}/)).toBeVisible();
    // Who answers for it is configured; a sandbox makes somebody up and says so.
    await expect(page.getByRole('link', { name: 'privacy@punkt.example' })).toBeVisible();
    await expect(page.getByText('Это песочница: оператор, адрес и почта придуманы')).toBeVisible();
    await expect(main).not.toContainText(/юрист|до\sзапуска/);
    const terms = PRIVACY_TERMS;
    for (const sentence of [
      `в течение ${terms.stopDistributionWorkingDays} рабочих дней с вашего требования`,
      `исправляем в течение ${terms.correctionWorkingDays} рабочих дней`,
      `прекращаем обработку в течение ${terms.stopProcessingWorkingDays} рабочих дней`,
      `не больше чем на ${terms.extensionWorkingDays} рабочих дней`,
      `в течение ${terms.destructionDays} дней после того, как цель достигнута`,
      `не позднее чем через ${terms.delayedDestructionMonths} месяцев`,
      `${terms.keptYearsAfterContract} года после окончания договора`,
    ])
      await expect(main).toContainText(sentence);
    await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link', { name: 'Ответы' }).click();
    await expect(page).toHaveURL(/#requests$/);
    await expect(page.getByRole('heading', { name: 'Ответы на запросы' })).toBeInViewport();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [path, expectWhole] of Object.entries(GUIDES)) {
  test(`${path} is whole and accessible, and fits in Russian and in Georgian`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectFits(page);
    await expectAccessible(page);
    await expectWhole(page);
    await context.addCookies([{ name: 'punkt_language', value: 'ka', url: baseURL ?? '' }]);
    await page.addInitScript(() => sessionStorage.setItem('punkt_language', 'ka'));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
    await expectFits(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('questions open, and links lead on', async ({ page }) => {
    await page.goto('/simplified-conditions');
    const entry = page.locator('#faq details').first();
    await entry.locator('summary').click();
    await expect(entry.getByRole('paragraph').first()).toBeVisible();
    await page.getByRole('link', { name: 'Упрощённый брендбук' }).first().click();
    await expect(page).toHaveURL(/\/documents\/brandbook-simplified$/);
  });
});
