import { indexedPages, SITE_PAGES } from '@punkt/domain/site-pages';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const HERO = 'გახსენით კარი მთელი უბნისთვის';
const MAIN_ONLY = SITE_PAGES.filter(({ variants }) => !variants.includes('georgian')).map(({ path }) => path);

test('the front page of Georgia has its own hero, five steps and no fee', async ({ page, georgianUrl }) => {
  await page.goto(georgianUrl);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'georgian');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HERO);
  const steps = page.locator('#steps').getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(3)).toContainText('30 დღე');
  await expect(steps.nth(4)).toContainText(/84\s000\s₾/);
  await expect(page.locator('#steps')).toContainText(/2\s?800\s₾/);
  await expect(page.getByText('0 ₾', { exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('the ways on lead to registration, log-in, the brand book and the app', async ({
  page,
  georgianUrl,
}) => {
  await page.goto(georgianUrl);
  const main = page.getByRole('main');
  for (const path of ['/registration', '/login', '/documents/brandbook-georgia', '/apps'])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  await main.locator('a[href="/apps"]').click();
  await expect(page).toHaveURL(`${georgianUrl}/apps`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('„პუნქტი“ თქვენს ტელეფონში');
  await expectFits(page);
  await expectAccessible(page);
});

test('five questions are shown, the rest on demand, all in Georgian', async ({ page, georgianUrl }) => {
  await page.goto(georgianUrl);
  const faq = page.locator('#faq');
  const entries = faq.locator('details:has(> [data-question])');
  await expect(entries.nth(4)).toBeVisible();
  await expect(entries.nth(5)).toBeHidden();
  await faq.getByText('ყველა კითხვის ჩვენება').click();
  await expect(entries.last()).toBeVisible();
  await entries.first().locator('summary').click();
  await expect(entries.first().getByRole('paragraph')).toBeVisible();
  await expectAccessible(page);
});

test('there is no chat, no question to a manager and no tariff', async ({ page, georgianUrl }) => {
  for (const path of ['/', '/apps', '/privacy-policy', '/login']) {
    await page.goto(georgianUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-chat], [data-ask]')).toHaveCount(0);
    await expect(page.getByText('ტარიფ')).toHaveCount(0);
  }
});

test('pages of the main site and unknown ones lead to the front page', async ({ page, georgianUrl }) => {
  expect(MAIN_ONLY).toEqual(expect.arrayContaining(['/elock', '/conferences', '/signboard', '/moving']));
  for (const path of [...MAIN_ONLY, '/nothing/here']) {
    const answer = await page.goto(georgianUrl + path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(200);
    expect(page.url(), path).toBe(`${georgianUrl}/`);
  }
});

test('every page of Georgia answers, fits and is accessible', async ({ page, georgianUrl }) => {
  test.slow();
  for (const { path } of indexedPages('georgian')) {
    const answer = await page.goto(georgianUrl + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
});

test('the policy follows the law of Georgia and names no Russian statute', async ({ page, georgianUrl }) => {
  await page.goto(`${georgianUrl}/privacy-policy`);
  const policy = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'მონაცემთა დამუშავების პოლიტიკა საქართველოსთვის',
  );
  await expect(policy).toContainText('№ 3144');
  await expect(policy).toContainText('პერსონალურ მონაცემთა დაცვის სამსახურში');
  await expect(policy).not.toContainText('152-');
  await expect(policy).not.toContainText('როსკომნადზორ');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Политика конфиденциальности');
  await expect(policy).toContainText('№ 152-ФЗ');
  await expect(policy).toContainText('Роскомнадзор');
  await expect(policy).not.toContainText('3144');
});

test('the switcher turns the whole page into Russian and it stays so', async ({ page, georgianUrl }) => {
  await page.goto(georgianUrl);
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await page.getByRole('button', { name: /^RU/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Откройте дверь для всего квартала');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'georgian');
  const [question] = await page.locator('#faq [data-question]').allInnerTexts();
  expect(question).toBe('Как открыть пункт выдачи заказов?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Пять ступеней к двери' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('the log-in page welcomes', async ({ page, georgianUrl }) => {
  await page.goto(`${georgianUrl}/login-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('კეთილი იყოს თქვენი მობრძანება');
  await expect(page.getByLabel('ტელეფონის ნომერი')).toBeVisible();
});

test('English is whole for whoever asks for it', async ({ browser, georgianUrl }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(georgianUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open a door for the whole neighbourhood');
  await page.goto(`${georgianUrl}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('Personal Data Protection Service of Georgia');
  await context.close();
});

test('without scripts everything can be read and the questions open', async ({ browser, georgianUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(georgianUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HERO);
  const entry = page.locator('#faq details').first();
  await entry.locator('summary').click();
  await expect(entry.getByRole('paragraph')).toBeVisible();
  await page.getByRole('main').locator('a[href="/documents/brandbook-georgia"]').click();
  await expect(page).toHaveURL(`${georgianUrl}/documents/brandbook-georgia`);
  await context.close();
});
