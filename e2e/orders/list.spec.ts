import { expectFits, openFilters, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { applicant } from './made-orders.ts';

test('an owner without applications is told what to prepare', async ({ page, request, newcomer }) => {
  const { token } = await applicant(request, newcomer());
  await openWith(page, token, '/lk/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Заявки на открытие ПВЗ' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Нет заявок' })).toBeVisible();
  await expect(page.getByText('План помещения (БТИ): PDF, фото или скан')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Создать заявку' })).toHaveAttribute(
    'href',
    '/lk/orders/create',
  );
  await expect(page.getByRole('navigation', { name: 'Какие заявки показать' })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});

test('twenty-one applications are two pages, and a deleted one has its own tab', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, begun, remove } = await applicant(request, newcomer());
  const drafts = [];
  // Drafts hold no place: one will do for all.
  const place = { latitude: 55.75, longitude: 37.62 };
  for (let made = 0; made < 21; made += 1) drafts.push((await begun(place)).id);
  await remove(drafts[0] ?? '');
  await openWith(page, token, '/lk/orders');
  await expect(page.getByText('21 заявка')).toBeAttached();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Заявка\s№/ }) });
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText('Черновик');
  await expect(cards.first()).toContainText('Черновик: шаг 3 из 4');
  await expect(page.getByRole('region', { name: 'Нужно от вас' })).toContainText('Черновик: шаг 3 из 4');
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Заявка № ${drafts[0]}` })).toBeVisible();
  await page.getByRole('link', { name: 'К заявкам' }).click();
  await expect(page).toHaveURL(/\?page=2$/);

  await page.getByRole('link', { name: 'Удалённые' }).click();
  await expect(page).toHaveURL(/\?show=deleted$/);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Удалена');
  await page.getByRole('link', { name: 'Действующие' }).click();
  await expect(page.getByText('20 заявок')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Страницы' })).toHaveCount(0);

  await page.getByLabel('Номер или адрес').fill(drafts[3] ?? '');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(`№ ${drafts[3]}`);
  await openFilters(page);
  await page.getByLabel('Состояние').selectOption('rework');
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await page.getByRole('link', { name: 'Сбросить' }).click();
  await expect(cards).toHaveCount(20);
});

test('what happens to an application shows in the list by itself', async ({ page, request, newcomer }) => {
  const { token, draft, send } = await applicant(request, newcomer());
  const { id } = await draft();
  await openWith(page, token, '/lk/orders');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Заявка № ${id}` }) });
  await expect(card).toContainText('Черновик');
  await send(id);
  await expect(card).toContainText('Ожидает оплаты');
  await expect(card).toContainText('Оплатите гарантийный взнос');
  await expect(card).toContainText(/осталось\s2[34]\sч\s\d+\sмин/);
  const day = page.getByRole('region', { name: 'Нужно от вас' });
  await expect(day.getByRole('link', { name: new RegExp(`№\\s${id}`) })).toHaveAttribute(
    'href',
    `/lk/payment/${id}`,
  );
});

test('a list that could not be read says so and reads again', async ({ page, request, newcomer }) => {
  const { token, begun } = await applicant(request, newcomer());
  const { id } = await begun();
  let broken = true;
  await page.route('**/api/v2/pickpoint/order/list*', (route) =>
    broken ? route.fulfill({ status: 500, json: { request_id: 'req-17' } }) : route.continue(),
  );
  await openWith(page, token, '/lk/orders');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Не удалось загрузить заявки');
  await expect(alert).toContainText('Код ошибки: req-17');
  await expectAccessible(page);
  broken = false;
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: `Заявка № ${id}` })).toBeVisible();
});
