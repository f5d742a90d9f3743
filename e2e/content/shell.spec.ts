import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** What needs a script waits for this. */
const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive');

const open = { name: 'Открыть ПВЗ' };

test('the menu opens, closes by a press outside, by Escape and by scrolling @desktop', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Ремонт и дизайн' });
  const menu = page.getByRole('navigation', { name: 'Ремонт и дизайн' });
  const closings = [
    () => page.mouse.click(20, 700),
    () => page.keyboard.press('Escape'),
    () => page.mouse.wheel(0, 300),
  ];
  for (const close of closings) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await button.click();
  await expectAccessible(page, 'header');
  await menu.getByRole('link', { name: 'Вывеска', exact: true }).click();
  await expect(page).toHaveURL(/\/signboard$/);
  await expect(menu).toBeHidden();
});

test('on a phone one menu holds everything @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  for (const name of ['Карта зон', 'Брендбук', 'Экобокс', 'Арендодателю', 'Календарь конференций', 'Оферта'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page, 'header');
});

test('a menu opened before there was any script stays open when it comes @phone', async ({ page }) => {
  const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/browser-[^/]*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await expect(menu).toBeVisible();
  come();
  await alive(page);
  await expect(menu).toBeVisible();
});

test('the invitation to open a point comes after 1060 px', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const link = page.getByRole('banner').getByRole('link', open);
  await page.evaluate(() => scrollTo(0, 1060));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1060);
  await expect(link).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1061));
  await expect(link).toBeVisible();
  // Away from the edge: a section that settles above may move the page by a pixel.
  await page.evaluate(() => scrollTo(0, 1500));
  await link.click();
  await expect(page).toHaveURL(/\/#open$/);
  await expect(page.locator('#open')).toBeInViewport();
});

test('a signed-in owner is led to a new application, not to the form @desktop', async ({ page, openAs }) => {
  await openAs('owner', '/lk/orders');
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('banner').getByRole('link', open).click();
  await expect(page).toHaveURL(/\/lk\/orders\/create/);
});

test('an employee’s way to the account leads to their points @desktop', async ({ page, openAs }) => {
  await openAs('employee', '/lk/pvz');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' }).click();
  await expect(page).toHaveURL(/\/lk\/pvz$/);
});

test('the cookie notice covers nothing that has the focus @phone', async ({ page }) => {
  await page.goto('/rating');
  await alive(page);
  const notice = page.getByRole('region', { name: 'Файлы cookie' });
  const covered = () =>
    notice.evaluate((over) => {
      const { top } = over.getBoundingClientRect();
      const focused = document.activeElement;
      if (!focused || focused === document.body || over.contains(focused)) return false;
      return focused.getBoundingClientRect().bottom > top + 1;
    });
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Задать вопрос менеджеру' });
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(covered).toBe(false);
    if (await last.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error('the keyboard did not reach the end of the page');
});

test('a link leads to a page with its own head, at its top, and Back to where one was @desktop', async ({
  page,
}) => {
  await page.goto('/rating');
  await alive(page);
  const title = await page.title();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Политика конфиденциальности');
  await expect(page).toHaveTitle('Политика конфиденциальности — Пункт');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.getByRole('banner').getByRole('link', { name: 'Пункт — на главную' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page loads no framework before something in it wakes @desktop', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/rating');
  await alive(page);
  await page.waitForLoadState('networkidle');
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  expect(scripts.some((path) => path.startsWith('/assets/browser-'))).toBe(true);
  expect(scripts.filter((path) => /react|framework|router|manifest/.test(path))).toEqual([]);
});

test('a hash leads to its place, also from another page @desktop', async ({ page }) => {
  await page.goto('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  await page.goto('/rating');
  await page.goto('/#steps');
  await expect(page.locator('#steps')).toBeInViewport();
});

test('cookies are asked about once, for 90 days, in all tabs @desktop', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/rating');
  const notice = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(notice).toBeVisible();
  await expect(other.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  await notice.getByRole('button', { name: 'Отклонить' }).click();
  await expect(notice).toBeHidden();
  await expect(other.getByRole('region', { name: 'Файлы cookie' })).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'punkt_cookies');
  expect(cookie?.value).toBe('0');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90);
  await page.reload();
  await alive(page);
  await expect(notice).toBeHidden();
});

test('unknown paths lead to the front door @desktop', async ({ request }) => {
  for (const path of ['/nothing', '/nothing/at/all', '/documents/none', '/documents/brandbook-georgia']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe('/');
  }
  const asPage = { 'sec-fetch-mode': 'navigate' };
  const old = await request.get('/old/index.html', { maxRedirects: 0, headers: asPage });
  expect([old.status(), old.headers().location]).toEqual([302, '/']);
  expect((await request.get('/assets/gone.js', { maxRedirects: 0 })).status()).toBe(404);
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
});
