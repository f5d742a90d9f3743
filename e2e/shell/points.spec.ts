import { expect, test } from '../support/journey.ts';

test('an employee sees where the point is, and moves nothing', async ({ page, openAs }) => {
  await openAs('employee', '/lk/pvz');
  const point = page.getByRole('listitem').filter({ hasText: 'Пункт № 1001' });
  await expect(point).toContainText('Москва, Садовая улица, 12');
  await expect(point).toContainText('Сотрудник');
  await expect(page.getByRole('link', { name: /Перенести/ })).toHaveCount(0);
});

test('while there are no tickets, their page leads to the question form', async ({ page, openAs }) => {
  await openAs('owner', '/lk/tickets');
  await page.getByRole('link', { name: 'Задать вопрос менеджеру' }).click();
  await expect(page).toHaveURL(/\/#ask$/);
  const ask = page.locator('#ask button');
  await expect(ask).toBeInViewport();
  await ask.click();
  await expect(page.getByRole('dialog', { name: 'Вопрос менеджеру' })).toBeVisible();
});
