import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { expectFits, newSurname, openAsRole, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

/** The first entry of the archive is the JSON; its local header is 30 bytes and the name. */
function firstEntry(zip: Buffer): { name: string; text: string } {
  const nameLength = zip.readUInt16LE(26);
  const start = 30 + nameLength + zip.readUInt16LE(28);
  const packed = zip.readUInt16LE(8) === 8;
  const body = zip.subarray(start);
  return {
    name: zip.toString('utf8', 30, 30 + nameLength),
    text: (packed ? inflateRawSync(body) : body).toString('utf8'),
  };
}

test('the export holds what is kept about the person', async ({ page, request, newcomer }) => {
  const person = newcomer();
  const lastName = newSurname();
  const owner = await registerOwner(request, person, { lastName });
  await openWith(page, owner.token, '/lk/my-data');
  await expect(page.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать архив' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^punkt-.*\.zip$/);
  const { name, text } = firstEntry(await readFile(await download.path()));
  expect(name).toBe('data.json');
  expect(text).toContain(person.phone);
  expect(text).toContain(lastName);
  await expect(page.getByText('Архив скачан')).toBeVisible();
});

test('erasure is asked for, seen with its deadlines, and withdrawn', async ({ page, request, newcomer }) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  await openWith(page, owner.token, '/lk/my-data');
  await page.getByRole('button', { name: 'Попросить об удалении' }).click();
  await page.getByLabel('Если хотите, напишите, почему').fill('Закрываю дело');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(page.getByRole('heading', { name: 'Ваш запрос на удаление' })).toBeVisible();
  await expect(page.getByText(/до\s\d\d\.\d\d\.\d{4}/)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отозвать запрос' }).click();
  await expect(page.getByText('Прежние запросы')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Попросить об удалении' })).toBeVisible();
});

test('a lead refuses with a reason, and the person sees it at once', async ({
  page,
  request,
  newcomer,
  browser,
}) => {
  const lastName = newSurname();
  const owner = await registerOwner(request, newcomer(), { lastName });
  const headers = { authorization: `Bearer ${owner.token}` };
  await request.post('/api/v4/privacy/erasure', { headers, data: { comment: 'Прошу удалить' } });
  await openWith(page, owner.token, '/lk/my-data');
  await expect(page.getByRole('heading', { name: 'Ваш запрос на удаление' })).toBeVisible();

  const lead = await (await browser.newContext()).newPage();
  await openAsRole(lead, 'lead', '/manage/privacy');
  const card = lead.locator('li', { has: lead.getByRole('heading', { name: lastName }) });
  const box = lead.getByLabel('Имя, телефон или номер запроса');
  await box.fill('Такого-Нет');
  await expect(lead.getByText('Ничего не нашлось')).toBeVisible();
  await box.fill(lastName.toLowerCase());
  await expect(card.getByText('Прекратить обработку')).toBeVisible();
  await expectFits(lead);
  await expectAccessible(lead);
  await card.getByRole('button', { name: 'Удалить данные' }).click();
  await expect(lead.getByText('Будет уничтожено')).toBeVisible();
  await expect(lead.getByRole('dialog').getByRole('button', { name: 'Удалить данные' })).toBeDisabled();
  await expectAccessible(lead);
  await lead.getByRole('button', { name: 'Отмена' }).click();
  await card.getByRole('button', { name: 'Отказать' }).click();
  await lead.getByLabel('Причина, её увидит человек').fill('Идёт проверка');
  await lead.getByRole('dialog').getByRole('button', { name: 'Отказать' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('Идёт проверка')).toBeVisible();
  await lead.context().close();
});
