import { expectFits, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { claimAs, sentApplication } from './sent-application.ts';

test('a lead sees how much waits and who works on it', async ({ page, request, newcomer }) => {
  const { id } = await sentApplication(request, newcomer('GE'));
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'lead', '/manage/load');
  const row = page.getByRole('row', { name: /Мария\sОрлова/ });
  await expect(row.getByRole('cell').first()).toHaveText(/^[1-9]\d*$/);
  await expect(page.getByText('Дольше всех ждёт')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('a lead grants a role by phone and takes it away; a wrong number is refused in words', async ({
  page,
  newcomer,
}) => {
  const person = newcomer('RU');
  await openAsRole(page, 'lead', '/manage/colleagues');
  await expect(page.getByRole('table', { name: 'Кто какие роли имеет' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const phone = page.getByLabel('Телефон сотрудника');
  await phone.fill('912');
  await page.getByRole('button', { name: 'Выдать роль' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill(person.national);
  await page.getByLabel('Роль', { exact: true }).selectOption('contentAdmin');
  const rows = page.getByRole('row');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Выдать роль' }).click();
  await expect(page.getByText('Роль выдана')).toBeVisible();
  await expect(rows).not.toHaveCount(before);

  const tail = person.phone.slice(-2);
  const tick = page.getByRole('checkbox', { name: new RegExp(`Редактор сайта: .*${tail}$`) }).last();
  await tick.click();
  const dialog = page.getByRole('dialog', { name: 'Снять роль?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Снять роль' }).click();
  await expect(page.getByText('Роль снята')).toBeVisible();
});

test('nobody takes the key from herself, and an operator does not see the room', async ({ page }) => {
  await openAsRole(page, 'lead', '/manage/colleagues');
  await expect(page.getByRole('checkbox', { name: 'Старший оператор: Павел Зимин' })).toBeDisabled();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openAsRole(page, 'operator', '/manage/colleagues');
  await expect(page.getByText('Этот раздел не для вашей роли')).toBeVisible();
  await page.goto('/manage/load');
  await expect(page.getByText('Этот раздел не для вашей роли')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);
});
