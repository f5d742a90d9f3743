import { expectFits, go, openAsRole, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { applicant, decide } from './made-orders.ts';
import { activatingOf } from './support/activating.ts';
import { wizardOf } from './support/filling.ts';

test('Russia without a lock: filled in, returned once, opened; then it moves, and the old point closes @desktop', async ({
  page,
  request,
  newcomer,
  browser,
}) => {
  const mine = await applicant(request, newcomer());
  const way = activatingOf(request, mine);
  const id = await way.approve(await mine.paid());
  await way.cameras(id);
  await way.noLock(id);

  await openWith(page, mine.token, `/lk/orders/${id}`);
  const parts = page.getByRole('region', { name: 'Что нужно для активации' });
  await expect(parts.getByRole('listitem').filter({ hasText: 'Электронный замок' })).toContainText(
    'причина принята',
  );
  await expect(parts.getByRole('listitem').filter({ hasText: 'Вывеска' })).toContainText('Укажите размер');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Перейти к активации' }).click();
  const form = wizardOf(page);
  const send = page.getByRole('button', { name: /^Отправить на активацию/ });
  await send.click();
  await expect(form.field('actual_urls.warehouseAreaPhoto')).toBeFocused();
  await expect(form.problem('signboard_size')).toHaveText('Пожалуйста, заполните поля');
  await page.getByLabel('400 (3218 × 400 мм)').check();
  await page.getByLabel('Новый', { exact: true }).check();
  await page.getByLabel('Сообщение оператору').fill('Ключи у охраны');
  await expect(form.problem('signboard_size')).toBeEmpty();
  await form.send('warehouseAreaPhoto');
  // A reload in the middle: what was chosen, written and sent is there.
  await page.reload();
  await expect(page.getByLabel('400 (3218 × 400 мм)')).toBeChecked();
  await expect(page.getByLabel('Сообщение оператору')).toHaveValue('Ключи у охраны');
  for (const type of ['surveillancePhoto', 'bracketPhoto', 'leaseDocument']) await form.send(type);
  await send.click();
  await expect(form.field('fine_acknowledged')).toBeFocused();
  await expect(page.getByText(/штраф\s— 100\s000\s₽/)).toBeVisible();
  await form.field('fine_acknowledged').check();
  await expectAccessible(page);
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
  await expect(page.getByText('Всё отправлено оператору.')).toBeVisible();
  await expect(page.getByText('Ключи у охраны')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await openAsRole(desk, 'operator', `/manage/reviews/activation/${id}`);
  await desk.getByRole('button', { name: 'Взять в работу' }).click();
  const photos = desk.getByRole('region', { name: 'Снимки' });
  await photos.getByRole('button', { name: /^\d+\. Кронштейн/ }).click();
  await photos.getByRole('button', { name: 'Замечание: Кронштейн' }).click();
  await desk.getByLabel('Что исправить').fill('Кронштейн не виден');
  await desk.getByRole('button', { name: /Вернуть\sс\sзамечаниями/ }).click();
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Вернуть с замечаниями' }).click();

  // The owner's page follows by itself and leads to the place.
  await page.getByRole('link', { name: 'Кронштейн' }).click();
  await expect(page.getByText('Кронштейн не виден').first()).toBeVisible();
  const bracket = page.locator('fieldset', { has: form.field('actual_urls.bracketPhoto') });
  await bracket.getByRole('button', { name: /^Удалить/ }).click();
  await form.send('bracketPhoto');
  await send.click();
  await expect(page.getByText('Всё отправлено оператору.')).toBeVisible();

  await desk.getByRole('button', { name: 'Взять в работу' }).click();
  await desk.getByRole('button', { name: 'Открыть пункт' }).click();
  await expect(desk.getByRole('dialog')).toContainText('Взнос будет зачислен на баланс пункта');
  await desk.getByRole('dialog').getByRole('button', { name: 'Открыть пункт' }).click();
  // The last step of the progress has the same words from the first day on.
  await expect(page.getByText('Пункт открыт и принимает покупателей.')).toBeVisible();
  await desk.context().close();
  const { pickpointId, latitude, longitude, cityName, street } = await way.orderOf(id);
  await go(page, '/lk/pvz');
  const row = (point: string | null) => page.getByRole('listitem').filter({ hasText: `Пункт № ${point}` });
  await expect(row(pickpointId)).toBeVisible();

  const place = { latitude: latitude ?? 0, longitude: (longitude ?? 0) + 0.002 };
  const next = await mine.sent({ ...place, city_name: cityName, street, ex_pickpoint_id: pickpointId });
  const moved = await way.open(next);
  expect(moved).not.toBe(pickpointId);
  await page.reload();
  await expect(row(moved)).toBeVisible();
  await expect(row(pickpointId)).toContainText('Закрыт');
});

test('Belarus: the numbers that goods are traced by are asked for, and a wrong one is said at its place @phone', async ({
  page,
  request,
  newcomer,
}) => {
  const mine = await applicant(request, newcomer('BY'));
  const way = activatingOf(request, mine);
  const id = await way.approve(await mine.sent());
  await way.cameras(id);
  await way.noLock(id);
  await way.rest(id);
  await openWith(page, mine.token, `/lk/orders/${id}`);
  const numbers = page.getByRole('listitem').filter({ hasText: 'Номера GLN' });
  await numbers.getByRole('link', { name: /^Заполнить/ }).click();
  const { field, problem } = wizardOf(page);
  await expect(field('owner_gln')).toBeFocused();
  await field('owner_gln').fill('48100000');
  await field('pickpoint_gln').fill('4810000000002');
  await page.getByRole('button', { name: /^Отправить на активацию/ }).click();
  await expect(field('owner_gln')).toBeFocused();
  await expect(problem('owner_gln')).toContainText('13');
  await expect(problem('mol_name')).toBeVisible();
  await expectFits(page);
  await field('owner_gln').fill('4810 0000 00001');
  await field('mol_name').fill('Вера Тихонова');
  await page.getByRole('button', { name: /^Отправить на активацию/ }).click();
  await expect(page.getByText('Всё отправлено оператору.')).toBeVisible();
  expect(await way.orderOf(id)).toMatchObject({
    status: 'ORDER_PICKPOINT_READY_ACTIVATE',
    ownerGln: '4810000000001',
    molName: 'Вера Тихонова',
  });
});

test('Georgia: on its own host and in Georgian, from the confirmed room to the open point @phone', async ({
  page,
  request,
  newcomer,
  georgianUrl,
}) => {
  const mine = await applicant(request, newcomer('GE'));
  const way = activatingOf(request, mine);
  const id = await way.approve(await mine.sent());
  await way.cameras(id);
  await way.noLock(id);
  await openWith(page, mine.token, `${georgianUrl}/lk/orders/${id}/activate`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  const { field, send } = wizardOf(page);
  for (const type of ['warehouseAreaPhoto', 'surveillancePhoto', 'bracketPhoto', 'leaseDocument'])
    await send(type);
  await page.locator('input[name="signboard_size"]').first().check();
  await page.locator('input[name="signboard_format"]').last().check();
  await expect(page.getByText(/2\s?800\s₾/).first()).toBeVisible();
  await field('fine_acknowledged').check();
  await expectFits(page);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
  await decide(request, id, { decision: 'activate' }, 'activation');
  const { pickpointId } = await way.orderOf(id);
  await expect(page.locator('#content')).toContainText(String(pickpointId));
  await expectFits(page);
  await expectAccessible(page);
});
