import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { picture } from '../owners/pictures.ts';
import { expectFits, expectFitsBoth, headersOf, openAsRole, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { newcomersHeaders } from '../support/visitor.ts';

const QUESTION = 'Замок не видит телефон сотрудника, хотя права выданы вчера вечером.';
const REPLY = 'Перезапустили телефон, замок по-прежнему не отвечает на него.';
const OFFLINE = 'Это написано без связи и должно уйти один раз, когда она вернётся.';
const LATE = 'Это написано без связи, пока обращение закрыли с другого устройства.';

test('a partner asks, a manager answers, and the ticket ends with a rating', async ({
  page,
  request,
  newcomer,
  context,
  browser,
}) => {
  const { token } = await registerOwner(request, newcomer(), { lastName: 'Обращенцева' });
  await openWith(page, token, '/lk/tickets');
  await expect(page.getByRole('heading', { name: 'Обращений нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Создать обращение' }).click();
  await page.getByRole('radio', { name: 'Электронный замок' }).check();
  await page.getByLabel('Описание').fill('Не работает');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Минимум 30 символов')).toBeVisible();
  const help = Promise.withResolvers<void>();
  await page.route('**/api/v4/tickets/help', async (route) => {
    await help.promise;
    await route.continue();
  });
  await page.getByLabel('Описание').fill(QUESTION);
  await expect(page.getByText('Черновик сохранён: продолжить можно и на другом устройстве')).toBeVisible();
  // Answers that come while somebody is about to send move nothing under the finger.
  const send = page.getByRole('button', { name: 'Отправить' });
  const place = await send.boundingBox();
  help.resolve();
  await expect(page.getByRole('heading', { name: 'Возможно, это поможет' })).toBeVisible();
  expect(await send.boundingBox()).toEqual(place);
  await page.unroute('**/api/v4/tickets/help');
  await expectAccessible(page);
  await expectFits(page);
  const elsewhere = await browser.newPage();
  // From a page that knows what the question is about; whoever chooses another topic has it after a reload too.
  await openWith(elsewhere, token, '/lk/tickets/create?type=112');
  await expect(elsewhere.getByLabel('Описание')).toHaveValue(QUESTION);
  await expect(elsewhere.getByRole('radio', { name: 'Вывеска' })).toBeChecked();
  await elsewhere.getByRole('radio', { name: 'Электронный замок' }).check();
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Описание')).toHaveValue(QUESTION);
  await expect(elsewhere.getByRole('radio', { name: 'Электронный замок' })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Описание')).toHaveValue(QUESTION);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page).toHaveURL(/\/lk\/tickets\/\d+$/);
  // Still open elsewhere: what is typed there now is another ticket, and no word of it is lost.
  await elsewhere.getByLabel('Описание').fill(REPLY);
  const headers = { authorization: `Bearer ${token}` };
  const kept = async () => (await (await request.get('/api/v4/tickets/draft', { headers })).json()).draft;
  await expect.poll(kept).toMatchObject({ description: REPLY });
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Описание')).toHaveValue(REPLY);
  await elsewhere.close();
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('status').filter({ hasText: `Обращение № ${id} создано` })).toBeVisible();

  const desk = await browser.newPage();
  await openAsRole(desk, 'operator', `/manage/reviews/ticket?search=${id}`);
  await desk.locator(`[data-row="ticket/${id}"]`).click();
  await expect(desk.getByText(QUESTION).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Заметка коллегам' }).click();
  await desk.getByLabel('Заметка: партнёр её не увидит').pressSequentially('Спросить техников про замок @Па');
  await expect(desk.getByRole('option', { name: 'Павел Зимин' })).toBeVisible();
  await desk.keyboard.press('Enter');
  // Until the server has the note, its words can't become part of an answer to the partner.
  const held = Promise.withResolvers<void>();
  await desk.route(/\/messages$/, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await desk.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(desk.getByRole('button', { name: 'Ответ партнёру' })).toBeDisabled();
  await expect(desk.getByLabel('Заметка: партнёр её не увидит')).toHaveJSProperty('readOnly', true);
  held.resolve();
  await expect(desk.getByText('Спросить техников про замок @Павел Зимин')).toBeVisible();
  await desk.unroute(/\/messages$/);
  await desk.getByRole('button', { name: 'Ответ партнёру' }).click();
  const words = desk.getByLabel('Ответ', { exact: true });
  await desk.getByRole('button', { name: 'Нужны фото' }).click();
  // Ready words become somebody's message: with plain spaces, whatever binds them on a screen.
  await expect(words).toHaveValue(/2–3 фото/);
  await words.fill('');
  await desk.getByRole('button', { name: 'Замок', exact: true }).click();
  await expect(words).toHaveValue(/Проверьте питание замка/);
  const lead = await headersOf('lead');
  const typing = `/api/v2/manage/reviews/ticket/${id}/typing`;
  expect((await request.post(typing, { headers: lead, data: { on: true } })).ok()).toBe(true);
  await expect(desk.getByText('Павел отвечает…')).toBeVisible();
  // A colleague is quicker: what they said is shown, and the words stay.
  const answered = await request.post(`/api/v2/manage/reviews/ticket/${id}/messages`, {
    headers: lead,
    data: { message: 'Здравствуйте! Перезапустите телефон сотрудника.' },
  });
  expect(answered.ok()).toBe(true);
  await expect(desk.getByText('Перезапустите телефон сотрудника.')).toBeVisible();
  await expectAccessible(desk);

  await expect(page.getByText('Перезапустите телефон сотрудника.')).toBeVisible();
  await expect(page.getByText('Спросить техников')).toHaveCount(0);
  await expect(page.getByText(/Ждём вашего ответа до .+ по\sМоскве\./)).toBeVisible();
  await page.getByLabel('Сообщение').fill(REPLY);
  await page.getByRole('button', { name: 'Приложить фото или видео' }).click();
  await page.getByLabel('Выбрать фото или видео').setInputFiles(picture('замок.png'));
  await expect(page.getByText('1 из 3')).toBeVisible();
  // Words and photos are both still there after a reload: nobody sends the one without the other unknowingly.
  await page.reload();
  await expect(page.getByLabel('Сообщение')).toHaveValue(REPLY);
  await expect(page.getByText('1 из 3')).toBeVisible();
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(desk.getByText(REPLY)).toBeVisible();
  await expect(page.getByRole('button', { name: 'замок.png' })).toBeVisible();
  await expect(page.getByText('1 из 3')).toHaveCount(0);

  await context.setOffline(true);
  await page.getByLabel('Сообщение').fill(OFFLINE);
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Отправится, когда появится связь')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Отправится, когда появится связь')).toHaveCount(0);
  await expect(page.getByText(OFFLINE)).toHaveCount(1);
  await expect(desk.getByText(OFFLINE)).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: 'Вопрос решен' }).click();
  await expect(page.getByRole('heading', { name: 'Вопрос решен' })).toBeVisible();
  await expect(page.getByLabel('Сообщение')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Отлично' }).check();
  await page.getByRole('button', { name: 'Отправить оценку' }).click();
  await expect(page.getByText('Ваша оценка: Отлично')).toBeVisible();
  await page.getByRole('button', { name: 'Не решено' }).click();
  await expect(page.getByLabel('Сообщение')).toBeVisible();
  // Closed on another device while this one had no connection: the server refuses the words, and they are not lost.
  await context.setOffline(true);
  await page.getByLabel('Сообщение').fill(LATE);
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Отправится, когда появится связь')).toBeVisible();
  const data = { ticket_id: id, ticket_state_id: 3 };
  expect((await request.post('/api/v1/user/tickets/set-state', { headers, data })).ok()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText(/^Ошибка при отправке сообщения\. /)).toBeVisible();
  await expect(page.getByText(LATE)).toBeVisible();
  await desk.close();
});

/** The letters that an address got, by calls. */
async function lettersTo(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get(`/api/v4/sandbox/outbox?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
  return data.map(({ text }) => text);
}

/** Opens the link of a letter in a browser that knows nothing of its reader. */
async function pressLink(browser: Browser, letter: string, language: string): Promise<void> {
  const link = /http\S+#ask/.exec(letter)?.[0] ?? '';
  const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
  await page.goto(link);
  await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(/\/#ask$/);
  const ask = page.locator('#ask').getByRole('button');
  await expect(ask).toBeInViewport();
  await ask.click();
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toBeVisible();
  await page.close();
}

test('a question from the public site is answered at the same desk by a letter', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const number = randomUUID().slice(0, 8);
  const [email, message] = [`anna${number}@example.org`, `Можно ли открыть пункт в доме номер ${number}?`];
  const data = { phoneNumber: '9161234567', email, telegram: '@anna', message };
  const asked = await request.post('/api/v4/ticket/promo-site-contact', {
    headers: newcomersHeaders(),
    data,
  });
  expect(asked.ok()).toBe(true);
  await openAsRole(page, 'operator', `/manage/reviews/ticket?flag=questionTopic&search=${email}`);
  const row = page.getByRole('listitem').filter({ hasText: message });
  await expect(row).toContainText('a***@example.org');
  // On a laptop the whole subject is read in its row.
  await page.setViewportSize({ width: 1366, height: 768 });
  const isWhole = () =>
    row
      .locator('b')
      .first()
      .evaluate(
        (title) => title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight,
      );
  await expect.poll(isWhole).toBe(true);
  await row.getByRole('link').click();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('link', { name: '+7 916 123-45-67' })).toBeVisible();
  await expectAccessible(page);
  await expectFitsBoth(page);
  await page.getByLabel('Текст письма').fill('Да, <b>можно</b>: дом подходит.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Письмо отправлено')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Закрыто' })).toBeVisible();
  const letters = await lettersTo(request, email);
  expect(letters).toEqual([
    expect.stringMatching(
      new RegExp(`Да, <b>можно</b>: дом подходит\\.[\\s\\S]*${message.replace('?', '\\?')}`),
    ),
  ]);
  await pressLink(browser, letters[0] ?? '', 'ru');

  await test.step('a Georgian letter leads to the same place in Georgian', async () => {
    const reader = `nino${number}@example.org`;
    const question = { ...data, email: reader, message: `შეიძლება პუნქტის გახსნა სახლში ${number}?` };
    const headers = { ...newcomersHeaders(), 'accept-language': 'ka' };
    const posted = await request.post('/api/v4/ticket/promo-site-contact', { headers, data: question });
    expect(posted.ok()).toBe(true);
    const staff = await headersOf('operator');
    const found = await request.get(`/api/v2/manage/reviews?kind=ticket&query=${reader}`, {
      headers: staff,
    });
    const [row] = ((await found.json()) as CallOutput<'GET /api/v2/manage/reviews'>).data;
    const written = await request.post(`/api/v2/manage/reviews/ticket/${row?.id}/messages`, {
      headers: staff,
      data: { message: 'დიახ, შეიძლება.' },
    });
    expect(written.ok()).toBe(true);
    await expect.poll(() => lettersTo(request, reader)).toHaveLength(1);
    await pressLink(browser, (await lettersTo(request, reader))[0] ?? '', 'ka');
  });
});
