import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { personInn } from './numbers.ts';
import { enter, formOf, register, signIn, withPhotos } from './registrant.ts';

test('an owner keeps their contact, requisites and document current', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const form = formOf(page);
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const sample = sampleOwner('RU');
  const requisites_data = { ...sample.requisites_data, inn: personInn() };
  await register(request, tokens, await withPhotos(request, tokens, { ...sample, requisites_data }));
  await enter(page, tokens, '/lk/profile');
  await expect(page.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  await expect(page.getByText('На проверке')).toBeVisible();
  await expect(page.getByText('Оферта, Россия, версия 1')).toBeVisible();

  await page.getByRole('link', { name: 'Изменить контактную информацию' }).click();
  await page.getByRole('button', { name: 'Получить форму' }).click();
  const update = page.getByRole('button', { name: 'Обновить' });
  await expect(update).toBeDisabled();
  await form.fill({ 'contact_info.email': 'new@example.ru' });
  await update.click();
  await expect(page.getByText('Данные обновлены')).toBeVisible();
  await expect(page.getByText('new@example.ru')).toBeVisible();

  await page.getByRole('link', { name: 'Изменить реквизиты' }).click();
  await page.getByLabel(/ОСН,\sНДС/).check();
  await expect(page.getByText('за 1–2 дня')).toBeVisible();
  await form.send('requisites_data.tax_files', 'nds.png');
  await expectAccessible(page);
  await update.click();
  await expect(page.getByText('Изменения сохранены!')).toBeVisible();
  await expect(page.getByText('Проверяем документы')).toBeVisible();

  await page.goto('/lk/profile/editPassport');
  await page.getByRole('button', { name: 'Получить форму' }).click();
  await expect(form.field('passport.document_number')).toHaveValue('4510123456');
  await expect(page.locator('[data-status="done"] img')).toHaveCount(2);
  await form.fill({ 'passport.issued_by': 'УМВД по Твери' });
  await expectAccessible(page);
  await update.click();
  await expect(page.getByText('Данные обновлены')).toBeVisible();
});

test('an approved document has no way to be changed here', async ({ page, openAs }) => {
  await openAs('owner', '/lk/profile');
  await expect(page.getByText('Подтверждён')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Изменить паспортные данные' })).toHaveCount(0);
  await page.goto('/lk/profile/editPassport');
  await expect(page).toHaveURL(/\/lk\/profile$/);
});
