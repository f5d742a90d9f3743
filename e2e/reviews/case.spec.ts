import { caseOf, expectFits, expectWholeWords, headersOf, newSurname, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

test('an operator claims and approves a document, and somebody else sees it claimed at once', async ({
  page,
  request,
  newcomer,
  browser,
}) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  const id = await caseOf(request, owner.subject);
  const other = await (await browser.newContext()).newPage();
  await openAsRole(other, 'lead', `/manage/reviews/${id}`);
  await expect(other.getByText('Проверка свободна')).toBeVisible();

  await openAsRole(page, 'operator', `/manage/reviews/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: owner.subject })).toBeVisible();
  await expect(page.getByText('Просмотр записан в журнал')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Документ' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await expect(page.getByText('В работе у вас')).toBeVisible();
  await expect(other.getByText('В работе: Мария Орлова')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Подтвердить' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('партнёр больше не сможет менять его сам')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Подтверждено' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Подтверждено' })).toBeVisible();
  await expectAccessible(page);
  const user = await request.get('/api/v2/user', { headers: { authorization: `Bearer ${owner.token}` } });
  expect((await user.json()).passport_approve_status).toBe('approved');
  await other.context().close();
  await expectWholeWords(page, page.locator('main dl').last());
});

test('remarks to a field and a photo reach the partner', async ({ page, request, newcomer }) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  const id = await caseOf(request, owner.subject);
  await openAsRole(page, 'operator', `/manage/reviews/${id}`);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await page.getByRole('button', { name: 'Замечание: Серия и номер' }).click();
  await page.getByRole('button', { name: 'Не совпадает с документом на снимке.' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить замечание' }).click();
  await page
    .getByRole('region', { name: 'Снимки' })
    .getByRole('button', { name: 'Замечание: Документ' })
    .click();
  await page.getByLabel('Что исправить').fill('Снимите ближе');
  await page.getByRole('button', { name: 'Добавить замечание' }).click();
  // What is marked but not sent outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: /Вернуть\sс\sзамечаниями/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Снимите ближе')).toBeVisible();
  await dialog.getByLabel('Комментарий партнёру').fill('');
  await dialog.getByRole('button', { name: 'Вернуть с замечаниями' }).click();
  await expect(dialog.getByText('Напишите партнёру, почему')).toBeVisible();
  await dialog.getByLabel('Комментарий партнёру').fill('Проверьте номер');
  // Sent as a remark is kept: the hands stay at the keys.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Возвращено с замечаниями' })).toBeVisible();

  const headers = { authorization: `Bearer ${owner.token}` };
  const { user_id } = await (await request.get('/api/v2/user', { headers })).json();
  const path = `/api/v4/owner/${user_id}/document?citizenship=CITIZEN_RU&doc_type=passport`;
  const { passportData } = await (await request.get(path, { headers })).json();
  expect(passportData).toMatchObject({
    status: 'needs_upgrade',
    comment: 'Проверьте номер',
    remarks: [
      { path: 'passport.document_number', message: 'Не совпадает с документом на снимке.' },
      { path: 'passport.document_photo', message: 'Снимите ближе' },
    ],
  });
});

test('who decides over a case that another has taken meanwhile is told so', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname(), vat: true });
  const id = await caseOf(request, owner.subject, 'passport');
  // Without live events: the screen can't know.
  await page.route('**/api/v4/events*', (route) => route.abort());
  await openAsRole(page, 'operator', `/manage/reviews/${id}`);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await expect(page.getByText('В работе у вас')).toBeVisible();
  await request.post(`/api/v2/manage/reviews/${id}/claim`, { headers: await headersOf('lead'), data: {} });
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Комментарий партнёру').fill('Не подходит');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Это уже взял в работу другой сотрудник.');
  await dialog.getByRole('button', { name: 'Прочитать заново' }).click();
  await expect(page.getByText('Пока вы работали, проверка изменилась')).toBeVisible();
  await expect(page.getByText('В работе: Павел Зимин')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отклонить' })).toBeHidden();
});
