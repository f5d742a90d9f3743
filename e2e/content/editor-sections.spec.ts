import type { Page } from '@playwright/test';
import { picture } from '../owners/pictures.ts';
import { expect, expectAccessible } from '../support/journey.ts';
// Whatever is published is everybody's: these journeys have a site of their own.
import { test } from '../support/own-server.ts';
import { listOf, openEditor, publish, save, tokenFor, unfold } from './editing.ts';

test.beforeEach(async ({ page, request }) => openEditor(page, await tokenFor(request, 'contentAdmin')));

async function published(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByText('Изменения опубликованы').first()).toBeVisible();
}

test('a contractor reaches the site with the logo that was uploaded @desktop', async ({ page }) => {
  await unfold(page, /^Подрядчики/);
  const list = listOf(page, 'Аутсорсинг');
  await list.getByRole('button', { name: 'Добавить' }).click();
  await list.getByLabel('Название (RU)').fill('Ремонт без пыли');
  await list.getByLabel('Телефон').fill('+7 900 000-00-77');
  await list.locator('input[type=file]').setInputFiles(picture('logo.png'));
  await expect(page.getByText('Файл загружен').first()).toBeVisible();
  await expect(list.locator('img')).toBeVisible();
  await save(page);
  await published(page);

  await page.goto('/contractors');
  const company = page.getByRole('listitem').filter({ hasText: 'Ремонт без пыли' });
  await expect(company.getByRole('link', { name: '+7 900 000-00-77' })).toBeVisible();
  const logo = company.locator('img');
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a lock with an empty cell is kept from the site, and reaches it once it is whole @desktop', async ({
  page,
}) => {
  // Asked for while nothing Georgian is drawn yet: letters that came with the section would move it from under the finger.
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1rem "Noto Sans Georgian"', 'ა')))
    .toBe(true);
  await unfold(page, /^Электронный замок/);
  const list = listOf(page, 'Модели замков');
  await list.getByRole('button', { name: 'Добавить' }).click();
  for (const [field, value] of [
    ['Модель', 'Засов-7'],
    ['Тип', 'Накладной'],
    ['Тип замка', 'Электромеханический'],
    ['Для каких дверей', 'Металлических'],
    ['Напряжение', '12 В'],
    ['Ток', '0,5 А'],
    ['Без питания', 'Заперт'],
  ] as const)
    await list.getByLabel(`${field} (RU)`, { exact: true }).fill(value);
  await list.getByLabel('Сайт').fill('https://zasov.example/7');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Опубликовать все разделы' })).toBeDisabled();
  await page.getByRole('button', { name: /Засов-7.*Открытие ключом/ }).click();
  const missing = list.getByLabel('Открытие ключом (RU)');
  await expect(missing).toBeFocused();
  await missing.fill('Да');
  await published(page);

  await page.goto('/list-elock-contractors');
  await expect(page.getByRole('rowheader', { name: 'Засов-7' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Документы: Засов-7' }).getByRole('link')).toHaveAttribute(
    'href',
    'https://zasov.example/7',
  );
});

test('pasted sorting centres, moved to their place by number, are seen in a preview that one can walk through, then on the site @desktop', async ({
  page,
  context,
  request,
}) => {
  await unfold(page, /^Сортировочные центры/);
  const list = listOf(page, 'Сортировочные центры');
  await list.getByRole('button', { name: 'Вставить из таблицы' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Строки из таблицы')
    .fill('Ярск\tул. Первая, 1\t09:00–18:00\nЯсногорье\tул. Вторая, 2\t10:00–19:00');
  await expect(dialog.getByText('Добавится: 2, изменится: 0, без изменений: 0')).toBeVisible();
  await dialog.getByRole('button', { name: 'Внести строки' }).click();

  await test.step('any place is reached by its number', async () => {
    await list.getByLabel('Найти в списке').fill('Ясногорье');
    await list.getByRole('button', { name: /^Ясногорье/ }).click();
    const place = list.getByLabel(/^Место в списке/);
    await place.fill('0');
    await expect(list.getByText(/^Укажите место от 1 до/)).toBeVisible();
    await place.fill('1');
    await place.press('Enter');
    await expect(place).toBeFocused();
    await expect(place).toHaveValue('1');
    await expect(list.getByRole('listitem').first()).toContainText('Ясногорье');
    await expectAccessible(page, 'section[aria-label="Сортировочные центры"]');
  });

  await save(page);
  await page.getByRole('button', { name: 'Публикация' }).click();
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Основной сайт' }).click();
  const preview = await opening;
  await test.step('links of the preview stay in it', async () => {
    await expect(preview.locator('a[href^="/signboard?preview="]').first()).toBeAttached();
    await expect(preview.locator('a[href="/signboard"]')).toHaveCount(0);
    await preview.goto(`${new URL('/signboard', preview.url()).href}${new URL(preview.url()).search}`);
    await preview.locator('main a[href^="/list-sign-boards-sorting-centers"]').first().click();
    await expect(preview).toHaveURL(/sorting-centers\?preview=/);
    await expect(preview.getByRole('rowheader', { name: 'Ясногорье' })).toBeVisible();
  });
  await preview.close();
  const centers = '/list-sign-boards-sorting-centers';
  expect(await (await request.get(centers)).text()).not.toContain('Ясногорье');
  await published(page);
  await page.goto(centers);
  await expect(page.getByRole('rowheader', { name: 'Ясногорье' })).toBeVisible();
});
