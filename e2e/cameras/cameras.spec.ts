import { applicant, decide } from '../orders/made-orders.ts';
import { expectFits, openAsRole, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const RECORDER = 'https://cameras.sandbox.example/';

test('cameras: what is wrong is said camera by camera, the next check says what changed, and it is saved @phone', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer('GE'));
  const id = await sent();
  await decide(request, id, { decision: 'accept' });
  await openWith(page, token, `/lk/orders/${id}/activate`);
  // Not confirmed yet: there is nothing to activate.
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`/api/v4/order/open/confirm/${id}?will_open=true`, { headers });
  const path = `/lk/orders/${id}/activate`;
  const later = page.getByRole('button', { name: 'Камеры позже' });
  const reading = /\/api\/v2\/order\/cameras\//;
  await page.route(reading, (route) => route.abort());
  await page.goto(path);
  await expect(later).toBeVisible();
  await page.unroute(reading);
  // Above a form that is still coming it would move from under the finger.
  const held = Promise.withResolvers<void>();
  await page.route(reading, (route) => held.promise.then(() => route.continue()));
  await page.goto(path);
  await expect(page.getByText('Загружаем…')).toBeAttached();
  await expect(later).toHaveCount(0);
  held.resolve();
  await expect(later).toBeVisible();

  await page.getByRole('button', { name: 'Проверить камеры' }).click();
  await expect(page.getByLabel('Поставщик')).toBeFocused();
  await page.getByLabel('Поставщик').selectOption('Песочница');
  await page.getByLabel('Адрес').fill('http://192.168.1.64');
  await page.getByLabel('Логин').fill('admin');
  await page.getByLabel('Пароль', { exact: true }).fill('secret');
  await expect(page.getByText('Это адрес внутри вашей сети')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Адрес').fill(`${RECORDER}hangs`);
  await page.getByRole('button', { name: 'Проверить камеры' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Проверка отменена')).toBeVisible();

  await page.getByLabel('Адрес').fill(`${RECORDER}off`);
  await page.getByRole('button', { name: 'Проверить камеры' }).click();
  const attention = page.getByRole('dialog', { name: 'Внимание!' });
  await expect(attention.getByText('Имеются выключенные камеры')).toBeVisible();
  const store = attention.getByRole('listitem').filter({ hasText: 'Склад' });
  await expect(store).toContainText('Выключена');
  await expect(store).toContainText('Глубина архива: 90 дней');
  await expect(store).toContainText('Включите камеру');
  await expectFits(page);
  await expectAccessible(page);
  await attention.getByRole('button', { name: 'Вернуться к данным' }).click();

  // After a reload the password is not asked for again, as long as the address is the same.
  await page.reload();
  await expect(page.getByText('Последняя проверка не пройдена')).toBeVisible();
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(attention.getByText(/С\sпрошлой\sпроверки.*ничего\sне\sизменилось/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Адрес').fill(`${RECORDER}good`);
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(page.getByLabel('Логин')).toBeFocused();
  await page.getByLabel('Логин').fill('admin');
  await page.getByLabel('Пароль', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(page.getByText('Камеры проверены и сохранены')).toBeVisible();
  await page.getByText('3 камеры, всё в порядке').click();
  const saved = page.getByRole('list', { name: 'Камеры' }).getByRole('listitem');
  await expect(saved.filter({ hasText: 'Склад' })).toContainText('Включена');
  await expectFits(page);
  await expectAccessible(page);
});

test('a lead adds a vendor with instructions for a country, and owners of that country find it @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const name = `Камеры ${newcomer().phone}`;
  await openAsRole(page, 'lead', '/manage/cameras');
  await expect(page.getByRole('list', { name: 'Поставщики' })).toContainText('TRASSIR');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить поставщика' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить поставщика' });
  await dialog.getByLabel('Название').fill(name);
  await dialog.getByLabel('Нужен токен').check();
  await dialog.getByLabel('Грузия').fill('vendor.example');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByLabel('Грузия')).toBeFocused();
  await expect(dialog.getByLabel('Грузия')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('Грузия').fill('https://vendor.example/ge');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Поставщик сохранён')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('1 инструкция');

  const headers = { authorization: `Bearer ${(await applicant(request, newcomer('GE'))).token}` };
  const offered = await request.get('/api/v2/manage/camera/token/vendor/list?country=GE', { headers });
  expect((await offered.json()).data).toContainEqual(
    expect.objectContaining({ name, hasToken: true, instructions: 'https://vendor.example/ge' }),
  );
  await row.getByRole('button', { name: 'Изменить' }).click();
  const change = page.getByRole('dialog', { name: 'Изменить поставщика' });
  await change.getByLabel('Доступен в списке').uncheck();
  await change.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row).toContainText('Выключен');
});
