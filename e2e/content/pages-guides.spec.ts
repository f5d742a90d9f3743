import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const GUIDES = [
  '/rating',
  '/apps',
  '/banking-services',
  '/simplified-conditions',
  '/moving',
  '/privacy-policy',
] as const;

for (const path of GUIDES) {
  test(`${path} fits and is accessible in Russian and in Georgian`, async ({ page, context, baseURL }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectFits(page);
    await expectAccessible(page);
    await context.addCookies([{ name: 'punkt_language', value: 'ka', url: baseURL ?? '' }]);
    await page.addInitScript(() => sessionStorage.setItem('punkt_language', 'ka'));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
    await expectFits(page);
    await expectAccessible(page);
  });
}

test('the rating page shows six bands and says what is not published', async ({ page }) => {
  await page.goto('/rating');
  const bands = page.locator('ol').filter({ hasText: 'не выше' }).getByRole('listitem');
  await expect(bands).toHaveCount(6);
  await expect(bands.first()).toContainText('не выше 1,1');
  await expect(bands.nth(2)).toContainText('от 1,6 до 2,6');
  await expect(bands.last()).toContainText('4,6 и выше');
  await expect(page.getByText('не опубликованы')).toBeVisible();
});

test('the app installs from its address, and no store is named as ours', async ({ page, baseURL }) => {
  await page.goto('/apps');
  const { host } = new URL(baseURL ?? '');
  await expect(page.getByRole('img', { name: `QR-код адреса ${host}` })).toBeVisible();
  for (const device of ['Android', 'iPhone и iPad', 'Компьютер'])
    await expect(page.getByRole('heading', { name: device })).toBeVisible();
  await expect(page.locator('a[href*="apple.com"], a[href*="google.com"], a[href*="rustore"]')).toHaveCount(
    0,
  );
});

test('exactly three banks lead to their own sites', async ({ page }) => {
  await page.goto('/banking-services');
  const banks = page.getByRole('main').locator('a[target="_blank"]');
  await expect(banks).toHaveCount(3);
  for (const bank of await banks.all()) {
    expect(await bank.getAttribute('href')).toMatch(/^https:\/\/[a-z-]+\.example\//);
    expect(await bank.getAttribute('rel')).toContain('noopener');
  }
  await expect(page.getByRole('heading', { name: 'Если вы ещё не зарегистрированы' })).toBeVisible();
  await expect(page.getByText('12 цифр у ИП, 10 — у ООО')).toBeVisible();
});

test('simplified conditions: figures, comparison, and the questions of this kind', async ({ page }) => {
  await page.goto('/simplified-conditions');
  const main = page.getByRole('main');
  for (const figure of [/от\s10\sм²/, /до\s5\s000\sжителей/, /10\s000\s₽/, /1,5–2,4\s%/])
    await expect(main.getByText(figure).first()).toBeVisible();
  await expect(page.locator('table[data-highlight="simplified"]')).toBeVisible();
  const entries = page.locator('#faq details:has(> [data-question])');
  await expect(entries.nth(4)).toBeVisible();
  await expect(entries.nth(5)).toBeHidden();
  await page.getByText('Показать все вопросы').click();
  await expect(entries.last()).toBeVisible();
});

test('moving: the conditions, a way to ask for it, and the way back', async ({ page }) => {
  await page.goto('/moving');
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
});

test('the policy has six sections with anchors, its date and every deadline', async ({ page }) => {
  await page.goto('/privacy-policy');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([
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
  await expect(page.getByRole('main')).not.toContainText(/юрист|до\sзапуска/);
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
    await expect(page.getByRole('main')).toContainText(sentence);
  await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link', { name: 'Ответы' }).click();
  await expect(page).toHaveURL(/#requests$/);
  await expect(page.getByRole('heading', { name: 'Ответы на запросы' })).toBeInViewport();
});

test('from page to page by the links of the footer', async ({ page }) => {
  await page.goto('/rating');
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Политика конфиденциальности');
  await expect(page).toHaveTitle('Политика конфиденциальности — Пункт');
  await page.getByRole('contentinfo').locator('a[href="/apps"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Пункт» на вашем телефоне');
  await expectAccessible(page);
});

test('without scripts the pages can be read, and their links lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of GUIDES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/simplified-conditions');
  const entry = page.locator('#faq details').first();
  await entry.locator('summary').click();
  await expect(entry.getByRole('paragraph').first()).toBeVisible();
  await page.getByRole('link', { name: 'Упрощённый брендбук' }).first().click();
  await expect(page).toHaveURL(/\/documents\/brandbook-simplified$/);
  await context.close();
});
