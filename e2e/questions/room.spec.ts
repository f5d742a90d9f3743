import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { PAGE_SIZE } from '@punkt/domain/constants';
import { expectFits, headersOf, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { newcomersHeaders } from '../support/visitor.ts';

/** Asks as a visitor would; journeys share the queue, so each has words and an address of its own. */
async function ask(request: APIRequestContext) {
  const mark = randomUUID().slice(0, 8);
  const message = `Можно ли открыть пункт у дома ${mark}?`;
  const email = `anna-${mark}@example.org`;
  const data = { phoneNumber: '9161234567', email, telegram: '@anna', message, country: 'RU', consent: true };
  const headers = newcomersHeaders();
  const answer = await request.post('/api/v4/ticket/promo-site-contact', { headers, data });
  expect(answer.ok()).toBe(true);
  return { message, email, ...(await placeOf(request, message)) };
}

/** Oldest first: a new one is at the end, on the last page. */
async function placeOf(request: APIRequestContext, message: string) {
  const headers = await headersOf('operator');
  const answer = await request.get('/api/v2/manage/questions?page_size=100', { headers });
  const { data } = (await answer.json()) as CallOutput<'GET /api/v2/manage/questions'>;
  const index = data.findIndex((row) => row.message === message);
  return { id: data[index]?.id ?? '', path: pathOf(Math.floor(index / PAGE_SIZE) + 1) };
}

const pathOf = (page: number): string => `/manage/questions${page > 1 ? `?page=${page}` : ''}`;

async function lettersTo(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get(`/api/v4/sandbox/outbox?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
  return data.filter(({ to }) => to === email).map(({ text }) => text);
}

test('a question is found masked, opened, answered by letter, and the letter goes out', async ({
  page,
  request,
}) => {
  const { message, email, id, path } = await ask(request);
  await openAsRole(page, 'operator', path);
  const row = page.locator('li', { has: page.locator(`[data-row="${id}"]`) });
  await expect(row).toContainText('a***@example.org');
  await expect(row).not.toContainText('123-45');
  await expectAccessible(page);
  await expectFits(page);
  await row.getByRole('link', { name: message }).click();
  await expect(page.getByRole('link', { name: '+7 916 123-45-67' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(page.getByText('Напишите ответ')).toBeVisible();
  await page.getByLabel('Текст письма').fill('Да, <b>можно</b>: дом подходит.');
  await page.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(page.getByRole('heading', { name: 'Ответили письмом' })).toBeVisible();
  await expect(page.getByText('Письмо отправлено')).toBeVisible();
  await expectAccessible(page);
  const letters = await lettersTo(request, email);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('Да, <b>можно</b>: дом подходит.');
  expect(letters[0]).toContain(message);
});

test('a call is noted without a letter, and is found among the answered', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { email, id } = await ask(request);
  await openAsRole(page, 'lead', `/manage/questions/${id}`);
  await page.getByRole('button', { name: 'По телефону' }).click();
  await page.getByRole('button', { name: 'Отметить звонок' }).click();
  await expect(page.getByRole('heading', { name: 'Ответили по телефону' })).toBeVisible();
  await expect(page.getByText('О чём говорили, не записано.')).toBeVisible();
  expect(await lettersTo(request, email)).toEqual([]);
  await page.goto('/manage/questions?status=answered');
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  await expectAccessible(page);
});

test('when a colleague was quicker, one’s own words stay on the screen', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { id } = await ask(request);
  // Without the live event the screen learns of it by the refusal alone.
  await page.route('**/api/v4/events*', (route) => route.abort());
  await openAsRole(page, 'operator', `/manage/questions/${id}`);
  await page.getByLabel('Текст письма').fill('Мой длинный ответ, который жалко потерять.');
  const data = { text: 'Ответ коллеги', channel: 'phone' };
  const headers = await headersOf('lead');
  expect((await request.post(`/api/v2/manage/questions/${id}/answer`, { headers, data })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(page.getByText('Пока вы писали, на вопрос ответили.')).toBeVisible();
  await expect(page.getByText('Ответ коллеги')).toBeVisible();
  await expect(page.getByLabel('Ваш неотправленный текст')).toHaveValue(
    'Мой длинный ответ, который жалко потерять.',
  );
  await expectAccessible(page);
});

test('a new question appears without a reload; the menu counts it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { path } = await ask(request);
  await openAsRole(page, 'operator', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы с сайта' })).toBeVisible();
  const { id } = await ask(request);
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Вопросы\sс\sсайта.*жд(ёт|ут)/ })).toBeVisible();
});

test('what can not be read says so; a content admin has no such room', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/api/v4/events*', (route) => route.abort());
  await page.route('**/api/v2/manage/questions?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Ой', code: 'internal', request_id: 'abc-123' } }),
  );
  await openAsRole(page, 'operator', '/manage/questions');
  await expect(page.getByRole('alert').getByText('Код ошибки: abc-123')).toBeVisible();
  await page.unroute('**/api/v2/manage/questions?*');
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.goto('/manage/questions/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Такого вопроса нет')).toBeVisible();
  await openAsRole(page, 'contentAdmin', '/manage');
  await expect(page.getByRole('link', { name: /Вопросы\sс\sсайта/ })).toHaveCount(0);
});

test('by keyboard alone: find, open, answer', { tag: '@keyboard' }, async ({ page, request }) => {
  const { id, path } = await ask(request);
  await openAsRole(page, 'operator', path);
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('j');
    if (await page.locator(`[data-row="${id}"]:focus`).count()) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Как связаться' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Текст письма')).toBeFocused();
  await page.keyboard.type('qn можно');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Ответили письмом' })).toBeVisible();
  await page.keyboard.press('q');
  await expect(page).toHaveURL(/\/manage\/questions(\?page=\d+)?$/);
});
