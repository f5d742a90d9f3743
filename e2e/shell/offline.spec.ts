import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** The service worker has everything it fetches ahead, and answers for this page. */
const inCharge = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });

/** Everything that the account area needs without a connection is on this machine. */
const hasEverything = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('punkt:kept').length > 0);

test('without a connection a page seen before opens again, another says what is wrong @desktop', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('owner', '/lk/orders');
  await inCharge(page);
  await page.goto('/lk/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await expect.poll(() => hasEverything(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Меню\sпользователя/ })).toContainText('Анна Соколова');
  await page.goto('/lk/tickets');
  await expect(page.getByRole('heading', { name: 'Нет подключения к интернету' })).toBeVisible();
  await expect(page.getByText('Введённое и сохранённое не потеряно.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Повторить' }).click();
  await expect(page).toHaveURL(/\/lk\/tickets/);
  await expect(page.getByRole('navigation', { name: 'Разделы кабинета' })).toBeVisible();
});

test('without a connection a link still leads on, and the screen fills itself when it is back @desktop', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('owner', '/lk/orders');
  await inCharge(page);
  await expect.poll(() => hasEverything(page)).toBe(true);
  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Разделы кабинета' });
  await menu.getByRole('link', { name: 'Обращения' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Обращения' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Создать обращение' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
});
