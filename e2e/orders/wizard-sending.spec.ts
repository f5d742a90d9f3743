import type { APIRequestContext, Page } from '@playwright/test';
import type { Order } from '@punkt/contract/order-data';
import { go, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { applicant, decide } from './made-orders.ts';
import { wizardOf } from './support/filling.ts';

/** What the server has, whatever a screen says. */
async function held(request: APIRequestContext, token: string, id: string): Promise<Order> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.get(`/api/v4/order/${id}`, { headers })).json()) as Order;
}

const UPDATES = '**/api/v2/pickpoint/order/*/update';

/** Nothing that was typed has left the browser when the page is gone. */
async function reloadUnsaved(page: Page, change: () => Promise<void>): Promise<void> {
  let away = true;
  await page.route(UPDATES, (route) => (away ? route.abort() : route.continue()));
  await change();
  await page.reload({ waitUntil: 'commit' });
  away = false;
}

test('nothing is sent while the server lacks a word of it; what was typed before a reload reaches it, and sending is asked @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer('RU'));
  const { id } = await draft();
  const wizard = wizardOf(page);
  const dialog = page.getByRole('dialog');
  await openWith(page, token, `/lk/orders/${id}/edit?field=actual_urls.video`);
  await test.step('a word that did not arrive keeps the application here', async () => {
    await page.route(UPDATES, (route) => route.abort());
    await wizard.field('actual_urls.video').fill('https://video.example/lost');
    await wizard.submit();
    await expect(page.getByText('Последние изменения ещё не сохранены на сервере')).toBeVisible();
    expect((await held(request, token, id)).status).toBe('ORDER_DRAFT');
  });
  const link = 'https://video.example/newer';
  await test.step('typed right before a reload, it reaches the server by itself', async () => {
    await expect(dialog).toBeHidden();
    await reloadUnsaved(page, () => wizard.field('actual_urls.video').fill(link));
    await expect(wizard.field('actual_urls.video')).toHaveValue(link);
    await expect(wizard.state('saved')).toBeVisible();
    expect((await held(request, token, id)).videos.map(({ url }) => url)).toEqual([link]);
  });
  await test.step('sending is always asked, and tells what follows', async () => {
    await wizard.next();
    await expect(dialog).toContainText('После отправки изменить заявку нельзя');
    await expect(dialog).toContainText('взнос 50 000 ₽: на оплату будет 24 часа');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await held(request, token, id)).status).toBe('ORDER_DRAFT');
    await wizard.submit();
    await expect(page).toHaveURL(/\/lk\/payment\/\d+$/);
    expect(await held(request, token, id)).toMatchObject({
      status: 'ORDER_WAITING_QR_CODE_PAYMENT',
      videos: [{ url: link }],
    });
  });
});

test('it reaches it from another step, too, and from a page that was left at once @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer('RU'));
  const { id } = await draft();
  const wizard = wizardOf(page);
  await openWith(page, token, `/lk/orders/${id}/edit?field=celling_height`);
  await reloadUnsaved(page, () => wizard.field('celling_height').fill('2.7'));
  await page.goto(`/lk/orders/${id}/edit?field=actual_urls.video`);
  await expect(wizard.step(4)).toBeVisible();
  await expect.poll(async () => (await held(request, token, id)).cellingHeight).toBe(2.7);

  await page.getByRole('button', { name: /Изменить.*Условия\sработы/ }).click();
  await expect(wizard.state('saved')).toBeVisible();
  await wizard.field('area').fill('61');
  await page.locator('a[href="/lk/orders"]').first().click();
  await expect(page).toHaveURL(/\/lk\/orders$/);
  await expect.poll(async () => (await held(request, token, id)).area).toBe(61);
});

test('a rework opens at its remarks, which stand at their fields and photos, and is not sent back unchanged by mistake @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, paid } = await applicant(request, newcomer('RU'));
  const id = await paid();
  const remarks = [
    { path: 'area', message: 'Площадь не сходится с планом' },
    { path: 'house', message: 'Такого дома нет' },
    { path: 'description', message: 'Укажите номер подъезда' },
    { path: 'actual_urls.generalPhoto', message: 'Не видно вывески' },
  ];
  await decide(request, id, { decision: 'remark', comment: 'Почти готово', remarks });
  await openWith(page, token, `/lk/orders/${id}`);
  await page.getByRole('link', { name: 'Исправить' }).first().click();
  const wizard = wizardOf(page);
  await expect(wizard.step(2)).toBeVisible();
  await expect(page.getByText('Почти готово')).toBeVisible();
  await expect(page.getByText('Замечание оператора: Такого дома нет')).toBeVisible();
  await expect(page.getByText('Замечание оператора: Укажите номер подъезда')).toBeVisible();
  await expectAccessible(page);
  await wizard.field('description').fill('Подъезд 3, вход со двора, вторая дверь слева от арки');
  await expect(page.getByText('Замечание оператора: Укажите номер подъезда')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Условия работы' })).toContainText(
    '1 замечание оператора',
  );
  await wizard.next();
  await expect(page.getByText('Замечание оператора: Площадь не сходится с планом')).toBeVisible();
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  await expect(page.getByText('Замечание оператора: Не видно вывески')).toBeVisible();
  await wizard.next();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Такого дома нет');
  await expect(dialog).not.toContainText('Укажите номер подъезда');
  await expect(dialog).toContainText('Заявка сразу уйдёт на рассмотрение');
  await expectAccessible(page);
  expect((await held(request, token, id)).status).toBe('ORDER_REMARK_FROM_CREATED');
  await dialog.getByRole('listitem').filter({ hasText: 'не сходится' }).getByRole('button').click();
  await expect(wizard.step(3)).toBeVisible();
  await expect(wizard.field('area')).toBeFocused();
  await wizard.field('area').fill('58');
  await expect(wizard.state('saved')).toBeVisible();
  // What was done is remembered: it is not asked about again after a reload.
  await page.reload();
  await expect(wizard.step(3)).toBeVisible();
  await wizard.next();
  // Its file may still be on the way after a reload, and whoever presses meanwhile presses the button of the third step.
  await expect(wizard.step(4)).toBeVisible();
  await wizard.next();
  await expect(dialog).toContainText('Такого дома нет');
  await expect(dialog).not.toContainText('не сходится');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page).toHaveURL(/\/lk\/orders$/);
  expect(await held(request, token, id)).toMatchObject({ status: 'ORDER_CREATED', area: 58 });
});

test('a comment alone is shown, too, and a number that is nobody’s is no failure @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer('RU'));
  const id = await sent();
  await decide(request, id, { decision: 'remarkPayment', comment: 'Платёж пришёл с чужого счёта' });
  await openWith(page, token, `/lk/orders/${id}/edit`);
  await expect(page.getByText('Оператор вернул заявку с комментарием')).toBeVisible();
  await expect(page.getByText('Комментарий: Платёж пришёл с чужого счёта')).toBeVisible();
  // From the form itself, which keeps what it shows: another number is another application.
  await go(page, '/lk/orders/999999/edit');
  await expect(page.getByRole('heading', { name: 'Такой заявки нет' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
});
