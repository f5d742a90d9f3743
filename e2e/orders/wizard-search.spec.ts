import { newSurname, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { CREATE } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';

test('without WebGL the form says so; the place of a link and typed coordinates bring their address @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token } = await registerOwner(request, newcomer('RU'), { lastName: newSurname() });
  const wizard = wizardOf(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openWith(page, token, `${CREATE}?lat=56.8587&lon=35.9176`);
  await wizard.read();
  await expect(page.getByText('Карта в этом браузере не открылась')).toBeVisible();
  await expect(wizard.field('city_name')).toHaveValue('Тверь');
  await expect(wizard.field('house')).not.toHaveValue('');

  // Words that find nothing are said not to count, and go when the place brings a street.
  await wizard.choose('city_name', 'Самара', 'Самара');
  await wizard.field('street').fill('Улица, которой нет');
  await expect(page.getByText('Ничего не нашлось').first()).toBeVisible();
  await wizard.field('latitude').focus();
  await expect(page.getByText('набранные слова не сохранятся')).toBeVisible();
  await wizard.field('latitude').fill('55.7558, 37.6173');
  await expect(wizard.field('longitude')).toHaveValue('37.6173');
  await expect(wizard.field('city_name')).toHaveValue('Москва');
  await expect(wizard.field('house')).not.toHaveValue('');
  await expect(wizard.field('street')).not.toHaveValue('Улица, которой нет');
  await expect(wizard.field('street')).not.toHaveValue('');
  await expectAccessible(page);
});

test('a search that fails or hangs says so and can be tried again @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token } = await registerOwner(request, newcomer('RU'), { lastName: newSurname() });
  const wizard = wizardOf(page);
  await openWith(page, token, CREATE);
  await wizard.read();
  await wizard.field('city_name').fill('Тв');
  await expect(page.getByText('Введите три буквы или больше')).toBeVisible();
  const search = '**/api/v4/geo/search*';
  await page.route(search, (route) => route.fulfill({ status: 500, json: {} }));
  await wizard.field('city_name').fill('Твер');
  await expect(page.getByText('Поиск сейчас не работает')).toBeVisible();
  await page.unroute(search);
  // Never answered.
  await page.route(search, () => undefined);
  await wizard.field('city_name').fill('Тверь');
  await expect(page.getByText('Поиск не ответил за 10 секунд')).toBeVisible();
  await page.unroute(search);
  // Beside the words: the map, which can't be drawn here, has a button of that name, too.
  const slow = page.getByRole('status').filter({ hasText: 'Поиск не ответил за 10 секунд' });
  await page.locator('div', { has: slow }).last().getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('option', { name: /^Тверь/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(wizard.field('city_name')).toHaveValue('Тверь');
  await expect(wizard.field('street')).toBeEnabled();

  await page.route('**/api/v4/geo/search*kind=street*', (route) => route.fulfill({ status: 503, json: {} }));
  await wizard.field('street').fill('Садовая');
  // Streets are told in a notice, too.
  await expect(page.getByText('Ошибка загрузки улиц.')).toBeVisible();
  await expect(page.getByText('Поиск сейчас не работает').first()).toBeVisible();
});
