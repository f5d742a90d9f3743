import { caseOf } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { formOf, RU_PASSPORT } from './registrant.ts';

// The sandbox has one such person, and after sending a document they are one no more: no `--repeat-each` here.
test('an owner from before documents were asked for sends one photo', { tag: '@desktop' }, async ({
  page,
  openAs,
  request,
}) => {
  const form = formOf(page);
  await openAs('earlyOwner', '/lk/profile');
  await expect(page.getByText('Документ ещё не указан.')).toBeVisible();
  await page.getByRole('link', { name: 'Изменить паспортные данные' }).click();
  await page.getByRole('button', { name: 'Получить форму' }).click();
  await expect(page.getByText('достаточно данных паспорта и одной фотографии')).toBeVisible();
  await expect(form.field('passport.document_photo')).toBeAttached();
  await expect(form.field('passport.with_document_photo')).toHaveCount(0);
  await expectAccessible(page);

  // Back leads to the choice again.
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('button', { name: 'Получить форму' }).click();
  const update = page.getByRole('button', { name: 'Обновить' });
  await form.fill({ ...RU_PASSPORT, 'passport.last_name': 'Громов', 'passport.first_name': 'Олег' });
  await page.getByLabel('Мужской').check();
  await update.click();
  await expect(form.problem('passport.document_photo')).toHaveText('Загрузите все фотографии');
  await form.send('passport.document_photo', 'old.png');
  await update.click();
  await expect(page).toHaveURL(/\/lk\/profile$/);
  await expect(page.getByText('На проверке')).toBeVisible();
  expect(await caseOf(request, 'Громов О.')).toBeTruthy();

  // From now on the person has a document, and the form is the usual one.
  await page.getByRole('link', { name: 'Изменить паспортные данные' }).click();
  await page.getByRole('button', { name: 'Получить форму' }).click();
  await expect(form.field('passport.last_name')).toHaveValue('Громов');
  await expect(form.field('passport.with_document_photo')).toBeAttached();
});
