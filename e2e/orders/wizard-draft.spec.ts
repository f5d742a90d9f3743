import type { Page } from '@playwright/test';
import { picture } from '../owners/pictures.ts';
import { newSurname, openWith } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { applicant } from './made-orders.ts';
import { CREATE } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';
import { addressOf, findPlace } from './support/places.ts';

/** The third step, a file of its own, and its styles. */
const CONDITIONS = /\/conditions-step-[^/]+\.(?:js|css)$/;

/** All steps have arrived, or were given up: their files, what these import, and the styles. */
const hasSteps = (page: Page) => page.evaluate(() => performance.getEntriesByName('punkt:steps').length > 0);

test('without a connection the answers wait in the browser, and one draft comes of it @desktop', async ({
  page,
  context,
  request,
  newcomer,
}) => {
  const { token, begun } = await applicant(request, newcomer('RU'));
  const { id } = await begun();
  const wizard = wizardOf(page);
  // What the map knows of the place never arrived: the press must not wait for it.
  await page.route('**/api/v4/pickpoint/subsidy?*', (route) => route.abort());
  await openWith(page, token, `/lk/orders/${id}/edit?field=description`);
  await expect(wizard.field('description')).toBeVisible();
  await expect.poll(() => hasSteps(page)).toBe(true);
  await context.setOffline(true);
  await wizard.next();
  await wizard.conditions();
  await expect(wizard.state('offline')).toBeVisible();
  await context.setOffline(false);
  await expect(wizard.state('saved')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const { total } = await (await request.get('/api/v2/pickpoint/order/list', { headers })).json();
  expect(total).toBe(1);
  const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
  expect(order).toMatchObject({ area: 60, warehouseArea: 45, cellingHeight: 2.8 });
});

test('a step that had not arrived when the connection went comes with it, in its clothes @desktop', async ({
  page,
  context,
  request,
  newcomer,
}) => {
  const { token, begun } = await applicant(request, newcomer('RU'));
  const { id } = await begun();
  const wizard = wizardOf(page);
  await page.route(CONDITIONS, (route) => route.abort());
  await openWith(page, token, `/lk/orders/${id}/edit?field=description`);
  await expect(wizard.field('description')).toBeVisible();
  await expect.poll(() => hasSteps(page)).toBe(true);
  await context.setOffline(true);
  await wizard.next();
  await expect(wizard.step(3)).toBeVisible();
  await expect(page.getByText('Шаг откроется, как только она вернётся')).toBeVisible();
  await page.unroute(CONDITIONS);
  await context.setOffline(false);
  await wizard.conditions();
  await expect(wizard.state('saved')).toBeVisible();
  const dressed = () =>
    [...document.styleSheets].length === document.querySelectorAll('link[rel="stylesheet"], style').length;
  expect(await page.evaluate(dressed)).toBe(true);
});

test('a step whose script was lost comes with a new page, and what was filled in is there @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, begun } = await applicant(request, newcomer('RU'));
  const { id } = await begun();
  const wizard = wizardOf(page);
  // Chrome never asks for it again while this page stands.
  const script = new RegExp(CONDITIONS.source.replace('(?:js|css)', 'js'));
  await page.route(script, (route) => route.abort());
  await openWith(page, token, `/lk/orders/${id}/edit?field=description`);
  await expect(wizard.field('description')).toBeVisible();
  await expect.poll(() => hasSteps(page)).toBe(true);
  await page.unroute(script);
  const words = 'Вход с улицы, вторая дверь от угла, вывеска над ней';
  await wizard.field('description').fill(words);
  await wizard.next();
  await expect(wizard.step(3)).toBeVisible();
  await wizard.conditions();
  await expect(wizard.state('saved')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const saved = async () => (await request.get(`/api/v4/order/${id}`, { headers })).json();
  await expect.poll(saved).toMatchObject({ description: words, area: 60 });
});

test('what was saved elsewhere is told: kept over it with what only that one filled in, or taken @desktop', async ({
  page,
  context,
  request,
  newcomer,
}) => {
  const owner = await applicant(request, newcomer('RU'));
  const { id } = await owner.begun();
  const path = `/lk/orders/${id}/edit?field=description`;
  const other = await context.newPage();
  const [here, there] = [wizardOf(page), wizardOf(other)];
  await openWith(page, owner.token, path);
  await openWith(other, owner.token, path);
  await there.field('entrance').fill('Третий');
  await there.field('description').fill('Вход с торца, дверь под синим козырьком, звонок справа');
  await expect(there.state('saved')).toBeVisible();
  const mine = 'Вход с улицы, первая дверь справа от остановки';
  await here.field('description').fill(mine);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Заявку изменили на другом устройстве');
  await dialog.getByRole('button', { name: 'Оставить мою' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(here.field('entrance')).toHaveValue('Третий');
  await expect(here.field('description')).toHaveValue(mine);
  const headers = { authorization: `Bearer ${owner.token}` };
  const saved = async () => (await request.get(`/api/v4/order/${id}`, { headers })).json();
  await expect.poll(saved).toMatchObject({ entrance: 'Третий', description: mine });
  await expect(here.field('description')).toHaveValue(mine);

  // Another device, of which no tab of this browser knows, and this time its words are taken.
  const data = { entrance: 'Четвёртый', update_fields: ['entrance'] };
  const elsewhere = await request.post(`/api/v2/pickpoint/order/${id}/update`, { headers, data });
  expect(elsewhere.status()).toBe(200);
  await here.field('description').fill('Вход под аркой, вторая дверь, домофон 12, этаж первый');
  await expect(dialog).toContainText('Заявку изменили на другом устройстве');
  await dialog.getByRole('button', { name: 'Взять новую' }).click();
  await expect(here.field('entrance')).toHaveValue('Четвёртый');
  await expect(here.field('description')).toHaveValue(mine);

  // Gone meanwhile: nobody is asked whose words of it should stay.
  await owner.remove(id);
  await here.field('entrance').fill('Пятый');
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
  await expect(page.getByText('Заявку удалили в другом окне или на другом устройстве')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('who recommended us is named beside the savings, and no other device is blamed for it @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, begun } = await applicant(request, newcomer('KZ'));
  const place = await findPlace(request, token, { country: 'KZ', town: 'Алматы', street: 'Садовая' });
  const { id } = await begun(addressOf(place));
  const wizard = wizardOf(page);
  await openWith(page, token, `/lk/orders/${id}/edit?field=description`);
  await wizard.field('referral_code').fill('friend-7');
  // Kept in the browser until the step is left, which is when it is named.
  await page.reload();
  await expect(wizard.field('referral_code')).toHaveValue('friend-7');
  await wizard.next();
  await wizard.conditions();
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const order = async () => (await request.get(`/api/v4/order/${id}`, { headers })).json();
  await expect.poll(order).toMatchObject({ referralCode: 'friend-7', area: 60, warehouseArea: 45 });
  await expect(wizard.state('saved')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is not well yet stays in the browser, through a reload @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token } = await registerOwner(request, newcomer('RU'), { lastName: newSurname() });
  const wizard = wizardOf(page);
  await openWith(page, token, CREATE);
  await wizard.read();
  await wizard.field('description').fill('недопис');
  await page.reload();
  await expect(wizard.step(2)).toBeVisible();
  await expect(wizard.field('description')).toHaveValue('недопис');
  await expect(page.getByText('начатую раньше в этом браузере')).toBeVisible();
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await expect(wizard.step(1)).toBeVisible();
});

test('a photo that fails keeps the application, and one under way goes on after a reload @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await applicant(request, newcomer('RU'));
  const { id } = await owner.begun({ area: 60, stock_area: 45, celling_height: 3, dressing_rooms_count: 1 });
  const wizard = wizardOf(page);
  await openWith(page, owner.token, `/lk/orders/${id}/edit`);
  await expect(wizard.step(4)).toBeVisible();
  const upload = /\/api\/v4\/uploads\/[^/]+\?/;
  await page.route(upload, (route) =>
    route.fulfill({ status: 500, json: { message: 'сломалось', code: 'internal' } }),
  );
  await wizard.field('actual_urls.generalPhoto').setInputFiles(picture('вход.png'));
  const failed = page.locator('[data-status="failed"]');
  await expect(failed).toBeVisible();
  await page.unroute(upload);
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.locator('[data-status="done"]')).toHaveCount(1);

  await page.route(upload, (route) => route.abort());
  await wizard.field('actual_urls.clientAreaPhoto').setInputFiles(picture('зал.png'));
  await expect(page.locator('[data-status="waiting"]')).toBeVisible();
  // A file on its way is not a missing one: the press says what it waits for.
  await wizard.next();
  await expect(page.getByText('Файлы ещё загружаются')).toBeVisible();
  await expect(wizard.problem('actual_urls.clientAreaPhoto')).toBeEmpty();
  await page.unroute(upload);
  await page.reload();
  await expect(page.locator('[data-status="done"]')).toHaveCount(2);
});

test('a point that is nobody’s of mine can not be moved @desktop', async ({ page, request, newcomer }) => {
  const { token } = await registerOwner(request, newcomer('RU'), { lastName: newSurname() });
  await openWith(page, token, `${CREATE}?pvzId=999999`);
  await expect(page.getByRole('heading', { name: 'Пункт не найден' })).toBeVisible();
});
