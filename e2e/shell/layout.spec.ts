import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const SECTIONS = [
  { path: '/lk/orders', heading: 'Заявки на открытие ПВЗ' },
  { path: '/lk/pvz', heading: /./ },
  { path: '/lk/tickets', heading: /./ },
  { path: '/lk/profile', heading: 'Профиль' },
];

test('every section opens, fits the screen and is accessible', async ({ page, openAs }) => {
  for (const { path, heading } of SECTIONS) {
    await openAs('owner', path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
});

test('the menu is a drawer below 1100 px and stands beside the page above', async ({ page, openAs }) => {
  await openAs('owner', '/lk/orders');
  const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Обращения' }).click();
  await expect(page).toHaveURL(/\/lk\/tickets$/);
  await expect(menu).toBeHidden();
});

test('what the link brought along is kept and taken off the address', async ({ page, openAs }) => {
  await openAs('owner', '/lk/orders');
  await page.goto(
    '/lk/orders?latitude=55.75&longitude=37.61&typePoint=TYPE_POINT_8&subsidyHexType=single&page=2',
  );
  await expect(page).toHaveURL(/\/lk\/orders\?page=2$/);
  const kept = await page.evaluate(() => Object.values(sessionStorage).join());
  for (const value of ['55.75', '37.61', 'TYPE_POINT_8', 'single']) expect(kept).toContain(value);
});

test('the language switcher reloads in Georgian and stays so', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page
    .getByRole('button', { name: 'ქართული' })
    .or(page.getByRole('link', { name: 'ქართული' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await page.goto('/privacy-policy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('ka');
});

test('the Georgian site speaks Georgian, starts with Georgia and has no points', async ({
  page,
  georgianUrl,
  request,
  newcomer,
}) => {
  await page.goto(`${georgianUrl}/login-page`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'georgian');
  await expect(page.locator('select')).toHaveValue('GE');
  await expectAccessible(page);
  expect(newcomer('GE').phone).toMatch(/^995/);
  expect((await request.get('/readyz')).ok()).toBe(true);
});

test('pages before log-in are accessible, and fit the screen in both variants', async ({
  page,
  georgianUrl,
}) => {
  // The others of both sites are looked at where they are read: width.spec.ts, georgian.spec.ts, pages-guides.spec.ts, login.spec.ts.
  for (const path of ['/', '/offer', '/sandbox']) {
    await page.goto(path);
    await expect(page.locator('#content h1')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
  for (const path of ['/login', '/sandbox']) {
    await page.goto(georgianUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
  // The narrowest phone: Georgian roles, their numbers and two buttons in one row.
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  await expectFits(page);
});
