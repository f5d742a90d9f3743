import type { APIRequestContext, Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { caseOf, expectFits, headersOf, newSurname, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { standInForPush } from './push-stand-in.ts';

/** A lead decides what waits: a company's tax system, or a person's document. */
async function approve(request: APIRequestContext, subject: string, kind: 'tax' | 'passport') {
  const path = `/api/v2/manage/reviews/${await caseOf(request, subject, kind)}/decide`;
  const answer = await request.post(path, {
    headers: await headersOf('lead'),
    data: { decision: 'approve' },
  });
  expect(answer.ok()).toBe(true);
}

const bellOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a decision of staff rings at once, is opened and read', async ({ page, request, newcomer }) => {
  const company = `ООО ${newSurname()}`;
  const wishes = { lastName: newSurname(), vat: true, company };
  const owner = await registerOwner(request, newcomer(), wishes);
  await openWith(page, owner.token, '/lk/tickets');
  await expect(bellOf(page, 'Уведомления')).toBeVisible();
  await approve(request, company, 'tax');

  await bellOf(page, 'Уведомления: 1 непрочитанное').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Не прочитано: Система налогообложения подтверждена' }).click();
  await expect(page).toHaveURL(/\/lk\/profile$/);
  await bellOf(page, 'Уведомления').click();
  await expect(
    page.getByRole('link', { name: 'Система налогообложения подтверждена', exact: true }),
  ).toBeVisible();
});

test('everything is read with one press, on every screen', async ({ page, request, newcomer, browser }) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  await approve(request, owner.subject, 'passport');
  const other = await (await browser.newContext()).newPage();
  await openWith(other, owner.token, '/lk/tickets');
  await expect(bellOf(other, 'Уведомления: 1 непрочитанное')).toBeVisible();
  await openWith(page, owner.token, '/lk/notifications?unread=true');
  await expect(page.getByText('Документ подтверждён')).toBeVisible();
  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await expect(page.getByRole('heading', { name: 'Всё прочитано' })).toBeVisible();
  await expectAccessible(page);
  await expect(bellOf(other, 'Уведомления')).toBeVisible();
  await page.getByRole('link', { name: 'Показать все' }).click();
  await expect(page.getByRole('link', { name: 'Документ подтверждён', exact: true })).toBeVisible();
  await other.context().close();
});

test('a list that can not be read says so, a switch goes back when the server does not agree, and what it keeps survives a reload', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  let broken = true;
  const refuse = { status: 500, json: { message: 'Не вышло', code: 'internal', request_id: 'test-request' } };
  await page.route(/\/api\/v4\/notifications(\?|\/preferences)/, (route) => {
    const reads = route.request().method() === 'GET';
    const list = !route.request().url().includes('preferences');
    return broken && (list || !reads) ? route.fulfill(refuse) : route.fallback();
  });
  await openWith(page, owner.token, '/lk/notifications');
  const money = page.getByRole('checkbox', { name: 'Деньги: письма' });
  await test.step('neither read nor kept', async () => {
    await expect(page.getByRole('heading', { name: 'Не удалось загрузить данные' })).toBeVisible();
    await expect(page.getByText('test-request')).toBeVisible();
    await expectAccessible(page);
    await money.click();
    await expect(page.getByText('Настройки не сохранились')).toBeVisible();
    await expect(money).toBeChecked();
    broken = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
  });
  await expect(page.getByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const letters = page.getByRole('checkbox', { name: 'Заявки: письма' });
  const messages = page.getByRole('checkbox', { name: 'Сообщения: письма' });
  await expect(letters).toBeChecked();
  await expect(messages).not.toBeChecked();
  const saved = () => page.waitForResponse(/notifications\/preferences$/);
  // A switch shows what is kept, a moment after the press: `check()` would look too early.
  await Promise.all([saved(), letters.click()]);
  await expect(letters).not.toBeChecked();
  await Promise.all([saved(), messages.click()]);
  await expect(messages).toBeChecked();
  await page.reload();
  await expect(letters).not.toBeChecked();
  await expect(messages).toBeChecked();
  await expect(money).toBeChecked();
});

test('a browser that may not is told why', async ({ page, request, newcomer }) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await openWith(page, owner.token, '/lk/notifications');
  await expect(page.getByText('Браузер запретил уведомления этому сайту')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Уведомления на этом устройстве' })).toHaveCount(0);
  await expectAccessible(page);

  await test.step('in Georgian on a small phone the names of the two channels are two words', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => sessionStorage.setItem('punkt_language', 'ka'));
    await page.reload();
    const names = page.getByRole('columnheader', { name: /^(ელფოსტა|ბრაუზერი)$/ });
    await expect(names).toHaveCount(2);
    const [email, push] = await names.evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      }),
    );
    expect((push?.left ?? 0) - (email?.right ?? 0)).toBeGreaterThanOrEqual(6);
    await expectFits(page);
  });
});

test('a device is switched on, gets the news, and is switched off', async ({ page, request, newcomer }) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  const device = await standInForPush(page);
  await openWith(page, owner.token, '/lk/notifications');
  const toggle = page.getByRole('checkbox', { name: 'Уведомления на этом устройстве' });
  await expect(toggle).not.toBeChecked();
  expect(await device.asked()).toBe(0);
  await toggle.click();
  await expect(page.getByText('Включены: сообщим, даже если кабинет закрыт.')).toBeVisible();
  await expect(toggle).toBeChecked();
  expect(await device.asked()).toBe(1);

  await approve(request, owner.subject, 'passport');
  const received = async () => {
    const answer = await request.get(`/api/v4/sandbox/outbox?to=${encodeURIComponent(device.endpoint)}`);
    const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
    return data.find(({ channel, to }) => channel === 'push' && to === device.endpoint)?.text ?? '';
  };
  await expect.poll(received).toContain('Документ подтверждён');
  await toggle.click();
  await expect(page.getByText('Выключены.')).toBeVisible();
  await page.reload();
  await expect(toggle).not.toBeChecked();
});

test('the Georgian site has its own bell', async ({ page, request, georgianUrl, newcomer }) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  await approve(request, owner.subject, 'passport');
  await openWith(page, owner.token, `${georgianUrl}/lk/notifications`);
  await expect(page.getByText('დოკუმენტი დადასტურებულია')).toBeVisible();
  await expect(page.getByRole('link', { name: 'შეტყობინებები: 1 წაუკითხავი' })).toBeVisible();
  await expectFits(page);
});
