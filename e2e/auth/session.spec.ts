import type { APIRequestContext, Page } from '@playwright/test';
import { formatInternational, maskPhone } from '@punkt/domain/phone';
import { hashOf } from '../support/accounts.ts';
import { expectFits, newSurname, openByHash } from '../support/cases.ts';
import { expect, expectAccessible, type Person, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

/** An owner of this journey alone: their sessions are renewed and ended here, and of thirty the oldest is ended. */
async function arrive(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  const { token } = await registerOwner(request, person, { lastName: newSurname() });
  await openByHash(page, request, token, '/lk/orders');
  await expect(page.getByRole('heading', { name: 'Заявки на открытие ПВЗ' })).toBeVisible();
}

/** The access token ran out; the refresh token is still good. */
const expireAccess = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      if (!value.includes('access')) continue;
      const tokens = JSON.parse(value);
      localStorage.setItem(
        key,
        JSON.stringify({
          ...tokens,
          access:
            typeof tokens.access === 'string' ? 'x'.repeat(43) : { ...tokens.access, token: 'x'.repeat(43) },
        }),
      );
    }
  });

test('two tabs whose token ran out both go on', async ({ page, context, request, newcomer }) => {
  await arrive(page, request, newcomer());
  const second = await context.newPage();
  await second.goto('/lk/profile');
  await expect(second.getByRole('heading', { name: 'Профиль' })).toBeVisible();
  await expireAccess(page);
  await Promise.all([page.reload(), second.reload()]);
  await expect(page.getByRole('heading', { name: 'Заявки на открытие ПВЗ' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Профиль' })).toBeVisible();
});

/** The access token that this browser goes by. */
const accessOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found = Object.values(localStorage).find((value) => String(value).includes('"access"')) ?? '{}';
    const { access } = JSON.parse(String(found));
    return typeof access === 'string' ? access : access.token;
  });

test('a session ended on another device leads to log-in, and back afterwards', async ({
  page,
  newcomer,
  logIn,
  request,
}) => {
  const person = newcomer('KZ');
  await page.goto('/login');
  await logIn(person);
  await expect(page).toHaveURL(/\/registration$/);
  const headers = { authorization: `Bearer ${await accessOf(page)}` };
  // No page hears of it live: it would leave for the log-in by itself while this one is being opened.
  await page.goto('about:blank');
  await request.post('/api/v4/logout', { headers, data: {} });
  await page.goto('/lk/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('status').filter({ hasText: 'Сеанс закончился' })).toContainText('сохранено');
  await expect(page.getByLabel('Страна')).toHaveValue('KZ');
});

test('a session that ends while the profile is typed into says so, and costs no word of it', async ({
  page,
  request,
  newcomer,
}) => {
  const { token } = await registerOwner(request, newcomer('KZ'), { lastName: newSurname() });
  const open = async () => {
    await openByHash(page, request, token, '/lk/profile/editContact');
    await page.getByRole('button', { name: 'Получить форму' }).click();
  };
  await open();
  const email = page.locator('#contact_info-email');
  await email.fill('typed-before@example.kz');
  const update = page.getByRole('button', { name: 'Обновить' });
  await expect(update).toBeEnabled();
  const headers = { authorization: `Bearer ${await accessOf(page)}` };
  expect((await request.post('/api/v4/logout', { headers, data: {} })).ok()).toBe(true);
  // Told live, or by the answer to the press, whichever comes first: either way it leads to the log-in.
  await update.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page).toHaveURL(/\/login\?next=.*editContact/);
  await expect(page.getByRole('status').filter({ hasText: 'Сеанс закончился' })).toContainText('сохранено');
  await expect(page.getByLabel('Страна')).toHaveValue('KZ');
  await open();
  await expect(email).toHaveValue('typed-before@example.kz');
});

test('log-out forgets everything, and other tabs follow: one that is open and one that is still opening', async ({
  page,
  context,
  request,
  newcomer,
}) => {
  await arrive(page, request, newcomer());
  const second = await context.newPage();
  await second.goto('/lk/tickets');
  await expect(second.getByRole('heading', { name: 'Обращения', level: 1 })).toBeVisible();
  const third = await context.newPage();
  const loggedOut = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await third.route('**/api/v2/user', async (route) => {
    const answer = await route.fetch();
    asked.resolve();
    await loggedOut.promise;
    await route.fulfill({ response: answer });
  });
  await third.goto('/lk/tickets');
  await asked.promise;
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  await expect(second.getByRole('status').filter({ hasText: 'Вы вышли' })).toBeVisible();
  loggedOut.resolve();
  await expect(third).toHaveURL(/\/login/);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('"access"');
  expect(kept).not.toContain('punkt.user');
});

test('a hash works once and never stays in the address', async ({ page, context, request, newcomer }) => {
  await arrive(page, request, newcomer());
  expect(
    await page.evaluate(() => document.referrer + location.href + JSON.stringify(history.state)),
  ).not.toContain('hash');
  const answer = await request.post('/api/v1/hash/use', { data: { token: 'x'.repeat(43) } });
  expect(answer.status()).toBe(400);
  const fresh = await context.browser()?.newContext();
  const stranger = await fresh?.newPage();
  await stranger?.goto(new URL(`/lk/orders?hash=${'x'.repeat(43)}`, page.url()).href);
  await expect(stranger as Page).toHaveURL(/\/login/);
  await fresh?.close();
});

test('a link into another account asks first, names both, and leads where the person chose', async ({
  page,
  request,
  newcomer,
}) => {
  const mine = newcomer();
  let other = newcomer();
  // One in a hundred ends in the same two digits, which are all that is shown of a number.
  while (maskPhone(other.phone) === maskPhone(mine.phone)) other = newcomer();
  await arrive(page, request, mine);
  const elsewhere = await registerOwner(request, other, { lastName: newSurname() });
  const link = async () => `/lk/profile?hash=${await hashOf(request, elsewhere.token)}`;
  await page.goto(await link());
  await expect(page.getByRole('heading', { name: 'Открыть другой кабинет?' })).toBeVisible();
  await expect(page.getByText(maskPhone(other.phone))).toBeVisible();
  await expect(page.getByText(maskPhone(mine.phone))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Остаться в своём кабинете' }).click();
  await expect(page.getByRole('heading', { name: 'Заявки на открытие ПВЗ' })).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).not.toContain(mine.phone);
  await page.goto(await link());
  await page.getByRole('button', { name: 'Перейти в другой кабинет' }).click();
  await expect(page).toHaveURL(/\/lk\/profile$/);
  await expect(page.getByText(formatInternational(other.phone)).first()).toBeVisible();
});

test('a lost connection says so, keeps the screen, and says when it is back', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('owner', '/lk/orders');
  await expect(page.getByRole('heading', { name: 'Заявки на открытие ПВЗ' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Нет подключения к интернету')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Заявки на открытие ПВЗ' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Подключение восстановлено')).toBeVisible();
});
