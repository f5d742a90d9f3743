import type { Page } from '@playwright/test';
import { expectFits, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { applicant, decide } from './made-orders.ts';

/** At the bank of the sandbox. */
async function answerAtBank(page: Page, how: 'Оплатить' | 'Отказать'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: how, exact: true }).click();
}

test('a payment that fails is explained and tried again; paid leads to the order', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openWith(page, token, `/lk/payment/${id}`);
  await expect(page.getByText('50 000 ₽')).toBeVisible();
  await expect(page.getByText('Не оплачено')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await expect(page.getByText(/Оплатите\sдо\s[\d.,:\s]+по\sМоскве/)).toBeVisible();
  await expect(page.getByText('Вернём полностью, если заявку отклонят')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Оплатить гарантийный взнос' }).click();
  await answerAtBank(page, 'Отказать');
  await expect(page).toHaveURL(new RegExp(`/lk/payment/${id}$`));
  await expect(page.getByText('Ошибка оплаты')).toBeVisible();
  await expect(page.getByText('Заявка на месте, можно оплатить ещё раз')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click();
  await answerAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
  await expect(page.getByText('Взнос оплачен').first()).toBeVisible();
  await expect(page.getByText('На рассмотрении')).toBeVisible();
});

test('sent back for its payment, it stands there still, and is paid anew', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openWith(page, token, `/lk/payment/${id}`);
  await page.getByRole('button', { name: 'Оплатить гарантийный взнос' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await decide(request, id, { decision: 'remarkPayment', comment: 'Платёж начат не вашей компанией' });
  await page.goto(`/lk/orders/${id}`);
  await expect(page.getByText('Что исправить, написал оператор')).toContainText(
    'После отправки заявку нужно оплатить',
  );
  await expect(page.getByRole('region', { name: 'Замечания', exact: true })).toContainText(
    'Платёж начат не вашей компанией',
  );
  const stages = page.getByRole('list', { name: 'Путь заявки' });
  await expect(stages.getByRole('listitem').filter({ hasText: 'Оплата взноса' })).toContainText(
    'сейчас здесь',
  );
  await expectFits(page);

  await page.getByRole('button', { name: 'Отправить снова' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page).toHaveURL(new RegExp(`/lk/payment/${id}$`));
  await expect(page.getByText('Не оплачено')).toBeVisible();
  await expect(page.getByText('Ошибка оплаты')).toHaveCount(0);
  await page.getByRole('button', { name: 'Оплатить гарантийный взнос' }).click();
  await answerAtBank(page, 'Оплатить');
  await expect(page.getByText('На рассмотрении')).toBeVisible();
});

test('a lost connection says so; two presses start one payment, and whoever comes back unpaid may go on', async ({
  page,
  context,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openWith(page, token, `/lk/payment/${id}`);
  const pay = page.getByRole('button', { name: 'Оплатить гарантийный взнос' });
  await test.step('without a connection nothing is lost, and no money taken', async () => {
    await expect(page.getByRole('timer')).toHaveText(/^23:/);
    await context.setOffline(true);
    const note = page.getByRole('status').filter({ hasText: 'Нет связи' });
    await expect(note).toContainText('Ничего не потеряно');
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('деньги не списаны');
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
  });
  let started = 0;
  page.on('request', (asked) => {
    if (asked.url().endsWith('/order/check/add')) started += 1;
  });
  await pay.dblclick();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(started).toBe(1);
  await page.goBack();
  await expect(page.getByText('Платёж обрабатывается')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Продолжить оплату' }).click();
  await answerAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
});

test('the time runs out before the eyes, with what happens next', async ({ page, request, newcomer }) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  // The clock of the server is everybody's, so only its answer is moved.
  const answers = [2];
  await page.route('**/removal_time', (route) =>
    route.fulfill({ json: { time_remaining: { seconds: answers.shift() ?? 0 } } }),
  );
  await openWith(page, token, `/lk/payment/${id}`);
  await expect(page.getByRole('alert')).toContainText('Время на оплату вышло');
  await expect(page.getByRole('alert')).toContainText('Деньги, пришедшие после срока, вернём полностью');
  await expect(page.getByRole('button', { name: 'Оплатить гарантийный взнос' })).toHaveCount(0);
  // No fee can be taken any more, so nothing is said of what would become of one.
  await expect(page.getByRole('heading', { name: 'Что будет с деньгами' })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});

test('payment without a number finds the one application that waits', async ({ page, request, newcomer }) => {
  const { token, sent, paid } = await applicant(request, newcomer());
  await openWith(page, token, '/lk/orders/payment');
  await expect(page.getByRole('heading', { name: 'Оплачивать нечего' })).toBeVisible();
  const done = await paid();
  await openWith(page, token, `/lk/payment/${done}`);
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${done}$`));
  const id = await sent();
  await openWith(page, token, `/lk/orders/${id}/error`);
  await expect(page.getByRole('alert')).toContainText('Ошибка оплаты');
  await page.goto('/lk/orders/payment');
  await expect(page).toHaveURL(new RegExp(`/lk/payment/${id}$`));
});
