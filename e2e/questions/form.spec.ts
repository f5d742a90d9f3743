import type { Locator, Page } from '@playwright/test';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectLocked, newcomersHeaders, openHelp, visit } from '../support/visitor.ts';

const CALL = '**/api/v4/ticket/promo-site-contact';

const partsOf = (form: Locator) => ({
  country: form.getByLabel('Код страны'),
  phone: form.getByLabel('Телефон'),
  email: form.getByLabel('Email'),
  telegram: form.getByLabel('Telegram'),
  message: form.getByRole('textbox', { name: 'Вопрос' }),
  consent: form.getByRole('checkbox'),
  send: form.getByRole('button', { name: 'Отправить вопрос' }),
});

async function openForm(page: Page, baseURL: string | undefined) {
  await visit(page, baseURL, '/rating');
  const form = await openHelp(page, 'ask');
  return { form, ...partsOf(form) };
}

async function fill(
  parts: ReturnType<typeof partsOf>,
  message = 'Можно ли открыть пункт в торговом центре?',
) {
  await parts.phone.fill('9161234567');
  await parts.email.fill('anna@example.org');
  await parts.telegram.fill('@anna');
  await parts.message.fill(message);
  await parts.consent.check();
}

test('says what is missing and what is wrong, in the words of the rules @phone', async ({
  page,
  baseURL,
}) => {
  const { form, ...parts } = await openForm(page, baseURL);
  const { phone, email, telegram, message, consent, send } = parts;
  await expectLocked(page, true);
  await expect(send).toBeDisabled();
  await expect(form).toContainText('осталось: телефон, email, Telegram, вопрос, согласие');
  await expect(form).not.toContainText('Ошибка!');
  await expectAccessible(page);
  await expectFits(page);
  // Enter in a field is an attempt: everything is said at once, and the first problem has the focus.
  await email.press('Enter');
  await expect(phone).toBeFocused();
  for (const words of [
    'Ошибка! Чтобы отправить вопрос менеджеру введите номер телефона',
    'Ошибка! Чтобы отправить вопрос менеджеру введите email',
    'Ошибка! Чтобы отправить вопрос менеджеру введите Telegram',
    'Ошибка! Необходимо ввести вопрос менеджеру',
    'Вы должны подтвердить согласие',
  ])
    await expect(form).toContainText(words);
  await expectAccessible(page);
  const cases: ReadonlyArray<readonly [Locator, string, string]> = [
    [phone, '916123', 'Неверный формат телефона'],
    [email, 'anna', 'Неверный формат email'],
    [telegram, 'anna', 'Telegram должен начинаться с "@" и содержать больше 2 символов'],
    [message, 'Коротко', 'Сообщение должно содержать минимум 10 символов'],
    [message, ' '.repeat(20), 'Сообщение не должно состоять только из пробелов'],
    [message, 'я'.repeat(501), 'Сообщение должно содержать не более 500 символов'],
  ];
  for (const [field, value, words] of cases) {
    await field.fill(value);
    await expect(form).toContainText(words);
    await expect(send).toBeDisabled();
  }
  await expect(form).toContainText('501 из 500');
  // A long paste is counted whole, not cut in silence.
  await message.fill('я'.repeat(10_000));
  await expect(message).toHaveValue('я'.repeat(10_000));
  await expect(form).toContainText('10000 из 500');
  await fill(parts);
  await expect(form).not.toContainText('Неверный формат');
  await expect(send).toBeEnabled();
  await consent.uncheck();
  await expect(form).toContainText('Вы должны подтвердить согласие');
  await expect(form).toContainText('осталось: согласие');
});

test('a message appears once its field was left; the phone has the length of its country', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const { form, country, phone, email } = await openForm(page, baseURL);
  await email.fill('anna');
  await expect(form).not.toContainText('Неверный формат email');
  await phone.focus();
  await expect(form).toContainText('Неверный формат email');
  await expect(country).toHaveValue('RU');
  // A whole number can be pasted.
  for (const whole of ['+7 916 123-45-67', '8 (916) 123 45 67', '916 123 45 67']) {
    await phone.fill(whole);
    await expect(phone).toHaveValue('916 123-45-67');
  }
  // A digit can be put right in the middle.
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await phone.press('Backspace');
  await expect(phone).toHaveValue('916 134-56-7');
  await phone.press('9');
  await expect(phone).toHaveValue('916 193-45-67');
  const lengths = { RU: 10, KZ: 10, AM: 8, BY: 9, UZ: 9, KG: 9, GE: 9, TJ: 9 };
  for (const [code, length] of Object.entries(lengths)) {
    await country.selectOption(code);
    await phone.fill('5'.repeat(length - 1));
    await email.focus();
    await expect(form).toContainText('Неверный формат телефона');
    await phone.fill('5'.repeat(length));
    await expect(form).not.toContainText('Неверный формат телефона');
  }
});

test('is received, and closing it forgets everything', { tag: '@phone' }, async ({ page, baseURL }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/promo-site-contact')) sent.push(request.postDataJSON());
  });
  const { form, ...parts } = await openForm(page, baseURL);
  await fill(parts, '  Можно ли открыть пункт в доме у вокзала?  ');
  // A reload keeps what was typed, and asks for the consent anew. Countries stand in order, with Russia chosen.
  await page.reload();
  await openHelp(page, 'ask');
  await expect(parts.message).toHaveValue('  Можно ли открыть пункт в доме у вокзала?  ');
  await expect(parts.phone).toHaveValue('916 123-45-67');
  await expect(parts.country).toHaveValue('RU');
  const names = await parts.country.getByRole('option').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ru')));
  await parts.consent.check();
  await parts.send.click();
  const done = page.getByRole('dialog', { name: 'Получили ваш запрос' });
  await expect(done).toContainText('anna@example.org');
  await expect(done).toContainText('+7 916 123-\u206045-\u206067');
  await expect(done).toContainText(/Ответим\sдо\s\d{2}\.\d{2}\.\d{4}\./);
  await expectAccessible(page);
  expect(sent).toEqual([
    {
      phoneNumber: '79161234567',
      email: 'anna@example.org',
      telegram: '@anna',
      message: 'Можно ли открыть пункт в доме у вокзала?',
      country: 'RU',
      consent: true,
      website: '',
    },
  ]);
  await done.getByRole('button', { name: 'Хорошо' }).click();
  await expect(done).toBeHidden();
  await expectLocked(page, false);
  const again = partsOf(await openHelp(page, 'ask'));
  await expect(again.email).toHaveValue('');
  await expect(again.consent).not.toBeChecked();
  await again.email.fill('vera@example.org');
  await form.getByRole('button', { name: 'Закрыть' }).click();
  await expect(form).toBeHidden();
  await openHelp(page, 'ask');
  await expect(again.email).toHaveValue('');
});

test('a failure keeps what was typed', { tag: '@phone' }, async ({ page, baseURL }) => {
  const { form, ...parts } = await openForm(page, baseURL);
  await fill(parts, 'Сколько ждать ответа по заявке?');
  await page.route(CALL, (route) =>
    route.fulfill({ status: 500, json: { message: 'Ой', code: 'internal', request_id: 'abc-123' } }),
  );
  await parts.send.click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Не получилось отправить');
  await expect(alert).toContainText('Попробуйте обновить страницу или заполнить форму ещё раз позже');
  await expect(alert).toContainText('Код ошибки: abc-123');
  await expectAccessible(page);
  await expectFits(page);
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await parts.send.click();
  await expect(alert).not.toContainText('Код ошибки');
  await expect(parts.message).toHaveValue('Сколько ждать ответа по заявке?');
  await expect(parts.phone).toHaveValue('916 123-45-67');
  // A press beside the form does not lose it either.
  await page.mouse.click(2, 2);
  await expect(parts.email).toHaveValue('anna@example.org');
  await page.unroute(CALL);
  // An instance of the release before answers without a day.
  await page.route(CALL, async (route) => {
    const answer = await route.fetch();
    const { dueDate, ...known } = await answer.json();
    expect(dueDate).toBeDefined();
    await route.fulfill({ response: answer, json: known });
  });
  await parts.send.click();
  const done = page.getByRole('dialog', { name: 'Получили ваш запрос' });
  await expect(done).toContainText('anna@example.org');
  await expect(done).not.toContainText('Ответим');
});

test('who asks too often is told when to come back', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { form, ...parts } = await openForm(page, baseURL);
  const headers = newcomersHeaders();
  await page.context().setExtraHTTPHeaders(headers);
  for (let count = 1; count <= 5; count += 1) {
    const message = `Вопрос номер ${count} о пункте ${headers['x-forwarded-for']}`;
    const data = { phoneNumber: '9161234567', email: 'anna@example.org', telegram: '@anna', message };
    const answer = await request.post('/api/v4/ticket/promo-site-contact', { headers, data });
    expect(answer.ok()).toBe(true);
  }
  await fill(parts, `Шестой вопрос за час с адреса ${headers['x-forwarded-for']}`);
  await parts.send.click();
  await expect(form.getByRole('alert')).toContainText('Следующий можно отправить через 60 минут');
  // A fresh page would lose what was typed.
  await expect(form.getByRole('alert')).not.toContainText('обновить страницу');
  await expect(parts.message).toHaveValue(/Шестой\sвопрос/);
});

test('by keyboard alone', { tag: '@keyboard' }, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const button = page.locator('button[data-ask]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Вопрос менеджеру' });
  const parts = partsOf(form);
  await expect(parts.phone).toBeFocused();
  await page.keyboard.type('9161234567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('anna@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('@anna');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Когда откроется зона на севере?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(parts.consent).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(parts.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Получили ваш запрос' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Хорошо' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
