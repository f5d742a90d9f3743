import type { Order } from '@punkt/contract/order-data';
import { expectFits, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { nextFrame } from '../support/shifts.ts';
import { applicant, decide, writeAsStaff } from './made-orders.ts';

test('a draft with unusual figures is sent once they are confirmed, and leads to the payment', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer());
  const { id } = await draft({ stock_area: 20 });
  await openWith(page, token, `/lk/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Проверьте и отправьте заявку' })).toBeVisible();
  await expect(page.getByText('Понадобится после отправки')).toBeVisible();
  await expect(page.getByRole('img', { name: /Пример\sрасстановки:\sСтойка\sвыдачи\s—\s1/ })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('на оплату будет 24 часа');
  await expect(dialog).toContainText('Склад занимает меньше 70 % площади');
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(dialog).toContainText('Подтвердите, что данные верны, или исправьте их');
  await expectAccessible(page);
  await dialog.getByLabel('Данные верны, отправляю так').check();
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page).toHaveURL(new RegExp(`/lk/payment/${id}$`));
  await expect(page.getByText('Заявка отправлена. Осталось оплатить взнос')).toBeVisible();
});

test('an unfinished draft is not sent and names what is missing', async ({ page, request, newcomer }) => {
  const { token, begun } = await applicant(request, newcomer());
  const { id } = await begun();
  await openWith(page, token, `/lk/orders/${id}`);
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить заявку' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Заявка ещё не готова к отправке' });
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('link', { name: 'Общая площадь' })).toHaveAttribute(
    'href',
    `/lk/orders/${id}/edit?field=area`,
  );
  await expect(missing.getByRole('link', { name: 'План БТИ' })).toBeVisible();
  await expectAccessible(page);
  await missing.getByRole('link', { name: 'Общая площадь' }).click();
  await expect(page.locator('#area')).toBeFocused();
});

test('a decision of staff and their words show by themselves, without a reload', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, paid } = await applicant(request, newcomer());
  const id = await paid();
  await openWith(page, token, `/lk/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Мы проверяем заявку' })).toBeVisible();
  await expect(page.getByText(/Ответим\sдо\s\d\d\.\d\d\.\d{4}\sвключительно/)).toBeVisible();
  await expect(page.getByText('взнос 50 000 ₽ вернётся полностью')).toBeVisible();
  await decide(request, id, {
    decision: 'remark',
    comment: 'Поправьте фото, остальное в порядке',
    remarks: [{ path: 'actual_urls.generalPhoto', message: 'Снимите фасад целиком' }],
  });
  const remarks = page.getByRole('region', { name: /^Замечания/ });
  await expect(remarks).toContainText('Снимите фасад целиком');
  await expect(remarks.getByRole('link', { name: 'Вход днём' })).toHaveAttribute(
    'href',
    `/lk/orders/${id}/edit?field=actual_urls.generalPhoto`,
  );
  const talk = page.getByRole('region', { name: 'Переписка с оператором' });
  await expect(talk).toContainText('Поправьте фото, остальное в порядке');
  await talk.getByLabel('Сообщение оператору').fill('Снял заново');
  await expect(talk).toContainText('11 из 500');
  await talk.getByRole('button', { name: 'Отправить сообщение' }).click();
  await expect(talk.getByRole('listitem').last()).toContainText('Снял заново');
  await expect(talk.getByLabel('Сообщение оператору')).toHaveValue('');
  await writeAsStaff(request, id, 'Ждём новую заявку');
  await expect(talk.getByRole('listitem').last()).toContainText('Ждём новую заявку');
  await expectFits(page);
  await expectAccessible(page);
});

test('news that come while a button is pressed do not move it from under the finger', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, paid } = await applicant(request, newcomer());
  const id = await paid();
  await openWith(page, token, `/lk/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Мы проверяем заявку' })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Удалить заявку' });
  await remove.hover();
  const place = await remove.boundingBox();
  await page.mouse.down();
  const news = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith(`/api/v4/order/${id}`) && ((await answer.json()) as Order).remarks.length > 0,
  );
  const remarks = [{ path: 'actual_urls.generalPhoto', message: 'Снимите фасад целиком' }];
  await decide(request, id, { decision: 'remark', comment: '', remarks });
  await news;
  await nextFrame(page);
  expect(await remove.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('Взнос 50 000 ₽ вернём полностью');
  await expect(page.getByText('Снимите фасад целиком')).toBeVisible();
});

test('an approved application is confirmed with a tick, and leads on to its activation', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, paid } = await applicant(request, newcomer());
  const id = await paid();
  await decide(request, id, { decision: 'accept' });
  await openWith(page, token, `/lk/orders/${id}`);
  await expect(page.getByText('Отказаться с возвратом взноса можно до')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подтвердить открытие' }).click();
  const dialog = page.getByRole('dialog', { name: 'Готовы открыть пункт?' });
  await dialog.getByRole('button', { name: 'Да, подтверждаю' }).click();
  await expect(dialog).toContainText('Отметьте, что готовы открыть пункт');
  await expectAccessible(page);
  await dialog.getByLabel('Подтверждаю готовность открыть пункт по этому адресу').check();
  await dialog.getByRole('button', { name: 'Да, подтверждаю' }).click();
  await expect(page.getByRole('heading', { name: 'Готовьте помещение к активации' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Перейти к активации' })).toHaveAttribute(
    'href',
    `/lk/orders/${id}/activate`,
  );
  await expect(page.getByRole('button', { name: 'Подтвердить открытие' })).toHaveCount(0);
});

test('whoever will not open is told of the fee first, and gets it back', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, paid } = await applicant(request, newcomer());
  const id = await paid();
  await decide(request, id, { decision: 'accept' });
  await openWith(page, token, `/lk/orders/${id}`);
  await page.getByRole('button', { name: 'Подтвердить открытие' }).click();
  const asked = page.getByRole('dialog', { name: 'Готовы открыть пункт?' });
  await expect(asked).toContainText('Взнос 50 000 ₽ вернём полностью');
  await asked.getByRole('button', { name: 'Нет, удалить заявку' }).click();
  const sure = page.getByRole('dialog', { name: `Удалить заявку № ${id}?` });
  await expect(sure).toContainText('Взнос 50 000 ₽ вернём полностью');
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Удалить заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка удалена', level: 2 })).toBeVisible();
  await expect(page.getByText('Возврат оформлен')).toBeVisible();
  await expect(page.getByText('Решение: вернуть')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Создать новую заявку' })).toBeVisible();
  await expectAccessible(page);
});

test('an application under review is deleted with a refund', async ({ page, request, newcomer }) => {
  const { token, paid } = await applicant(request, newcomer());
  const id = await paid();
  await openWith(page, token, `/lk/orders/${id}`);
  await page.getByRole('button', { name: 'Удалить заявку' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Взнос 50 000 ₽ вернём полностью');
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByText('На рассмотрении')).toBeVisible();
  await page.getByRole('button', { name: 'Удалить заявку' }).click();
  await dialog.getByRole('button', { name: 'Удалить заявку' }).click();
  await expect(page.getByText('Возврат оформлен')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Квитанция\s№\s\d+/ }).click();
  await expect((await opened).getByText('50 000')).toBeVisible();
});

test('a declined one says why, by which rule and what of the fee; its owner objects once', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, paid } = await applicant(request, newcomer());
  const id = await paid();
  await decide(request, id, { decision: 'decline', comment: 'Вход общий с подъездом' });
  await openWith(page, token, `/lk/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Заявка отклонена', level: 2 })).toBeVisible();
  const card = page.getByRole('region', { name: 'Заявка отклонена' });
  for (const words of [
    'Вход общий с подъездом',
    /\d\d\.\d\d\.\d{4}/,
    'Заявку отклоняют, если',
    /50\s000\s₽\s(возвращаем|вернули)/,
  ])
    await expect(card).toContainText(words);
  await expect(page.getByRole('list', { name: 'Путь заявки' })).toContainText('остановлено здесь');
  await expectFits(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Подать возражение' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('С чем вы не согласны').fill('Нет');
  await dialog.getByRole('button', { name: 'Отправить возражение' }).click();
  await expect(dialog).toContainText('30');
  await expectAccessible(page);
  await dialog.getByLabel('С чем вы не согласны').fill('Вход отдельный, с улицы: посмотрите второй снимок.');
  await dialog.getByRole('button', { name: 'Отправить возражение' }).click();
  await expect(page.getByRole('heading', { name: 'Мы рассматриваем возражение' })).toBeVisible();
  await expect(page.getByText('Вход отдельный, с улицы').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Подать возражение' })).toHaveCount(0);
  await expectAccessible(page);
});

test("somebody else's application is not to be found", async ({ page, request, newcomer }) => {
  const { begun } = await applicant(request, newcomer());
  const { id } = await begun();
  const other = await applicant(request, newcomer());
  for (const path of [`/lk/orders/${id}`, `/lk/payment/${id}`, '/lk/orders/no-number']) {
    await openWith(page, other.token, path);
    await expect(page.getByRole('heading', { name: 'Такой заявки нет' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('in Georgia there is no fee and no step of payment', async ({ page, request, newcomer }) => {
  const { token, sent } = await applicant(request, newcomer('GE'));
  const id = await sent();
  await openWith(page, token, `/lk/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Мы проверяем заявку' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Путь заявки' })).not.toContainText('Оплата взноса');
  await expect(page.getByText('Для этой заявки гарантийный взнос не нужен')).toBeVisible();
  await expect(page.getByText(/не\sпозже\s[\d.,:\s]+по\sТбилиси/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Субсидия' })).toBeVisible();
  await expect(page.getByText(/тариф|от\sоборота/i)).toHaveCount(0);

  // Its end speaks of no fee either.
  await decide(request, id, { decision: 'decline', comment: 'Вход общий с подъездом' });
  const card = page.getByRole('region', { name: 'Заявка отклонена' });
  await expect(card).toContainText('Заявку отклоняют, если');
  await expect(card).toContainText('Для этой заявки не нужен');
  await expect(card).not.toContainText('Оплаченный');
});

test('a photo opens large, and a part that did not come leaves the rest', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer());
  const { id } = await draft();
  let broken = true;
  await page.route('**/api/v4/order/*/furniture', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await openWith(page, token, `/lk/orders/${id}`);
  await page.getByRole('button', { name: 'Открыть: Вход днём' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вход днём' });
  await expect(dialog.getByRole('img', { name: 'Вход днём' })).toBeVisible();
  await page.keyboard.press('Escape');
  const furniture = page.getByRole('region', { name: 'Схема мебели' });
  await expect(furniture).toContainText('Этот раздел не загрузился');
  broken = false;
  await furniture.getByRole('button', { name: 'Повторить' }).click();
  await expect(furniture).toContainText('Стеллаж');
});
