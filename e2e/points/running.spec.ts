import type { CallOutput } from '@punkt/contract/contract';
import { expectFits, headersOf, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** Of the sandbox's owner; no other journey touches it. */
const POINT = '1004';

type Point = CallOutput<'GET /api/v4/points/:id'>;

test('of two tabs the second sees what the first saved, and both changes stand @desktop', async ({
  page,
  context,
  request,
}) => {
  const headers = await headersOf('owner');
  const read = async () =>
    (await (await request.get(`/api/v4/points/${POINT}`, { headers })).json()) as Point;
  const before = await read();
  const racks = String((before.racksCount ?? 0) + 1);
  const rooms = String((before.dressingRoomsCount ?? 0) + 1);
  await openAsRole(page, 'owner', `/lk/pvz/${POINT}/edit`);
  const other = await context.newPage();
  await openAsRole(other, 'owner', `/lk/pvz/${POINT}/edit`);
  await expectAccessible(page);

  await page.getByLabel('Стеллажей').fill(racks);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/lk/pvz/${POINT}$`));

  await other.getByLabel('Примерочных').fill(rooms);
  await other.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = other.getByRole('dialog', { name: 'Пункт уже изменили' });
  await expect(dialog).toContainText('Стеллажей');
  await expect(dialog).toContainText(racks);
  await dialog.getByRole('button', { name: 'Сохранить мои изменения' }).click();
  await expect(other).toHaveURL(new RegExp(`/lk/pvz/${POINT}$`));
  const after = await read();
  expect([after.racksCount, after.dressingRoomsCount]).toEqual([Number(racks), Number(rooms)]);

  // The first tab is on the point's page: it hears of the second change by itself.
  const room = page.getByRole('region', { name: 'Помещение и оборудование' });
  await expect(room).toContainText(`Примерочных${rooms}`);
  await expectAccessible(page);
});

test('an owner asks for other hours, objects to a refusal, a lead approves, and the owner’s page shows it @phone', async ({
  page,
  browser,
  request,
}) => {
  const headers = await headersOf('owner');
  const pointId = '1005';
  await openAsRole(page, 'owner', `/lk/pvz/${pointId}/edit-timetable`);
  const reason = 'В Рождество торговый центр рядом закрыт, покупателей нет';
  await page.getByLabel('Причина изменения').fill(reason);
  const send = page.getByRole('button', { name: 'Отправить на проверку' });
  await send.click();
  // What is wrong with the week as a whole stands far above the button: the person is led there.
  await expect(page.getByText('Ничего не изменилось')).toBeInViewport();
  const from = page.getByLabel('Первый день новых часов');
  // Half a date is empty to the browser, and no day would mean «at once».
  await from.press('1');
  await send.click();
  await expect(page.getByText('Проверьте значение')).toBeVisible();
  await from.press('Backspace');
  await expect(page.getByText('Проверьте значение')).toBeHidden();
  await page.getByLabel('Причина изменения').fill('коротко');
  await page.getByRole('button', { name: 'Добавить день' }).click();
  const day = `${new Date().getFullYear() + 1}-01-07`;
  await page.getByLabel('Дата').fill(day);
  // A reload costs nothing of it.
  await page.reload();
  await expect(page.getByLabel('Причина изменения')).toHaveValue('коротко');
  await expect(page.getByLabel('Дата')).toHaveValue(day);
  await send.click();
  await expect(page.getByText('Опишите причину: минимум 30 символов')).toBeVisible();
  await page.getByLabel('Причина изменения').fill(reason);
  await expectFits(page);
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText('Запрос отправлен')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/lk/pvz/${pointId}$`));
  await page.getByRole('region', { name: 'Часы работы' }).getByRole('link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Новые часы на рассмотрении' })).toContainText(
    /Ответим до \d{2}\.\d{2}\.\d{4} включительно/,
  );

  const [operator, lead] = [await headersOf('operator'), await headersOf('lead')];
  const caseAbout = async (kind: 'pointTimetable' | 'appeal') => {
    const waiting = await request.get(`/api/v2/manage/reviews?kind=${kind}&page_size=100`, { headers: lead });
    const { data } = (await waiting.json()) as CallOutput<'GET /api/v2/manage/reviews'>;
    const found = data.find(({ note }) => note === `№\u00a0${pointId}`);
    if (!found) throw new Error(`nothing waits among ${kind}`);
    return `/api/v2/manage/reviews/${kind}/${found.id}`;
  };
  const asked = await caseAbout('pointTimetable');
  await request.post(`${asked}/claim`, { headers: operator });
  const refusal = { decision: 'cancel', comment: 'В этот день пункты рядом работают' };
  expect((await request.post(`${asked}/decide`, { headers: operator, data: refusal })).ok()).toBe(true);
  // The page hears of it by itself.
  await expect(page.getByText(refusal.comment)).toBeVisible();
  await page.getByRole('button', { name: 'Подать возражение' }).click();
  const why = 'Вход в торговый центр в этот день заперт, до пункта никто не дойдёт.';
  await page.getByLabel('С чем вы не согласны').fill(why);
  await page.getByRole('button', { name: 'Отправить возражение' }).click();
  await expect(page.getByText('Решает другой сотрудник')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openAsRole(desk, 'lead', (await caseAbout('appeal')).replace('/api/v2', ''));
  await expect(desk.getByText(why)).toBeVisible();
  await expect(desk.getByText('В Рождество торговый центр рядом закрыт')).toBeVisible();
  await desk.getByRole('button', { name: 'Взять в работу' }).click();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Одобрить запрос' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Одобрить запрос' }).click();
  await expect(desk.getByRole('heading', { name: 'Принято, решение изменено' })).toBeVisible();
  // Whoever opens the rejected request later learns that the rejection does not stand.
  await desk.goto(asked.replace('/api/v2', ''));
  await expect(desk.getByText('решение изменено: запрос одобрен')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Открыть возражение' }).click();
  await expect(desk.getByText(why)).toBeVisible();
  await desk.close();

  await page.goto(`/lk/pvz/${pointId}`);
  await expect(page.getByRole('region', { name: 'Часы работы' })).toContainText('07.01.');
  expect((await request.get(`/api/v4/points/${pointId}`, { headers })).ok()).toBe(true);
});
