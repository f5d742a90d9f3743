import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';

const form = (page: Page) => page.locator('#open');
const phone = (page: Page) => form(page).getByLabel('Номер телефона');
const send = (page: Page) => form(page).getByRole('button', { name: 'Далее' }).click();
const code = (page: Page) => form(page).getByLabel('Код, 6 цифр');

test('from the landing to registration, wrong turns included', async ({ page, newcomer, codeFor }) => {
  const person = newcomer();
  await page.goto('/#open');
  await phone(page).fill('916 12');
  await send(page);
  await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(phone(page)).toHaveValue(/916 12/);
  await expectAccessible(page, '#open');
  await phone(page).fill(person.national);
  await send(page);
  const right = await codeFor(person.phone);
  await expect(code(page)).toBeFocused();
  await code(page).fill(right === '000000' ? '111111' : '000000');
  await expect(form(page).getByText('Неверный код. Осталось 4 попытки')).toBeVisible();
  await expectAccessible(page, '#open');
  await code(page).fill(right);
  await expect(page).toHaveURL(/\/registration$/);
});

test('what was typed, chosen and sent before the script came is kept', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer('GE');
  const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/open-form\.island-[^/]*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/#open');
  await form(page).getByLabel('Страна').selectOption('GE');
  await phone(page).fill(person.national);
  await send(page);
  await expect(page).toHaveURL(/\/#open$/);
  come();
  // Typed without the mask, shown with it.
  await expect(form(page).getByText(/\+995\s\d{2}\s\d{3}\s\d{4}/)).toBeVisible();
  await code(page).fill(await codeFor(person.phone));
  await expect(page).toHaveURL(/\/registration$/);
});

test('what was sent before there was any script is sent once it is there', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer();
  const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(browser|react)-[^/]*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/#open', { waitUntil: 'commit' });
  await phone(page).fill(person.national);
  await send(page);
  come();
  await code(page).fill(await codeFor(person.phone));
  await expect(page).toHaveURL(/\/registration$/);
});

test('a code of earlier does not pull the reader to the form, and the number can be changed', async ({
  page,
  newcomer,
}) => {
  const person = newcomer();
  await page.goto('/#open');
  await phone(page).fill(person.national);
  await send(page);
  // The message may be sent before the page listens.
  await expect(code(page)).toBeFocused();
  await page.reload();
  await expect(code(page)).toBeVisible();
  await expect(code(page)).not.toBeFocused();
  await form(page).getByRole('button', { name: 'Изменить номер' }).click();
  await expect(phone(page)).toHaveValue(/\d{3} \d{3}-\d{2}-\d{2}/);
});

const KNOWN = {
  owner: { 'Создать заявку': /\/lk\/orders\/create/ },
  employee: { 'Открыть рабочее место': /\/lk\/pvz$/, зарегистрироваться: /\/registration$/ },
  operator: { 'Перейти в консоль': /\/manage/ },
} as const;

for (const [role, links] of Object.entries(KNOWN)) {
  test(`${role}, already signed in, is greeted and led on: ${Object.keys(links).join(', ')}`, async ({
    page,
    openAs,
  }) => {
    await openAs(role as keyof typeof KNOWN, role === 'operator' ? '/manage' : '/lk');
    for (const [link, address] of Object.entries(links)) {
      await page.goto('/#open');
      await expect(form(page).getByRole('heading', { level: 3 })).toHaveText(/^Здравствуйте/);
      await expect(phone(page)).toHaveCount(0);
      await form(page).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
    }
  });
}
