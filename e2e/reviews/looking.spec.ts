import type { CallOutput } from '@punkt/contract/contract';
import { applicationsOf, endMoves } from '../orders/made-orders.ts';
import { tokenOf } from '../support/accounts.ts';
import { expectFits, headersOf, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { claimAs, sentApplication } from './sent-application.ts';

test('a decision that is refused says so inside its dialog, with the code; what was typed stays', {
  tag: '@desktop',
}, async ({ page, request, newcomer }) => {
  const { id, headers } = await sentApplication(request, newcomer('GE'));
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByLabel('Комментарий партнёру');
  await comment.fill('Вход загорожен, пункт не открыть.');

  const decide = `**/api/v2/manage/reviews/application/${id}/decide`;
  await page.route(decide, (route) =>
    route.fulfill({
      status: 400,
      json: {
        message: 'Проверьте замечания',
        code: 'validation_failed',
        request_id: 'abc-123',
        errors: [{ path: 'remarks.0', message: 'Такого поля нет' }],
      },
    }),
  );
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  const failed = dialog.getByRole('alert');
  await expect(failed).toContainText('Решение не записано. Проверьте замечания');
  await expect(failed).toContainText('Такого поля нет');
  await expect(failed).toContainText('Код ошибки: abc-123');
  await expect(comment).toHaveValue('Вход загорожен, пункт не открыть.');
  // Said once: nothing lies under the dialog.
  await expect(page.getByText('Решение не записано')).toHaveCount(1);
  await expectAccessible(page);

  await page.unroute(decide);
  // The server takes it, and its answer is lost: nobody is told that it was not taken, nor that somebody was quicker.
  await page.route(decide, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(failed).toContainText('Возможно, решение уже записано');
  await expect(failed).not.toContainText('abc-123');
  await expect(comment).toHaveValue('Вход загорожен, пункт не открыть.');
  // Behind the dialog the case has heard of it by then.
  await expect(page.locator('h2', { hasText: 'Отклонена' })).toBeAttached();

  await page.unroute(decide);
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Отклонена' })).toBeVisible();
  const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
  expect(order.status).toBe('ORDER_DECLINED');
});

test('a photo that is missing and a field left empty can be asked for', { tag: '@desktop' }, async ({
  page,
  request,
  newcomer,
}) => {
  const { id, headers } = await sentApplication(request, newcomer('GE'));
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  // On a low screen a thumbnail is in sight, and not under the bar of decisions.
  await page.setViewportSize({ width: 1366, height: 768 });
  const thumbnail = page.getByRole('list', { name: 'Выбрать снимок' }).getByRole('button').first();
  const isSeen = () =>
    thumbnail.evaluate((button) => {
      const { left, width, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, bottom - 8));
    });
  await expect.poll(isSeen).toBe(true);
  const remark = async (field: string, words: string) => {
    await page.getByRole('button', { name: `Замечание: ${field}`, exact: true }).click();
    await page.getByLabel('Что исправить').fill(words);
    await page.getByRole('button', { name: 'Добавить замечание' }).click();
  };
  const missing = page.getByRole('region', { name: 'Не приложено' });
  await expect(missing.getByText('файла нет; при отправке он не обязателен').first()).toBeVisible();
  await remark('Договор аренды', 'Приложите договор');
  await remark('Как проехать курьеру', 'Опишите путь от ворот');
  await page.getByRole('button', { name: /Вернуть\sс\sзамечаниями/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть с замечаниями' }).click();
  await expect(page.getByRole('heading', { name: 'На доработке' })).toBeVisible();
  const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
  expect(order.remarks).toEqual([
    { path: 'actual_urls.leaseDocument', message: 'Приложите договор' },
    { path: 'courier_way', message: 'Опишите путь от ворот' },
  ]);
});

// Once: the point moves to one place at a time.
test('of a move one sees the old address, the distance and the circle', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  // The other point of the sandbox's owner moves in a journey of its own.
  const moving = '1002';
  await endMoves(request, moving);
  const list = await request.get('/api/v2/pickpoint/list?page_size=100', {
    headers: await headersOf('owner'),
  });
  const { data } = (await list.json()) as CallOutput<'GET /api/v2/pickpoint/list'>;
  const point = data.find((one) => one.id === moving);
  if (!point) throw new Error('no such point');
  const { sent } = applicationsOf(request, await tokenOf('owner'), 'RU');
  const { latitude, longitude } = point;
  const id = await sent({
    ex_pickpoint_id: moving,
    city_name: 'Тверь',
    latitude: latitude + 0.002,
    longitude,
  });
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  const place = page.getByRole('region', { name: 'Место', exact: true });
  await expect(place).toContainText(`Переезжает из пункта: № ${moving}, ${point.address}`);
  await expect(place).toContainText(/Расстояние:\s22\d\sм\sиз\s500\sм\sвозможных/);
  await expect(place).toContainText('Круг на карте — 500 м от старого места');
  await expect(place).toContainText('Зона: ');
  await expectFits(page);
  await expectAccessible(page);

  // Meanwhile its owner is not offered to move it again.
  await openAsRole(page, 'owner', '/lk/pvz');
  const row = page.getByRole('listitem').filter({ hasText: `Пункт № ${moving}` });
  await expect(row).toContainText(point.address);
  await expect(row).toContainText('Идёт перенос');
  await row.getByRole('button', { name: `Действия с пунктом № ${moving}` }).click();
  await expect(row.getByRole('link', { name: 'Сотрудники' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Перенести' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The focus goes through the filters as the eye does.
  await page.getByLabel('Адрес или номер пункта').focus();
  const places: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    places.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0));
    await page.keyboard.press('Tab');
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await endMoves(request, moving);
});
