import { darkPicture, heic, plan } from '../owners/pictures.ts';
import { newSurname, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { applicant } from './made-orders.ts';
import { CREATE } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';
import { findPlace } from './support/places.ts';

test('wrong answers are refused at their fields, step by step @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, begun } = await applicant(request, newcomer('RU'));
  const wishes = { country: 'RU', town: 'Москва', street: 'ая улица', closed: true } as const;
  const { house: closed } = await findPlace(request, token, wishes);
  const wizard = wizardOf(page);
  await openWith(page, token, CREATE);
  await wizard.read();
  await wizard.next();
  for (const [path, words] of [
    ['type_point', 'Поле обязательно'],
    ['city_name', 'Выберите город из списка'],
    ['street', 'Выберите улицу из списка'],
    ['house', 'Выберите дом из списка'],
    ['latitude', 'Поле обязательно'],
    ['locations', 'Поле обязательно'],
    ['description', 'Поле обязательно'],
  ] as const)
    await expect(wizard.problem(path)).toHaveText(words);
  await expectAccessible(page);

  await wizard.field('latitude').fill('95.1');
  await expect(wizard.problem('latitude')).toContainText('90');
  await wizard.field('latitude').fill('12.3.4');
  await expect(wizard.problem('latitude')).toHaveText('Введите число');
  await wizard.field('longitude').fill('37a,6b');
  await expect(wizard.field('longitude')).toHaveValue('37.6');
  await wizard.field('description').fill('мало');
  await expect(wizard.problem('description')).toContainText('30');
  await wizard.field('description').fill('я'.repeat(250));
  await expect(page.getByText('250 из 200, не меньше 30')).toBeVisible();

  await page.getByLabel('Партнёрский').check();
  await wizard.building();
  await wizard.field('latitude').fill(`${closed.latitude}, ${closed.longitude}`);
  await expect(wizard.field('city_name')).toHaveValue('Москва');
  await expect(
    page.getByText(/заявку\sсюда\sотправить\sнельзя|отправить\sзаявку\sсюда\sнельзя/).first(),
  ).toBeVisible();
  await wizard.next();
  await expect(wizard.step(2)).toBeVisible();
  // Another town clears what hung on the old one.
  await wizard.choose('city_name', 'Самара', 'Самара');
  await expect(wizard.field('street')).toHaveValue('');
  await expect(wizard.field('latitude')).toHaveValue('');

  // The steps after it, in a draft that has its place.
  await openWith(page, token, `/lk/orders/${(await begun()).id}/edit`);
  await expect(wizard.step(3)).toBeVisible();
  await wizard.next();
  await expect(wizard.problem('area')).toHaveText('Поле обязательно');
  await wizard.conditions('40', '50');
  await expect(wizard.problem('stock_area')).toContainText('не может быть больше');
  await wizard.field('stock_area').fill('30');
  await wizard.field('celling_height').fill('12');
  await expect(wizard.problem('celling_height')).toContainText('10');
  await wizard.field('celling_height').fill('3');
  // Nothing becomes another number in silence.
  await wizard.field('stock_area').fill('3м0');
  await expect(wizard.field('stock_area')).toHaveValue('3м0');
  await expect(wizard.problem('stock_area')).toHaveText('Введите число');
  await expect(wizard.state('held')).toBeVisible();
  await wizard.field('stock_area').fill('30');
  await wizard.field('dressing_rooms_count').fill('1.5');
  await expect(wizard.problem('dressing_rooms_count')).toHaveText('Введите целое число');
  await wizard.field('dressing_rooms_count').fill('-1');
  await expect(wizard.problem('dressing_rooms_count')).toContainText('меньше 0');
  await wizard.field('dressing_rooms_count').fill('2');
  await wizard.field('timetable-monday').selectOption('18:00');
  await expect(wizard.problem('timetable.monday')).toContainText('6');
  for (const day of ['Среда', 'Четверг', 'Пятница'])
    await page.getByRole('group', { name: day }).getByRole('checkbox').check();
  await expect(wizard.problem('timetable')).toContainText('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: '09:00–21:00' }).click();
  for (const day of ['Среда', 'Четверг', 'Пятница'])
    await page.getByRole('group', { name: day }).getByRole('checkbox').uncheck();
  await wizard.next();

  await expect(wizard.step(4)).toBeVisible();
  await wizard.next();
  await expect(wizard.problem('actual_urls.generalPhoto')).toHaveText('Поле обязательно');
  await expect(wizard.problem('actual_urls.btiDocument')).toContainText('БТИ');
  // A dark photo waits for a word; a phone's own format and a PDF become pictures, a page each.
  const photo = page.getByRole('group', { name: 'Вход днём' });
  await wizard.field('actual_urls.generalPhoto').setInputFiles(darkPicture('вечер.png'));
  await expect(photo.getByRole('alert')).toContainText('Снимок слишком тёмный');
  await expectAccessible(page);
  await photo.getByRole('button', { name: 'Всё равно загрузить' }).click();
  await expect(photo.locator('[data-status="done"]')).toHaveCount(1);
  await wizard.field('actual_urls.generalPhoto').setInputFiles(heic);
  await expect(photo.locator('[data-status="done"] img')).toHaveCount(2);
  await wizard.field('actual_urls.btiDocument').setInputFiles(plan(3));
  const papers = page.getByRole('group', { name: 'План БТИ' });
  await expect(papers.locator('[data-status="done"] img')).toHaveCount(3);
  await wizard.link('просто слова');
  await wizard.field('actual_urls.video').blur();
  await expect(wizard.problem('actual_urls.video')).not.toBeEmpty();
  await expectAccessible(page);
});

test('the first press on «Далее» counts though the last field is wrong @phone', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, begun } = await applicant(request, newcomer('RU'));
  await openWith(page, token, `/lk/orders/${(await begun()).id}/edit?field=description`);
  const wizard = wizardOf(page);
  await expect(wizard.step(2)).toBeVisible();
  const button = page.getByRole('button', { name: 'Далее' });
  await wizard.field('description').fill('мало');
  await expect(wizard.field('description')).toBeFocused();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('no button');
  // Pressed and lifted at one place, as a finger does: the error line may come between the two, the button may not leave.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(wizard.field('description')).not.toBeFocused();
  await page.mouse.up();
  await expect(wizard.problem('description')).toContainText('30');
  // A press that counts leads back to what is wrong.
  await expect(wizard.field('description')).toBeFocused();
  await expect(wizard.step(2)).toBeVisible();
});

test('a small room is confirmed before it is sent @desktop', async ({ page, request, newcomer }) => {
  const owner = await applicant(request, newcomer('RU'));
  const { id } = await owner.draft({ area: 20, stock_area: 10 });
  await openWith(page, owner.token, `/lk/orders/${id}/edit`);
  const wizard = wizardOf(page);
  await expect(wizard.step(4)).toBeVisible();
  await wizard.next();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('меньше рекомендуемых 30');
  await expect(dialog).toContainText('меньше 70');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog).toContainText('Поле обязательно');
  await dialog.getByLabel('Данные верны').check();
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page).toHaveURL(/\/lk\/payment\/\d+$/);
});

test('where no points are opened, the wizard says so @desktop', async ({ page, request, newcomer }) => {
  const { token } = await registerOwner(request, newcomer('TJ'), { lastName: newSurname() });
  await openWith(page, token, CREATE);
  await expect(page.getByRole('heading', { name: 'Таджикистан: пункты пока не открываются' })).toBeVisible();
  await expectAccessible(page);
});

test('whoever is no owner registers first @desktop', async ({ page, openAs }) => {
  await openAs('employee', CREATE);
  await expect(page).toHaveURL(/\/registration$/);
});
