import { expect, expectAccessible, test } from '../support/journey.ts';

test('a stranger is sent to log-in and afterwards where they were going', async ({ page, openAs }) => {
  await page.goto('/lk/tickets?page=2');
  await expect(page).toHaveURL(/\/login\?next=%2Flk%2Ftickets%3Fpage%3D2$/);
  await openAs('owner', '/lk/tickets');
  await expect(page).toHaveURL(/\/lk\/tickets$/);
});

test('an address of another site is never a place to go after log-in', async ({ page, newcomer, logIn }) => {
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByLabel('Номер телефона')).toBeVisible();
  }
  await logIn(newcomer());
  await expect(page).toHaveURL(/\/registration$/);
});

test('whoever has not registered is led to registration', async ({ page, newcomer, logIn }) => {
  await page.goto('/login?next=%2Flk%2Forders');
  await logIn(newcomer());
  await expect(page).toHaveURL(/\/registration$/);
  await page.goto('/lk/orders');
  await expect(page).toHaveURL(/\/registration$/);
  await page.goto('/manage');
  await expect(page).toHaveURL(/\/registration$/);
});

test('an employee sees points and tickets; applications lead them to registration', async ({
  page,
  openAs,
}) => {
  await openAs('employee', '/lk');
  await expect(page).toHaveURL(/\/lk\/pvz$/);
  await expectAccessible(page);
  await page.goto('/lk/orders/7');
  await expect(page).toHaveURL(/\/registration$/);
  await expect(page.getByText('Заявки есть у владельцев.')).toBeVisible();
  // A wrong address is no wish to register, and the console is no place of theirs: both say so.
  await page.goto('/lk/nothing/here');
  await expect(page).toHaveURL(/\/lk\/pvz$/);
  await expect(page.getByText('Показываем вашу главную страницу.')).toBeVisible();
  await page.goto('/manage/money');
  await expect(page).toHaveURL(/\/lk\/pvz$/);
  await expect(page.getByText('Он для сотрудников портала.')).toBeVisible();
});

test('staff of every role land in the console', async ({ page, openAs }) => {
  for (const role of ['operator', 'lead', 'contentAdmin'] as const) {
    await openAs(role, '/lk');
    await expect(page).toHaveURL(/\/manage/);
    await expect(page.locator('#content h1')).toBeVisible();
  }
  // A section of another role is shut with a reason, and an address of partners leads back with one.
  await page.goto('/manage/money');
  await expect(page.getByText('Его открывает роль: Старший оператор.')).toBeVisible();
  await page.getByRole('link', { name: 'В раздел «Редактор сайта»' }).click();
  await expect(page).toHaveURL(/\/manage\/content$/);
  await page.goto('/lk/orders/7');
  await expect(page).toHaveURL(/\/manage\/content$/);
  await expect(page.getByText('Кабинет — для владельцев и сотрудников пунктов.')).toBeVisible();
});

test('unknown paths of the account area lead to applications, others to the front page', async ({
  page,
  openAs,
}) => {
  await openAs('owner', '/lk/nothing/here');
  await expect(page).toHaveURL(/\/lk\/orders$/);
  await expect(page.getByText('Такой страницы нет')).toBeVisible();
  await page.goto('/nothing/here');
  await expect(page).toHaveURL(/\/$/);
});

test('where a script does not come through, the screen says so after a while, and its link opens the page', async ({
  page,
  openAs,
}) => {
  await openAs('owner', '/lk/orders');
  const scripts = '**/assets/base-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/lk/pvz?search=1001');
  await expect(page.getByText('Открываем кабинет')).toBeVisible();
  const again = page.getByRole('link', { name: 'Повторить' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute(scripts);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Пункты выдачи' })).toBeVisible();
  await expect(page).toHaveURL(/\/lk\/pvz\?search=1001$/);
});
