import { applicant, decide } from '../orders/made-orders.ts';
import { expectFits, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

test('a reason for having no lock goes back with a remark, and is approved when it comes again @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, sent } = await applicant(request, newcomer('GE'));
  const id = await sent();
  const headers = { authorization: `Bearer ${token}` };
  await decide(request, id, { decision: 'accept' });
  await request.post(`/api/v4/order/open/confirm/${id}?will_open=true`, { headers });
  const lock = '/api/v2/pickpoint-order/elock';
  const reason = {
    pickpoint_order_id: id,
    reason: 'lowTemperatures',
    description: 'Холодный тамбур',
    photos: [],
  };
  await request.post(`${lock}/set-reason`, { headers, data: reason });

  await openAsRole(page, 'operator', `/manage/reviews/lockReason?search=${id}`);
  await page.locator(`[data-row$="/${id}"]`).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Пункт без замка, заявка № ${id}` }),
  ).toBeVisible();
  await expect(page.getByText('Низкая температура')).toBeVisible();
  await expect(page.getByText('Замок не пробовали.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await page.getByRole('button', { name: 'Замечание: Причина' }).click();
  await page.getByRole('button', { name: 'Укажите, до какой температуры остывает помещение.' }).click();
  await page.getByRole('button', { name: 'Добавить замечание' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Вернуть\sс\sзамечаниями/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Вернуть\sс\sзамечаниями/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Возвращено с замечаниями' })).toBeVisible();

  const data = {
    pickpoint_order_id: id,
    description: 'Тамбур остывает до −30 °C',
    update_fields: ['description'],
  };
  await request.post(`${lock}/update`, { headers, data });
  // Told live.
  await expect(page.getByText('Тамбур остывает до −30 °C')).toBeVisible();
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Подтверждено' })).toBeVisible();
  const order = await request.get(`/api/v4/order/${id}`, { headers });
  expect((await order.json()).eLockInfo).toMatchObject({ status: 'approved', kind: 'reason', next: 'wait' });
});
