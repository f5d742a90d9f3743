import { expectFitsBoth, go, headersOf, openAsRole, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { claimAs, decideAs, releaseAs, sentApplication } from './sent-application.ts';

test('remarks to a field and a photo reach the owner at their places, and what they send again is accepted', {
  tag: '@desktop',
}, async ({ page, request, newcomer, browser }) => {
  const { id, token, headers, resend } = await sentApplication(request, newcomer('GE'));
  const owner = await (await browser.newContext()).newPage();
  await openWith(owner, token, `/lk/orders/${id}`);
  await expect(owner.getByText('На рассмотрении').first()).toBeVisible();

  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await expect(page.getByText('В работе у вас')).toBeVisible();
  await page.getByRole('button', { name: 'Замечание: Общая площадь' }).click();
  await page.getByLabel('Что исправить').press('Alt+1');
  await expect(page.getByLabel('Что исправить')).toHaveValue('Не совпадает с планом БТИ.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить замечание' }).click();
  const photos = page.getByRole('region', { name: 'Снимки' });
  await photos.getByRole('button', { name: 'Замечание: Вход днём' }).click();
  await page.getByLabel('Что исправить').fill('Снимите вход');
  await page.getByRole('button', { name: 'Добавить замечание' }).click();
  // What is marked but not sent outlives a reload.
  await page.reload();
  await photos.getByRole('button', { name: 'Замечание: Вход днём' }).click();
  // The box opens where it can be seen: above the bar with the decisions.
  const box = await page.getByRole('group', { name: 'Замечание' }).boundingBox();
  const bar = await page.getByRole('region', { name: 'Решение' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Typed and not added: the decision takes it along, also from a box that was left for another one.
  await page.getByLabel('Что исправить').fill('Снимите вход целиком');
  await page.keyboard.press('Tab');
  await photos.getByRole('button', { name: /^2\./ }).click();
  await page.getByRole('button', { name: /Вернуть\sс\sзамечаниями/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Снимите вход целиком')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Вернуть с замечаниями' }).click();
  await expect(page.getByRole('heading', { name: 'На доработке' })).toBeVisible();

  const remarks = owner.locator('#content');
  await expect(remarks).toContainText('Снимите вход целиком');
  await expect(remarks).toContainText('Не совпадает с планом БТИ.');
  await owner.getByRole('link', { name: 'Вход днём' }).click();
  await expect(owner.getByText('Снимите вход целиком').first()).toBeVisible();
  await go(owner, `/lk/orders/${id}`);
  await owner.getByRole('link', { name: 'Общая площадь' }).click();
  await expect(owner.getByText('Не совпадает с планом БТИ.').first()).toBeVisible();
  await request.post(`/api/v2/pickpoint/order/${id}/update`, {
    headers,
    data: { area: 64, update_fields: ['area'] },
  });
  await resend();

  // The operator's screen follows by itself, and says what was asked before and what became of it.
  await expect(page.getByText('Проверка свободна')).toBeVisible();
  await expect(page.getByText('Просили исправить: Не совпадает с планом БТИ.')).toBeVisible();
  const changes = page.getByRole('region', { name: 'Что изменилось с прошлого раза' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /^Общая\sплощадь:.*60\sм².*64\sм²/,
    /^Вход\sднём:\sбез\sизменений/,
    /^Площадь\sсклада:/,
  ]);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await owner.goto(`/lk/orders/${id}`);
  await expect(owner.getByText('На рассмотрении').first()).toBeVisible();
  await page.getByRole('button', { name: 'Одобрить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Одобрить' }).click();
  await expect(page.getByRole('heading', { name: 'Одобрена' })).toBeVisible();
  await expect(owner.getByText('Одобрена').first()).toBeVisible();
  await owner.context().close();
});

test('an application shows whom to call, what the rules found, and fits the screen; who declines it must say why', {
  tag: '@desktop',
}, async ({ page, request, newcomer }) => {
  const person = newcomer('GE');
  const { id, headers } = await sentApplication(request, person, { area: 25, stock_area: 10 });
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  await test.step('what there is to know', async () => {
    await expect(page.getByRole('heading', { level: 1, name: `Заявка № ${id}` })).toBeVisible();
    await expect(page.locator(`a[href="tel:+${person.phone}"]`)).toBeVisible();
    await expect(page.getByText('Мало площади.')).toBeVisible();
    await expect(page.getByText('Площадь не меньше нормы: не выполнено')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Вход днём' })).toBeVisible();
    const video = page.getByRole('link', { name: 'video.example' });
    await expect(video).toHaveAttribute('rel', /noopener/);
    await expectFitsBoth(page);
    await expectAccessible(page);
  });
  await test.step('declined with a reason, which the owner reads', async () => {
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await expect(dialog.getByText('Напишите партнёру, почему')).toBeVisible();
    await dialog.getByRole('button', { name: 'Рядом уже есть действующий пункт.' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await expect(page.getByRole('heading', { name: 'Отклонена' })).toBeVisible();
    await expectAccessible(page);
    const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
    expect(order).toMatchObject({ status: 'ORDER_DECLINED' });
    expect(order.comments.at(-1)).toMatchObject({
      comment: 'Рядом уже есть действующий пункт.',
      sendBy: 'ADMIN',
    });
  });
  await go(page, '/manage/reviews/application/999999999');
  await expect(page.getByText('Такой проверки нет')).toBeVisible();
});

test('whoever decides over what has changed meanwhile is told, keeps their words, and decides after reading it anew', {
  tag: '@desktop',
}, async ({ page, request, newcomer }) => {
  const { id, headers, resend } = await sentApplication(request, newcomer('GE'));
  // Without live events: the screen can't know.
  await page.route('**/api/v4/events*', (route) => route.abort());
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  const dialog = page.getByRole('dialog');
  await test.step('a lead took it over: the remarks stay', async () => {
    await page.getByRole('button', { name: 'Замечание: Площадь склада' }).click();
    await page.getByLabel('Что исправить').fill('Проверьте склад');
    await page.getByRole('button', { name: 'Добавить замечание' }).click();
    await claimAs(request, 'lead', id);
    await page.getByRole('button', { name: /Вернуть\sс\sзамечаниями/ }).click();
    await dialog.getByRole('button', { name: 'Вернуть с замечаниями' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Это уже взял в работу другой сотрудник.');
    await dialog.getByRole('button', { name: 'Прочитать заново' }).click();
    await expect(page.getByText('Пока вы работали, проверка изменилась.')).toBeVisible();
    await expect(page.getByText('В работе: Павел Зимин')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Одобрить' })).toBeHidden();
    await expect(page.getByText('Проверьте склад')).toBeVisible();
  });
  await releaseAs(request, 'lead', id);
  await page.reload();
  await expect(page.getByText('Проверьте склад')).toBeVisible();
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  const comment = dialog.getByLabel('Комментарий партнёру');
  await test.step('its owner has just sent it anew: not decided unread', async () => {
    await page.getByRole('button', { name: 'Отклонить' }).click();
    await comment.fill('Вход загорожен, пункт не открыть.');
    // In another window the same operator has sent it back, and has claimed it again when it returned.
    await decideAs(request, 'operator', id, { decision: 'remark', comment: 'Освободите вход' });
    await resend();
    await claimAs(request, 'operator', id);
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    const notice = dialog.getByRole('alert');
    await expect(notice).toContainText('Решение не записано.');
    await expect(comment).toHaveValue('Вход загорожен, пункт не открыть.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Прочитать заново' }).click();
    await expect(dialog).toBeHidden();
    const news = page.getByRole('alert').filter({ hasText: 'Пока вы работали, проверка изменилась.' });
    await expect(news).toBeFocused();
    await expect(news).toContainText('«Возвращена с замечаниями», «Заявка отправлена»');
  });
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await expect(comment).toHaveValue('Вход загорожен, пункт не открыть.');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page.getByRole('heading', { name: 'Отклонена' })).toBeVisible();
  const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
  expect(order.status).toBe('ORDER_DECLINED');
});

test('live: an owner’s message reaches whoever holds the case, an answer takes its mark away, and news are read before a decision', {
  tag: '@desktop',
}, async ({ page, request, newcomer }) => {
  const { id, headers, resend } = await sentApplication(request, newcomer('GE'));
  let readings = 0;
  page.on('request', (call) => {
    if (call.url().endsWith(`/api/v2/manage/reviews/application/${id}`)) readings += 1;
  });
  await claimAs(request, 'operator', id);
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  const messages = page.getByRole('region', { name: 'Переписка с собственником' });
  await expect(messages).toBeVisible();
  await expect(messages.getByText('Собственник ждёт ответа')).toHaveCount(0);
  const write = (message: string) =>
    request.post(`/api/v4/order/${id}/messages`, { headers, data: { message } });
  await write('Ключи у охраны.');
  await expect(messages.getByText('Ключи у охраны.')).toBeVisible();
  // Each reading of the application leaves a trace for its owner: a word more is not one. By now the news of before the opening are in.
  const before = readings;
  await write('Код 12.');
  await expect(messages.getByText('Код 12.')).toBeVisible();
  expect(readings).toBe(before);
  await expect(messages.getByText('Собственник ждёт ответа')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Проверки.*сообщени.*отве/ })).toBeVisible();
  await expectAccessible(page);
  // The news lead from the bell to the case.
  await page.getByRole('link', { name: /^Уведомления: \d+\sнепрочитанн/ }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Партнёр написал: проверка № ${id}` }).click();
  await expect(messages.getByText('Ключи у охраны.')).toBeVisible();
  await page.getByLabel('Сообщение собственнику').fill('Когда можно посмотреть помещение?');
  await page.keyboard.press('Control+Enter');
  await expect(messages.getByText('Когда можно посмотреть помещение?')).toHaveCount(1);
  await expect(page.getByLabel('Сообщение собственнику')).toHaveValue('');
  await expect(messages.getByRole('listitem')).toHaveText([
    /Ключи\sу\sохраны/,
    /Код\s12/,
    /Когда\sможно\sпосмотреть/,
  ]);
  await expect(messages.getByText('Собственник ждёт ответа')).toHaveCount(0);
  const waiting = await request.get(`/api/v2/manage/reviews?kind=application&stage=messages&query=${id}`, {
    headers: await headersOf('operator'),
  });
  expect(await waiting.json()).toMatchObject({ total: 0 });

  await page.getByRole('button', { name: 'Одобрить' }).click();
  const dialog = page.getByRole('dialog');
  await decideAs(request, 'operator', id, { decision: 'remark', comment: 'Освободите вход' });
  await resend();
  await expect(dialog.getByRole('alert')).toContainText(
    'Здесь кое-что изменилось после того, как вы открыли проверку.',
  );
  await expect(dialog.getByRole('button', { name: 'Одобрить' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Прочитать заново' }).click();
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await page.getByRole('button', { name: 'Одобрить' }).click();
  await dialog.getByRole('button', { name: 'Одобрить' }).click();
  await expect(page.getByRole('heading', { name: 'Одобрена' })).toBeVisible();
  const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
  expect(order.status).toBe('ORDER_ACCEPTED');
});

test('a remark about the payment sends an unpaid application back', { tag: '@desktop' }, async ({
  page,
  request,
  newcomer,
}) => {
  const { id, headers } = await sentApplication(request, newcomer('RU'));
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  await expect(page.getByRole('heading', { name: 'Ожидает оплаты' })).toBeVisible();
  await page.getByRole('button', { name: 'Замечание к оплате' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Платёж пришёл от другого лица.' }).click();
  await dialog.getByRole('button', { name: 'Замечание к оплате' }).click();
  await expect(page.getByRole('heading', { name: 'Есть замечания' })).toBeVisible();
  const order = await (await request.get(`/api/v4/order/${id}`, { headers })).json();
  expect(order.status).toBe('ORDER_REMARK_FROM_PAYMENT');
});
