import { expectFits, openWith } from '../support/cases.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { applicant } from './made-orders.ts';
import { CREATE, test } from './support/applying.ts';
import { sendAll, wizardOf } from './support/filling.ts';
import { addressOf, findPlace } from './support/places.ts';

test('a partner point in Russia: from the requirements to «Ожидает оплаты», over a reload at every step', async ({
  page,
  apply,
  isMobile,
}) => {
  // What a reload keeps is the same at every width, and so is what axe sees: each is looked at in one of the two walks.
  const reload = async () => void (isMobile || (await page.reload()));
  const { wizard, place } = await apply('RU', { town: 'Москва', street: 'Садовая' });
  if (isMobile) await expectAccessible(page);
  await wizard.next();
  await expect(wizard.problem('agreed')).toHaveText('Поле обязательно');
  await wizard.read();

  await page.getByLabel('Партнёрский').check();
  await wizard.location(place);
  if (isMobile) await expectAccessible(page);
  await expect(wizard.state('saved')).toBeVisible();
  await expect(page).toHaveURL(/\/lk\/orders\/\d+\/edit$/);
  await reload();
  await expect(wizard.step(2)).toBeVisible();
  await expect(wizard.field('house')).toHaveValue(place.house.house);
  await wizard.next();

  await wizard.conditions();
  await expect(page.getByText('% от оборота').first()).toBeVisible();
  if (isMobile) await expectAccessible(page);
  // Right after the keystroke, before anything was sent.
  await wizard.field('celling_height').fill('3.1');
  await reload();
  await expect(wizard.step(3)).toBeVisible();
  await expect(wizard.field('celling_height')).toHaveValue('3.1');
  await wizard.next();

  await sendAll(wizard);
  await expect(page.getByText('Покупателям видно: 4, нужно не меньше 3')).toBeVisible();
  if (isMobile) await expectAccessible(page);
  await expect(wizard.state('saved')).toBeVisible();
  await reload();
  await expect(wizard.step(4)).toBeVisible();
  await expect(page.locator('[data-status="done"]')).toHaveCount(5);
  await wizard.submit();
  await expect(page).toHaveURL(/\/lk\/payment\/\d+$/);
});

test('a folk point in a small town costs less and asks for no subsidy @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const type = 'TYPE_POINT_28';
  const owner = await applicant(request, newcomer('RU'));
  const town = { country: 'RU', town: 'Барыбино', street: 'ая улица', type } as const;
  const place = await findPlace(request, owner.token, town);
  const { id } = await owner.draft({ ...addressOf(place), type_point: type, area: 12, stock_area: 9 });
  const wizard = wizardOf(page);
  await openWith(page, owner.token, `/lk/orders/${id}/edit?field=description`);
  await expect(page.getByLabel('Народный')).toBeChecked();
  await expect(page.locator('input[name="subsidy_hex_type"]')).toHaveCount(0);
  await wizard.next();
  await expect(wizard.step(3)).toBeVisible();
  await expect(page.getByText('10 000 ₽').first()).toBeVisible();
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  await wizard.submit();
  await expect(page).toHaveURL(/\/lk\/payment\/\d+$/);
});

test('a folk point in a large city has no tariff and can not be sent @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer('RU'));
  const { id } = await draft({ type_point: 'TYPE_POINT_28' });
  const wizard = wizardOf(page);
  await openWith(page, token, `/lk/orders/${id}/edit?field=area`);
  await expect(page.getByText('тариф не рассчитывается')).toBeVisible();
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  await wizard.submit();
  // The refusal stands at its field, on the step that has it.
  await expect(wizard.step(2)).toBeVisible();
  await expect(wizard.problem('latitude')).toContainText('не удалось рассчитать тариф');
  await expect(wizard.state('saved')).toBeVisible();
});

test('a shopping mall in Belarus asks when couriers get in, and no fee @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await applicant(request, newcomer('BY'));
  const place = await findPlace(request, owner.token, { country: 'BY', town: 'Минск', street: 'Садовая' });
  const { id } = await owner.draft(addressOf(place));
  const wizard = wizardOf(page);
  await openWith(page, owner.token, CREATE);
  await expect(wizard.step(1)).toBeVisible();
  await expect(page.getByText('Гарантийный взнос')).toHaveCount(0);
  await page.goto(`/lk/orders/${id}/edit?field=description`);
  await expect(wizard.step(2)).toBeVisible();
  await expect(page.locator('input[name="type_point"]')).toHaveCount(0);
  await wizard.field('locations').selectOption('shoppingMall');
  await wizard.next();
  await expect(wizard.problem('courier_way')).toHaveText('Поле обязательно');
  await wizard.field('courier_way').fill('Въезд с улицы, шлагбаум открывает охрана');
  await page.getByLabel('Только ночью').check();
  await wizard.next();
  await expect(wizard.step(3)).toBeVisible();
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  await wizard.submit();
  await expect(page).toHaveURL(/\/lk\/orders$/);
  await expect(page.getByText('Заявка отправлена').first()).toBeVisible();
});

test('Georgia, in Georgian, on its own site @phone', async ({ page, georgianUrl, apply }) => {
  const { wizard, place } = await apply('GE', { town: 'თბილისი', street: 'ბაღის', lang: 'ka' }, georgianUrl);
  await expect(page.getByRole('heading', { name: 'ახალი განაცხადი' })).toBeVisible();
  await expectAccessible(page);
  await wizard.read();
  await wizard.location(place);
  await expectFits(page);
  await wizard.next();
  await wizard.conditions();
  await expectFits(page);
  // The tariff is not shown in Georgia.
  await expect(page.getByText('ტარიფი')).toHaveCount(0);
  await wizard.next();
  await sendAll(wizard);
  await expectFits(page);
  await wizard.submit();
  await expect(page).toHaveURL(/\/lk\/orders$/);
  await expect(page.getByText('განაცხადი გაიგზავნა').first()).toBeVisible();
});
