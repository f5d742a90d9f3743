import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { expectFits, openByHash } from '../support/cases.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { test } from '../support/own-server.ts';
import { applicant } from './made-orders.ts';

/** Moves the clock to so many seconds before the end of the time to pay. */
async function moveTo(request: APIRequestContext, token: string, id: string, left: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v4/pickpoint/${id}/removal_time`, { headers });
  const { time_remaining } = (await answer.json()) as CallOutput<'GET /api/v4/pickpoint/:id/removal_time'>;
  const data = { advance_seconds: time_remaining.seconds - left };
  expect((await request.post('/api/v4/sandbox/clock', { data })).ok()).toBe(true);
}

test('the time to pay ends before the eyes, and the page says what became of the application @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openByHash(page, request, token, `/lk/payment/${id}`);
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await moveTo(request, token, id, 6);
  // A day later the access token is long over; the refresh token carries the session on.
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^00:00:0\d$/);
  const over = page.getByRole('alert');
  await expect(over).toContainText('Время на оплату вышло');
  await expect(over).toContainText(`Заявка № ${id} удалена, место на карте свободно`);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Оплатить гарантийный взнос' })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: `К заявке № ${id}` }).click();
  await expect(page.getByText('Отклонена').first()).toBeVisible();
  await expect(page.getByText('Время на оплату вышло').first()).toBeVisible();
  await expect(page.getByText('Взнос за эту заявку не оплачивался')).toBeVisible();
  await expectAccessible(page);
});

test('money that came too late is shown with its way back @desktop', async ({ page, request, newcomer }) => {
  const { token, sent } = await applicant(request, newcomer());
  const id = await sent();
  await openByHash(page, request, token, `/lk/payment/${id}`);
  await page.getByRole('button', { name: 'Оплатить гарантийный взнос' }).click();
  await page.getByRole('button', { name: 'Оплатить после срока' }).click();
  await moveTo(request, token, id, -120);
  await page.goto(`/lk/orders/${id}`);
  const fee = page.getByRole('region', { name: 'Гарантийный взнос', exact: true });
  await expect(fee).toContainText('Возвращаем их полностью', { timeout: 30_000 });
  await expect(fee).toContainText('Взнос получен 50 000 ₽');
  await expect(fee).toContainText('Деньги пришли после срока: вернуть 50 000 ₽');
  await expect(page.getByText('Взнос за эту заявку не оплачивался')).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});
