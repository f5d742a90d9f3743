import type { Page } from '@playwright/test';
import { applicant } from '../orders/made-orders.ts';
import { expectFits, go, headersOf, newSurname, openAsRole, openFilters } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { claimAs, sentApplication } from './sent-application.ts';

/** Types one more letter at the very moment when the search for the others reaches the address. */
const typeLate = (page: Page, letter: string) =>
  page.evaluate((late) => {
    const replace = history.replaceState;
    history.replaceState = (...change) => {
      replace.apply(history, change);
      if (!String(change[2]).includes('search=')) return;
      history.replaceState = replace;
      const box = document.querySelector<HTMLInputElement>('[data-search]');
      box?.setRangeText(late, box.value.length, box.value.length);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
    };
  }, letter);

test('the queue is where work begins: it shows what waits, filters, finds, and fits the screen', async ({
  page,
  request,
  newcomer,
  isMobile,
}) => {
  const { id } = await sentApplication(request, newcomer('GE'));
  await registerOwner(request, newcomer(), { lastName: newSurname(), vat: true });
  await openAsRole(page, 'operator', '/manage');
  await expect(page).toHaveURL(/\/manage\/reviews$/);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expectFits(page);
  if (isMobile) await expectAccessible(page);
  if (isMobile) {
    await page
      .getByRole('navigation', { name: 'Что проверяем' })
      .getByRole('button', { name: /^Ещё/ })
      .click();
    await expectFits(page);
  }
  await page.getByRole('link', { name: /^Налоги/ }).click();
  await expect(page).toHaveURL(/\/manage\/reviews\/tax$/);
  await expect(page.locator('li', { hasText: 'Налоговый режим' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Решённые' }).click();
  await expect(page).toHaveURL(/stage=decided/);
  // On a phone it may stand in the row or in the menu, by how much waits.
  if (isMobile) await go(page, '/manage/reviews/application');
  else await page.getByRole('link', { name: /^Заявки/ }).click();
  await expect(page).toHaveURL(/\/manage\/reviews\/application$/);
  if (isMobile) await openFilters(page);
  await page.getByLabel('Страна').selectOption('GE');
  await expect(page).toHaveURL(/country=GE/);
  if (isMobile) await expect(page.getByRole('button', { name: 'Фильтры выбрано: 1' })).toBeVisible();
  const search = page.getByLabel('Номер, адрес, имя, телефон, ИНН');
  // A phone has no room for all that can be searched by: the box says what it is, and the rest below it.
  if (isMobile) {
    await search.focus();
    await expect(search).toHaveAttribute('placeholder', 'Поиск');
    await expect(page.locator('search').getByText('Номер, адрес, имя').last()).toBeVisible();
  }
  await typeLate(page, id.slice(-1));
  await search.fill(id.slice(0, -1));
  await expect(search).toHaveValue(id);
  await expect(page).toHaveURL(new RegExp(`search=${id}`));
  await expect(page.locator('[data-row]')).toHaveCount(1);
  if (isMobile)
    await page.getByRole('navigation', { name: 'Состояние' }).getByRole('button', { name: /^Ещё/ }).click();
  await page.getByRole('link', { name: 'Одобренные' }).click();
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  if (isMobile) await expectAccessible(page);
  await page.getByRole('link', { name: 'Сбросить фильтры' }).first().click();
  await expect(page).toHaveURL(/\/manage\/reviews\/application\?stage=accepted$/);
});

test('a new application appears without a reload, and so does who took it', { tag: '@desktop' }, async ({
  page,
  request,
  newcomer,
}) => {
  await openAsRole(page, 'operator', '/manage/reviews/application?country=GE');
  const total = page.getByRole('link', { name: /^Заявки/ }).locator('small');
  await expect(total).toHaveText(/\d+/);
  const before = Number(await total.textContent());
  const { id } = await sentApplication(request, newcomer('GE'));
  await expect.poll(async () => Number(await total.textContent())).not.toBe(before);
  await page.getByLabel('Номер, адрес, имя, телефон, ИНН').fill(id);
  await expect(page.locator(`[data-row="application/${id}"]`)).toBeVisible();
  await claimAs(request, 'lead', id);
  await expect(page.locator('li', { has: page.locator(`[data-row="application/${id}"]`) })).toContainText(
    'Павел Зимин',
  );
});

test('several are taken at once, and what a colleague was quicker with is left', { tag: '@desktop' }, async ({
  page,
  request,
  newcomer,
}) => {
  const person = newcomer('GE');
  const { id } = await sentApplication(request, person);
  const other = await sentApplication(request, newcomer('GE'));
  await openAsRole(page, 'operator', `/manage/reviews/application?search=${person.phone}`);
  // Found by the owner's phone: one of the two.
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Выбрать: ${id}` }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Взять в работу: 1', exact: true }).click();
  await expect(page.locator('li', { has: page.locator(`[data-row="application/${id}"]`) })).toContainText(
    'у вас',
  );
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const untouched = await request.get(`/api/v2/manage/reviews?query=${other.id}`, {
    headers: await headersOf('operator'),
  });
  expect((await untouched.json()).data[0].claimedBy).toBeNull();
});

test('a queue that can not be read says so @phone', async ({ page }) => {
  // A live event of another journey would read it again before the button is pressed.
  await page.route('**/api/v4/events*', (route) => route.abort());
  await page.route('**/api/v2/manage/reviews?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Ой', code: 'internal', request_id: 'abc-123' } }),
  );
  await openAsRole(page, 'operator', '/manage/reviews/application');
  await expect(page.getByRole('alert').getByText('Код ошибки: abc-123')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v2/manage/reviews?*');
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('by keyboard alone: find, open, claim, mark, accept', { tag: '@keyboard' }, async ({
  page,
  request,
  newcomer,
}) => {
  const { id } = await sentApplication(request, newcomer('GE'));
  await openAsRole(page, 'operator', '/manage/reviews/application');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.locator(`[data-row="application/${id}"]:focus`)).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(page.getByText('у вас', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Заявка № ${id}` })).toBeVisible();
  await expect(page.getByText('В работе у вас')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: /^2\.\sВход\sвечером/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Letters are letters while somebody types.
  await page.keyboard.press('x');
  await page.getByLabel('Комментарий партнёру').pressSequentially('aqx');
  await expect(page.getByLabel('Комментарий партнёру')).toHaveValue('aqx');
  await page.keyboard.press('Escape');
  // Keys belong to the dialog until it has gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: `Одобрить заявку № ${id}?` }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Одобрена' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(page).toHaveURL(new RegExp(`/manage/reviews/application\\?search=${id}$`));
});

test('at case three hundred: keys count while a case loads, the next one opens by itself, and the way back leads to its row', {
  tag: '@keyboard',
}, async ({ page, request, newcomer }) => {
  const person = newcomer('GE');
  const { sent } = await applicant(request, person);
  const [first, second, third] = [await sent(), await sent(), await sent()];
  await openAsRole(page, 'operator', `/manage/reviews/application?search=${person.phone}`);
  await expect(page.locator('[data-row]')).toHaveCount(3);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/v2/manage/reviews/application/${first}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/application/${first}$`));
  await expect(page.locator('[data-row]')).toHaveCount(0);
  // Taken and accepted before anything of it is on the screen.
  await page.keyboard.press('c');
  await page.keyboard.press('a');
  answer();
  const accept = page.getByRole('dialog', { name: `Одобрить заявку № ${first}?` });
  await accept.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Сразу открывать следующую' }).check();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  await accept.waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Заявка № ${second}` })).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await expect(page.locator(`[data-row="application/${second}"]`)).toBeFocused();
  // The choice is remembered, the order as well.
  await page.getByLabel('Порядок').selectOption('newest');
  await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', `application/${third}`);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', `application/${third}`);
});
