import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { applicant, decide } from '../orders/made-orders.ts';
import { expectFitsBoth, expectWholeWords, headersOf, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { claimAs, sentApplication } from './sent-application.ts';

test('a lead sees how much waits and who works on it', async ({ page, request, newcomer }) => {
  const { id } = await sentApplication(request, newcomer('GE'));
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'lead', '/manage/load');
  const row = page.getByRole('row', { name: /Мария\sОрлова/ });
  await expect(row.getByRole('cell').first()).toHaveText(/^[1-9]\d*$/);
  await expect(page.getByText('Дольше всех ждёт').first()).toBeVisible();
  await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveText([
    'Документы',
    'Налоги',
    'Заявки',
    'Возражения',
    'Активации',
    'Без замка',
    'Обращения',
    'Площадь',
    'Часы работы',
    'Вывески',
    'Сообщения партнёров',
    'Запросы о данных',
  ]);
  const drawings = page.locator('figure svg');
  await expect(drawings).toHaveCount(2);
  const [one, other] = await drawings.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().bottom),
  );
  expect(one).toBe(other);
  await expectFitsBoth(page);
  await expectAccessible(page);
  await expectWholeWords(page, page.locator('main').filter({ has: row }));
});

test('a lead answers an objection that is not about a decision of their own', async ({
  page,
  request,
  newcomer,
}) => {
  const { id, token } = await sentApplication(request, newcomer('GE'));
  await claimAs(request, 'operator', id);
  const data = { decision: 'decline', comment: 'Рядом уже есть пункт' };
  const decided = await request.post(`/api/v2/manage/reviews/application/${id}/decide`, {
    headers: await headersOf('operator'),
    data,
  });
  expect(decided.ok()).toBe(true);
  const reason = 'Соседний пункт закрылся в августе, на карте его уже нет.';
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`/api/v4/order/${id}/appeal`, { headers, data: { reason } });
  await openAsRole(page, 'lead', `/manage/reviews/appeal?search=${id}`);
  await page.getByRole('link', { name: new RegExp(`№\\s${id}`) }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Рядом уже есть пункт')).toBeVisible();
  await page.getByRole('button', { name: 'Взять' }).first().click();
  await expectFitsBoth(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Вернуть заявку в работу' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть заявку в работу' }).click();
  await expect(page.getByRole('heading', { name: 'Принято, заявка снова в работе' })).toBeVisible();
  const seen = await request.get(`/api/v4/order/${id}`, { headers });
  expect((await seen.json()).status).toBe('ORDER_CREATED');
});

test('a lead grants a role by phone and takes it away, never their own; a wrong number is refused in words', async ({
  page,
  newcomer,
}) => {
  const person = newcomer('RU');
  await openAsRole(page, 'lead', '/manage/colleagues');
  await expect(page.getByRole('table', { name: 'Кто какие роли имеет' })).toBeVisible();
  // Nobody takes the key from themselves.
  await expect(page.getByRole('checkbox', { name: 'Старший оператор: Павел Зимин' })).toBeDisabled();
  await expectFitsBoth(page);
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

/** What the button hands to the browser. */
async function fileOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать CSV' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('a lead reads who did what, down to one application, and takes it along as a file', async ({
  page,
  request,
  newcomer,
}) => {
  const { id } = await sentApplication(request, newcomer('GE'));
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'lead', '/manage/audit');
  await expect(page.getByRole('heading', { name: 'Журнал', exact: true })).toBeVisible();
  await page.getByLabel('Действие').selectOption('review.claimed');
  await page.getByRole('link', { name: `Всё об этой записи: Заявка № ${id}` }).click();
  await expect(page).toHaveURL(`/manage/audit?act=review.claimed&record=order%3A${id}`);
  const rows = page.getByRole('listitem').filter({ hasText: 'Проверка взята в работу' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Мария Орлова');
  await expect(rows.getByRole('link', { name: `Заявка № ${id}`, exact: true })).toHaveAttribute(
    'href',
    `/manage/reviews/application/${id}`,
  );
  await expectAccessible(page);
  expect(await fileOf(page)).toMatch(
    new RegExp(`Мария Орлова;Проверка взята в работу;Заявка №\\s${id};${id};`),
  );
  await page.getByLabel('Чьи данные: телефон целиком').fill('+7 916 000-00-00');
  await expect(page.getByRole('heading', { name: 'Таких записей нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Сбросить фильтры' }).first().click();
  await expect(page).toHaveURL('/manage/audit');
  await expectFitsBoth(page);
});

test('a lead sees what became of a fee, and that the books agree', async ({ page, request, newcomer }) => {
  const { paid } = await applicant(request, newcomer('RU'));
  const id = await paid();
  await openAsRole(page, 'lead', `/manage/money?search=${id}`);
  const row = page.getByRole('listitem').filter({ hasText: `Заявка № ${id}` });
  await expect(row).toContainText(/50\s000\s₽.*Хранится/);
  await decide(request, id, { decision: 'decline', comment: 'Помещение мало' });
  // The refund is a job's: the screen hears of it by itself.
  await expect(row).toContainText(/Возвращено.*Заявка отклонена/);
  await page.getByRole('button', { name: 'Сверить сейчас' }).click();
  await expect(page.getByText('Сошлось.')).toBeVisible();
  await expect(page.getByText(/по просьбе: Павел Зимин/)).toBeVisible();
  await expectAccessible(page);
  expect(await fileOf(page)).toMatch(new RegExp(`\r\n${id};.*;50000;RUB;Возвращено;`));
  await page.getByRole('link', { name: /^Удержано/ }).click();
  await expect(page.getByRole('heading', { name: 'Таких платежей нет' })).toBeVisible();
  await expectFitsBoth(page);
});

test('an operator does not see the rooms of a lead', async ({ page }) => {
  await openAsRole(page, 'operator', '/manage/colleagues');
  await expect(page.getByText('Этот раздел не для вашей роли')).toBeVisible();
  for (const room of ['load', 'audit', 'money']) {
    await page.goto(`/manage/${room}`);
    await expect(page.getByText('Этот раздел не для вашей роли')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);
});

test('a lead closes a zone without the map, and gives it back to the rule', async ({ page }) => {
  await openAsRole(page, 'lead', '/manage/zones');
  await expect(page.getByRole('heading', { name: 'Зона не выбрана' })).toBeVisible();
  // In the middle of Ryazan, where no other journey applies.
  await page.getByLabel('Город или координаты').fill('54.62690, 39.69160');
  await page.getByRole('button', { name: 'Показать' }).click();
  const zone = page.getByRole('region', { name: 'Рязань' });
  await zone.getByRole('radio', { name: 'Закрыта' }).check();
  const note = `Стройка ${Date.now()}`;
  await zone.getByLabel('Пометка для коллег').fill(note);
  await expectFitsBoth(page);
  await expectAccessible(page);
  await zone.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить зону?' });
  await expect(dialog).toContainText('станет «Закрыта»');
  await dialog.getByRole('button', { name: 'Изменить', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: note });
  await expect(row).toContainText('Павел Зимин');
  await zone.getByRole('button', { name: 'Вернуть по правилу' }).click();
  await dialog.getByRole('button', { name: 'Изменить', exact: true }).click();
  await expect(row).toHaveCount(0);
});
