import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectLocked, openHelp, visit } from '../support/visitor.ts';

const CALL = '**/bert-api/v2/send-message-promo';

test('greets, says what it is, answers with its source, and leads there', async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const chat = await openHelp(page, 'chat');
  const log = chat.getByRole('log');
  await expect(log).toContainText('Здравствуйте!');
  await expect(chat).toContainText('Автоматический помощник');
  await expectAccessible(page);
  await expectFits(page);
  await expectLocked(page, true);
  const send = chat.getByRole('button', { name: 'Отправить' });
  const box = chat.getByRole('textbox', { name: 'Ваш вопрос' });
  await expect(send).toBeDisabled();
  await box.fill('   ');
  await expect(send).toBeDisabled();
  await box.fill('где взять вывеску?');
  await send.click();
  await expect(log).toContainText('На ближайшем сортировочном центре');
  await expect(log.locator('time')).toHaveText(/^\d{2}:\d{2}$/);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await log.getByRole('link', { name: 'Где забрать вывеску?' }).click();
  await expect(page).toHaveURL(/\/list-sign-boards-sorting-centers$/);
  await expect(chat).toBeHidden();
  await expectLocked(page, false);
});

test('what is said and half typed survives closing and a reload; a thousand characters are taken', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const chat = await openHelp(page, 'chat');
  await chat.getByRole('button', { name: 'Вернётся ли гарантийный взнос?' }).click();
  await expect(chat.getByRole('log')).toContainText('Источник:');
  await chat.getByRole('textbox').fill('А если');
  await chat.getByRole('button', { name: 'Закрыть чат' }).click();
  await expect(chat).toBeHidden();
  await page.reload();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await openHelp(page, 'chat');
  await expect(chat.getByRole('log')).toContainText('Вернётся ли гарантийный взнос?');
  await expect(chat.getByRole('log')).toContainText('Источник:');
  const box = chat.getByRole('textbox');
  await expect(box).toHaveValue('А если');
  await test.step('characters are counted near the end', async () => {
    await box.fill('я'.repeat(899));
    await expect(chat.getByText('899 из 1000')).toBeHidden();
    await box.fill('я'.repeat(950));
    await expect(chat.getByText('950 из 1000')).toBeVisible();
    await box.fill('я'.repeat(1000));
    await expect(chat.getByText('1000 из 1000')).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Отправить' })).toBeEnabled();
    // A longer paste stays whole, and the window says why it can't be sent.
    await box.fill('я'.repeat(10_000));
    await expect(box).toHaveValue('я'.repeat(10_000));
    await expect(chat.getByText('10000 из 1000')).toBeVisible();
    await expect(chat.getByText('Вопрос длиннее 1000 знаков')).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await expectFits(page);
  });
});

test('asks for a number and keeps nothing but digits, unless one asks about something else', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const chat = await openHelp(page, 'chat');
  const log = chat.getByRole('log');
  const ask = async () => {
    await chat.getByRole('textbox', { name: 'Ваш вопрос' }).fill('какая нужна площадь?');
    await chat.getByRole('textbox').press('Enter');
  };
  await ask();
  const number = chat.getByRole('textbox', { name: 'Площадь помещения, м²' });
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  await number.fill('около 12,5 метров');
  await expect(number).toHaveValue('12');
  await number.fill('метров');
  await expect(chat.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await number.fill('');
  await number.pressSequentially('12,5 м2');
  await expect(number).toHaveValue('12');
  await number.press('Enter');
  await expect(log).toContainText('12 м² подойдёт для пункта на упрощённых условиях');
  await ask();
  await chat.getByRole('button', { name: 'Спросить о другом' }).click();
  const words = chat.getByRole('textbox', { name: 'Ваш вопрос' });
  await words.fill('спасибо');
  await expect(words).toHaveValue('спасибо');
});

test('HTML is words, nothing is sent while an answer is on its way, and who asks too often is told', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const title = await page.title();
  const chat = await openHelp(page, 'chat');
  const log = chat.getByRole('log');
  const box = chat.getByRole('textbox');
  await test.step('HTML of a visitor is words, and so is what a stranger puts into an answer', async () => {
    const typed = '<img src=x onerror="document.title=1"><b>взнос</b>';
    await page.route(CALL, (route) =>
      route.fulfill({
        json: {
          answer:
            '<p onclick="document.title=2">Ответ <a href="javascript:alert(1)">сюда</a><script>document.title=3</script><img src=x onerror="document.title=4"></p>',
          answerTime: new Date().toISOString(),
          known: true,
          escalate: false,
          source: { title: 'Источник зла', href: 'javascript:alert(1)' },
        },
      }),
    );
    await box.fill(typed);
    await box.press('Enter');
    await expect(log).toContainText(typed);
    await expect(log).toContainText('Ответ сюда');
    await expect(log).toContainText('Источник зла');
    await expect(log.locator('img, script, a, [onclick]')).toHaveCount(0);
    expect(await page.title()).toBe(title);
    await page.unroute(CALL);
  });
  await test.step('nothing can be sent while an answer is on its way, and the refusal is told', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(CALL, async (route) => {
      await answered;
      await route.fulfill({
        status: 429,
        json: {
          message: 'Слишком много запросов. Попробуйте через 7 с.',
          code: 'too_many_requests',
          request_id: 'a',
        },
      });
    });
    await box.fill('где взять вывеску?');
    await box.press('Enter');
    await expect(chat.getByRole('status')).toHaveText('Помощник печатает…');
    await box.fill('и замок');
    await expect(chat.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await box.press('Enter');
    await expect(box).toHaveValue('и замок');
    answer();
    await expect(log).toContainText('Попробуйте через 7 с.');
    await expect(chat.getByRole('button', { name: 'Отправить', exact: true })).toBeEnabled();
  });
});

test('what could not be sent stays and is sent again; what it does not know goes to a manager', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const chat = await openHelp(page, 'chat');
  const log = chat.getByRole('log');
  await page.route(CALL, (route) => route.abort());
  await chat.getByRole('textbox').fill('где взять вывеску?');
  await chat.getByRole('textbox').press('Enter');
  await expect(log).toContainText('Не отправлено');
  await expect(log).toContainText('где взять вывеску?');
  await expect(log.getByRole('button', { name: 'Задать вопрос менеджеру' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(CALL);
  await log.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(log).toContainText('На ближайшем сортировочном центре');
  await expect(log).not.toContainText('Не отправлено');
  await chat.getByRole('textbox').fill('Какая завтра погода?');
  await chat.getByRole('textbox').press('Enter');
  await expect(log).toContainText('Не знаю ответа');
  await chat.getByRole('button', { name: 'Задать вопрос менеджеру' }).click();
  const form = page.getByRole('dialog', { name: 'Вопрос менеджеру' });
  await expect(form.getByRole('textbox', { name: 'Вопрос' })).toHaveValue('Какая завтра погода?');
  await expectLocked(page, true);
});

test('by keyboard alone', { tag: '@keyboard' }, async ({ page, baseURL }) => {
  await visit(page, baseURL, '/rating');
  const button = page.locator('footer button[data-chat]');
  await button.focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Помощник «Пункта»' });
  const box = chat.getByRole('textbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('где взять');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('вывеску?');
  await expect(box).toHaveValue('где взять\nвывеску?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('На ближайшем сортировочном центре');
  // Ten steps lead through the window and back, never out of it into the page.
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
});

test('the Georgian site has no assistant', { tag: '@desktop' }, async ({ request, georgianUrl }) => {
  const { host } = new URL(georgianUrl);
  const call = '/bert-api/v2/send-message-promo';
  const answer = await request.post(call, { headers: { host }, data: { request: 'взнос' } });
  expect(answer.status()).toBe(404);
});
