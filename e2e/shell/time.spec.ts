import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { applicant } from '../orders/made-orders.ts';
import { expectFits, go, newSurname, openByHash } from '../support/cases.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/own-server.ts';
import { registerOwner } from '../support/owners.ts';

// One after another, on one server of their own: its clock is moved, and everybody there would live by it.
test.describe.configure({ mode: 'default' });

const MINUTE = 60;
const advance = async (request: APIRequestContext, advance_seconds: number): Promise<void> =>
  expect((await request.post('/api/v4/sandbox/clock', { data: { advance_seconds } })).ok()).toBe(true);

/** Moves the clock to so many seconds before the end of the time to pay. */
async function moveTo(request: APIRequestContext, token: string, id: string, left: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v4/pickpoint/${id}/removal_time`, { headers });
  const { time_remaining } = (await answer.json()) as CallOutput<'GET /api/v4/pickpoint/:id/removal_time'>;
  await advance(request, time_remaining.seconds - left);
}

test('a new code can be asked for after the wait, and replaces the old one @desktop', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const person = newcomer();
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(person.national);
  await page.getByRole('button', { name: 'Далее' }).click();
  const first = await codeFor(person.phone);
  await expect(page.getByText('Отправить код ещё раз можно через')).toBeVisible();
  // Both clocks: the one the screen counts by, and the one the server judges by.
  await page.clock.fastForward(60_000);
  await advance(request, MINUTE);
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
  await expect(page.getByText('Код отправлен ещё раз')).toBeVisible();
  // The same one: whichever message comes first opens the door.
  await page.getByLabel('Код, 6 цифр').fill(first);
  await expect(page).toHaveURL(/\/registration$/);
});

test('whoever has registered logs in again and sees their applications @desktop', async ({
  page,
  request,
  newcomer,
  codeFor,
}) => {
  const person = newcomer();
  await registerOwner(request, person, { lastName: newSurname() });
  const first = await codeFor(person.phone);
  await advance(request, MINUTE);
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(person.national);
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByLabel('Код, 6 цифр').fill(await codeFor(person.phone, first));
  await expect(page).toHaveURL(/\/lk\/orders$/);
  await expect(page.getByRole('heading', { name: 'Заявки на открытие ПВЗ' })).toBeVisible();
});

test('the time to pay ends before the eyes, and the page says what became of the application @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openByHash(page, request, token, `/lk/payment/${id}`);
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await moveTo(request, token, id, 15);
  // A day later the access token is long over; the refresh token carries the session on.
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^00:00:[01]\d$/);
  const over = page.getByRole('alert');
  await expect(over).toContainText('Время на оплату вышло');
  await expect(over).toContainText(`Заявка № ${id} удалена, место на карте свободно`);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Оплатить гарантийный взнос' })).toHaveCount(0);
  await expectFits(page);

  await page.getByRole('link', { name: `К заявке № ${id}` }).click();
  await expect(page.getByText('Отклонена').first()).toBeVisible();
  await expect(page.getByText('Время на оплату вышло').first()).toBeVisible();
  await expect(page.getByText('Взнос не оплачен за 24 часа.')).toBeVisible();
});

test('money that came too late is shown with its way back @desktop', async ({ page, request, newcomer }) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openByHash(page, request, token, `/lk/payment/${id}`);
  await page.getByRole('button', { name: 'Оплатить гарантийный взнос' }).click();
  await page.getByRole('button', { name: 'Оплатить после срока' }).click();
  await expect(page.getByRole('heading', { name: 'Деньги в пути' })).toBeVisible();
  await moveTo(request, token, id, -120);
  await page.goto(`/lk/orders/${id}`);
  const fee = page.getByRole('region', { name: 'Гарантийный взнос', exact: true });
  await expect(page.getByText('Пришёл после срока, вернули полностью.')).toBeVisible();
  await expect(page.getByText('Не оплачивался.')).toHaveCount(0);
  await expect(fee).toContainText('Что с ними стало');
  await expect(fee).toContainText('Взнос получен 50 000 ₽');
  await expect(fee).toContainText('Деньги пришли после срока: вернуть 50 000 ₽');
  await go(page, `/lk/payment/${id}`);
  const over = page.getByRole('alert').filter({ hasText: 'Время на оплату вышло' });
  await expect(over).toContainText('Деньги пришли после срока: вернуть 50 000 ₽');
  await expect(over).toContainText('Деньги пришли после срока, и мы их полностью вернули');
  await expect(over).not.toContainText('Если деньги придут после срока');
  await expect(page.getByRole('heading', { name: 'Что будет с деньгами' })).toHaveCount(0);
  await expectFits(page);
});
