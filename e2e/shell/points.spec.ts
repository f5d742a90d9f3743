import { expect, test } from '../support/journey.ts';

test('an employee sees where the point is, and moves nothing', async ({ page, openAs }) => {
  await openAs('employee', '/lk/pvz');
  const point = page.getByRole('listitem').filter({ hasText: 'Пункт № 1001' });
  await expect(point).toContainText('Москва, Садовая улица, 12');
  await expect(point).toContainText('Сотрудник');
  await expect(page.getByRole('button', { name: /Действия с пунктом/ })).toHaveCount(0);
});
