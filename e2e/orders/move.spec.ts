import type { CallOutput } from '@punkt/contract/contract';
import { tokenOf } from '../support/accounts.ts';
import { headersOf, openAsRole } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { applicationsOf, endMoves } from './made-orders.ts';
import { CREATE } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';

type Order = CallOutput<'GET /api/v4/order/:id'>;

test('a point moves within five hundred metres: no fee, accepted, confirmed @desktop', async ({
  page,
  request,
  browser,
}) => {
  await endMoves(request, '1001');
  const headers = await headersOf('owner');
  const list = await request.get('/api/v2/pickpoint/list?page_size=100', { headers });
  const { data: points } = (await list.json()) as CallOutput<'GET /api/v2/pickpoint/list'>;
  const point = points.find(({ id }) => id === '1001');
  if (!point?.canMove) throw new Error('the point can not move');
  // As an owner comes to it: from what a move is, by the list of their points.
  await openAsRole(page, 'owner', '/lk/pvz');
  await page.goto('/moving');
  await page.getByRole('link', { name: 'Создать заявку на перенос' }).click();
  await expect(page).toHaveURL(/\/lk\/pvz$/);
  await expect(page.getByRole('listitem').filter({ hasText: `Пункт № ${point.id}` })).toContainText(
    point.address,
  );
  await page.getByRole('button', { name: `Действия с пунктом № ${point.id}` }).click();
  await page.getByRole('link', { name: 'Перенести' }).click();
  await expect(page.getByText('Не дальше 500 м от действующего пункта')).toBeVisible();
  await page.getByRole('link', { name: 'Создать заявку на перенос' }).click();
  await expect(page).toHaveURL(new RegExp(`${CREATE}\\?pvzId=${point.id}$`));
  const wizard = wizardOf(page);
  await expect(page.getByText(point.address)).toBeVisible();
  await expect(page.getByText('Гарантийный взнос')).toHaveCount(0);
  await wizard.read();
  // Within five hundred metres the town is the same.
  await expect(wizard.field('city_name')).toHaveValue(point.address.split(',')[0] ?? '');
  await expect(wizard.field('street')).toBeEnabled();
  await wizard.field('latitude').fill(`${point.latitude + 0.01}, ${point.longitude}`);
  await expect(page.getByText(/До\sдействующего\sпункта\s1\d{3}\sм\sиз\s500\sм/)).toBeVisible();
  await wizard.next();
  await expect(wizard.problem('latitude')).toContainText('не дальше 500 м');
  await wizard.field('latitude').fill(`${point.latitude + 0.001}, ${point.longitude}`);
  await expect(page.getByText(/До\sдействующего\sпункта\s1\d\d\sм\sиз\s500\sм/)).toBeVisible();
  await expect(wizard.field('house')).not.toHaveValue('');
  await expect(page.locator('input[name="subsidy_hex_type"]')).toHaveCount(0);
  await wizard.building();
  await wizard.next();
  await expect(wizard.step(3)).toBeVisible();
  // The steps after the place are those of every application.
  await expect(wizard.state('saved')).toBeVisible();
  const [, begun = ''] = /\/orders\/(\d+)\/edit/.exec(page.url()) ?? [];
  await applicationsOf(request, await tokenOf('owner'), 'RU').complete(begun);
  await page.goto(`/lk/orders/${begun}/edit?field=actual_urls.video`);
  await expect(wizard.step(4)).toBeVisible();
  await wizard.submit();

  // Sent is with staff at once: nothing is to be paid.
  await expect(page).toHaveURL(/\/lk\/orders$/);
  await expect(page.getByText('Заявка отправлена').first()).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Переезд пункта' }).first();
  await expect(card).toContainText('На рассмотрении');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lk\/orders\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('link', { name: 'Оплатить' })).toHaveCount(0);

  const desk = await (await browser.newContext()).newPage();
  await openAsRole(desk, 'operator', `/manage/reviews/application/${id}`);
  await expect(desk.getByText('Пункт переезжает: сверьте новое место со старым')).toBeVisible();
  await desk.getByRole('button', { name: 'Взять в работу' }).click();
  await desk.getByRole('button', { name: 'Одобрить' }).click();
  await expect(desk.getByRole('dialog')).toContainText('подтвердить переезд за 3 дня');
  await desk.getByRole('dialog').getByRole('button', { name: 'Одобрить' }).click();
  await expect(desk.getByRole('heading', { name: 'Одобрена' })).toBeVisible();
  await desk.context().close();

  await page.getByRole('button', { name: 'Подтвердить открытие' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Да, подтверждаю' }).click();
  await expect(page.getByText('Открытие подтверждено').first()).toBeVisible();
  const order = (await (await request.get(`/api/v4/order/${id}`, { headers })).json()) as Order;
  expect(order).toMatchObject({ status: 'ORDER_ACCEPTED', confirmedToOpen: true, exPickPointId: point.id });
  expect(order.outlook.fee.amount).toBeNull();
  await endMoves(request, point.id);
});
