import type { APIRequestContext } from '@playwright/test';
import { indexedPages, SITE_PAGES } from '@punkt/domain/site-pages';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { spokenBy } from '../support/raw-keys.ts';

const HERO = 'გახსენით კარი მთელი უბნისთვის';
const MAIN_ONLY = SITE_PAGES.filter(({ variants }) => !variants.includes('georgian')).map(({ path }) => path);

/** What the middle of a page says, as the server sends it. */
async function told(
  request: APIRequestContext,
  site: string,
  path: string,
  language = 'ru',
): Promise<string> {
  const headers = { host: new URL(site).host, 'accept-language': language };
  const html = await (await request.get(path, { headers })).text();
  return spokenBy(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/\s+/g, ' ');
}

test('the front page of Georgia: its own hero, five steps, no fee, questions, and the ways on', async ({
  page,
  georgianUrl,
}) => {
  await page.goto(georgianUrl);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'georgian');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HERO);
  const told = await page.locator('script[type="application/ld+json"]').textContent();
  const kinds = JSON.parse(told ?? '{}')['@graph'].map((one: { '@type': string }) => one['@type']);
  expect(kinds).toEqual(['Organization', 'FAQPage']);
  const steps = page.locator('#steps').getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(3)).toContainText('30 დღე');
  await expect(steps.nth(4)).toContainText(/84\s000\s₾/);
  await expect(page.locator('#steps')).toContainText(/2\s?800\s₾/);
  await expect(page.getByText('0 ₾', { exact: true })).toBeVisible();
  await test.step('five questions are shown, the rest on demand', async () => {
    const faq = page.locator('#faq');
    const entries = faq.locator('details:has(> [data-question])');
    await expect(entries.nth(4)).toBeVisible();
    await expect(entries.nth(5)).toBeHidden();
    await faq.getByText('ყველა კითხვის ჩვენება').click();
    await expect(entries.last()).toBeVisible();
    await entries.first().locator('summary').click();
    await expect(entries.first().getByRole('paragraph')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, '#faq');
  });
  await test.step('the ways on lead to registration, log-in, the brand book and the app', async () => {
    const main = page.getByRole('main');
    for (const path of ['/registration', '/login', '/documents/brandbook-georgia', '/apps'])
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
    await main.locator('a[href="/apps"]').click();
    await expect(page).toHaveURL(`${georgianUrl}/apps`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('„პუნქტი“ თქვენს ტელეფონში');
  });
});

/** Something that only this page knows. */
const HOLDS: Readonly<Record<string, string>> = {
  '/documents/brandbook-georgia': '#7A1F3D',
};

test('every page of Georgia answers, fits, is accessible, and has no chat, no manager and no tariff', async ({
  page,
  georgianUrl,
}) => {
  for (const { path } of indexedPages('georgian')) {
    const answer = await page.goto(georgianUrl + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-chat], [data-ask]')).toHaveCount(0);
    // The offer, which is a contract, speaks of tariffs.
    if (path !== '/offer') await expect(page.getByText('ტარიფ')).toHaveCount(0);
    const holds = HOLDS[path];
    if (holds) await expect(page.getByText(holds)).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
});

test('pages of the main site and unknown ones lead to the front page', async ({ request, georgianUrl }) => {
  expect(MAIN_ONLY).toEqual(expect.arrayContaining(['/elock', '/conferences', '/signboard', '/moving']));
  const { host } = new URL(georgianUrl);
  for (const path of [...MAIN_ONLY, '/nothing/here']) {
    const answer = await request.get(path, { headers: { host }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe('/');
  }
});

test('the policy follows the law of Georgia and names no Russian statute', async ({
  request,
  baseURL,
  georgianUrl,
}) => {
  const georgian = await told(request, georgianUrl, '/privacy-policy');
  expect(georgian).toContain('მონაცემთა დამუშავების პოლიტიკა საქართველოსთვის');
  expect(georgian).toContain('№ 3144');
  expect(georgian).toContain('პერსონალურ მონაცემთა დაცვის სამსახურში');
  expect(georgian).not.toContain('152-');
  expect(georgian).not.toContain('როსკომნადზორ');
  const russian = await told(request, baseURL ?? '', '/privacy-policy');
  expect(russian).toContain('Политика конфиденциальности');
  expect(russian).toContain('№ 152-ФЗ');
  expect(russian).toContain('Роскомнадзор');
  expect(russian).not.toContain('3144');
});

test('the log-in page welcomes, and English is whole for whoever asks for it', async ({
  request,
  georgianUrl,
}) => {
  const welcome = await told(request, georgianUrl, '/login-page');
  expect(welcome).toContain('კეთილი იყოს თქვენი მობრძანება');
  expect(welcome).toContain('ტელეფონის ნომერი');
  expect(await told(request, georgianUrl, '/', 'en-US')).toContain('Open a door for the whole neighbourhood');
  const policy = await told(request, georgianUrl, '/privacy-policy', 'en-US');
  expect(policy).toContain('Personal Data Protection Service of Georgia');
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything can be read and the questions open', async ({ page, georgianUrl }) => {
    await page.goto(georgianUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HERO);
    const entry = page.locator('#faq details').first();
    await entry.locator('summary').click();
    await expect(entry.getByRole('paragraph')).toBeVisible();
    await page.getByRole('main').locator('a[href="/documents/brandbook-georgia"]').click();
    await expect(page).toHaveURL(`${georgianUrl}/documents/brandbook-georgia`);
    await expect(page.getByRole('heading', { level: 1, name: 'ბრენდბუკი საქართველოსთვის' })).toBeVisible();
  });
});
