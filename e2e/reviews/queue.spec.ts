import type { Page } from '@playwright/test';
import { caseOf, expectFits, go, headersOf, newSurname, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

const kinds = (page: Page) => page.getByRole('navigation', { name: 'Что проверяем' });

test('queues that do not fit are behind one button, which the keyboard reaches', {
  tag: '@keyboard',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAsRole(page, 'operator', '/manage/reviews');
  // The figures make the tabs wider: measured again when they have come.
  await expect(kinds(page).getByRole('link', { name: /^Все/ }).locator('small')).toBeVisible();
  const more = kinds(page).getByRole('button', { name: /^Ещё/ });
  await expect(more).toBeVisible();
  const sticksOut = () => kinds(page).evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  await expect(kinds(page).getByRole('link', { name: /^Вывески/ })).toHaveCount(0);
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(kinds(page).getByRole('link', { name: /^Вывески/ })).toBeHidden();
  await more.press('Enter');
  const signs = kinds(page).getByRole('link', { name: /^Вывески/ });
  await signs.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reviews\/pointSignboard$/);
  // Where one is, is said in the row; the focus is where the menu was.
  await expect(signs).toHaveAttribute('aria-current', 'true');
  await expect(signs).toBeVisible();
  await expect(more).toBeFocused();
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  await go(page, '/manage/reviews');
  // The menu beside it leaves the list 730 px: who it is about must not be what gives way.
  await page.setViewportSize({ width: 1100, height: 768 });
  const subject = page
    .locator('li', { has: page.locator('[data-row]') })
    .locator(':has(> [data-row])')
    .first();
  await expect(subject).toBeVisible();
  expect((await subject.boundingBox())?.width).toBeGreaterThan(150);
  // In Georgian, whose words are the longest, no number of a case or a house is cut and no mark lies under a button.
  await page.context().addCookies([{ name: 'punkt_language', value: 'ka', url: page.url() }]);
  await page.setViewportSize({ width: 1280, height: 768 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  const rows = page.locator('li', { has: page.locator('[data-row]') });
  await expect(rows.filter({ hasText: '№ 100009' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const unread = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const parts = [...row.querySelectorAll('span')];
      const numbers = parts.filter(({ textContent }) => /№\s?\d/.test(textContent ?? ''));
      const addresses = [...row.querySelectorAll('a small')];
      const cut = [...numbers, ...addresses].filter((part) => part.scrollWidth > part.clientWidth);
      const [act] = [...row.querySelectorAll('button')].map((button) => button.getBoundingClientRect().left);
      const under = parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return act !== undefined && left < act && right > act;
      });
      return [...cut, ...under].map(({ textContent }) => textContent);
    }),
  );
  expect(unread).toEqual([]);
  await page.context().addCookies([{ name: 'punkt_language', value: 'ru', url: page.url() }]);
  await page.reload();
  // With room for all of them there is no menu.
  await page.setViewportSize({ width: 2400, height: 900 });
  await expect(more).toBeHidden();
});

test('a new case appears without a reload @desktop', async ({ page, request, newcomer }) => {
  await openAsRole(page, 'operator', '/manage/reviews');
  const total = page.getByRole('link', { name: /^Все/ }).locator('small');
  await expect(total).toHaveText(/\d+/);
  const before = Number(await total.textContent());
  await registerOwner(request, newcomer(), { lastName: newSurname() });
  await expect.poll(async () => Number(await total.textContent())).not.toBe(before);
});

test('a queue that can not be read says so, and an address that leads nowhere too @phone', async ({
  page,
}) => {
  // A live event of another journey would read it again before the button is pressed.
  await page.route('**/api/v4/events*', (route) => route.abort());
  await page.route('**/api/v2/manage/reviews?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Ой', code: 'internal', request_id: 'abc-123' } }),
  );
  await openAsRole(page, 'operator', '/manage/reviews');
  await expect(page.getByRole('alert').getByText('Код ошибки: abc-123')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v2/manage/reviews?*');
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await go(page, '/manage/reviews/tax/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Такой проверки нет')).toBeVisible();
});

test('by keyboard alone: find, open, claim, approve', { tag: '@keyboard' }, async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  const id = await caseOf(request, owner.subject);
  await request.post(`/api/v2/manage/reviews/${id}/claim`, {
    headers: await headersOf('operator'),
    data: {},
  });
  await openAsRole(page, 'operator', '/manage/reviews');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('m');
  // Drawn with the filter, not only asked for: until then the old rows do not say that they are old.
  await expect(page.getByRole('link', { name: 'Только мои' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('j');
    if (await page.locator(`[data-row="${id}"]:focus`).count()) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: owner.subject })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText('Проверка свободна')).toBeVisible();
  await test.step('what still waits can be left for the next one, and comes back as it was', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name: owner.subject })).toHaveCount(0);
    await expect(page).toHaveURL(/\/manage\/reviews\/\w+\/[\w-]+$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: owner.subject })).toBeVisible();
  });
  await page.keyboard.press('c');
  await expect(page.getByText('В работе у вас')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Работа с клавиатуры' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Keys belong to a dialog until it has gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Letters are letters while somebody types.
  await page.keyboard.press('r');
  await page.getByLabel('Комментарий партнёру').pressSequentially('aqx');
  await expect(page.getByLabel('Комментарий партнёру')).toHaveValue('aqx');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Подтвердить?' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Подтверждено' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(page).toHaveURL(/\/manage\/reviews\?mine=true$/);
});

test('a content admin has no queue, and begins with the editor of the site @phone', async ({ page }) => {
  await openAsRole(page, 'contentAdmin', '/manage');
  await expect(page).toHaveURL(/\/manage\/content$/);
  await expect(page.getByRole('link', { name: 'Проверки' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Вопросы и ответы/ }).click();
  await page.getByRole('button', { name: /^С чего начать/ }).click();
  await expect(page.getByRole('textbox', { name: 'Ответ (RU)' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
