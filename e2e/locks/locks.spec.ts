import type { BrowserContext, Page } from '@playwright/test';
import { applicant, decide } from '../orders/made-orders.ts';
import { activatingOf } from '../orders/support/activating.ts';
import { picture } from '../owners/pictures.ts';
import { expectFits, headersOf, openWith } from '../support/cases.ts';
import { expect, expectAccessible, type Person, test } from '../support/journey.ts';

type Request = Parameters<typeof applicant>[0];

/** Approved and confirmed: the lock is next. */
async function confirmed(request: Request, person: Person) {
  const made = await applicant(request, person);
  const way = activatingOf(request, made);
  const id = await way.approve(await (person.country === 'RU' ? made.paid() : made.sent()));
  return { ...made, way, id, path: `/lk/orders/${id}/activate-elock` };
}

const codeOf = ({ phone }: Person): string => `WB${phone.slice(-7)}A`;

/** The service worker answers for this page, and has it. */
const isKept = (page: Page) => expect(page.getByText('Страница сохранена на телефоне')).toBeVisible();

/** The first answer reaches the server and its reply is lost: the phone sends the same one again. */
async function loseFirstReply(context: BrowserContext): Promise<string[]> {
  const sent: string[] = [];
  await context.route('**/elock/activate', async (route) => {
    sent.push((route.request().postDataJSON() as { client_uuid: string }).client_uuid);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  return sent;
}

interface Kept {
  readonly token: string;
  readonly id: string;
  readonly code: string;
  /** Ids of the three photos. */
  readonly photos: readonly string[];
}

/** A phone that comes back from the lock's Wi-Fi: what it keeps says that it clicked. */
async function comeBack(page: Page, request: Request, { token, id, code, photos }: Kept): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { user_id } = await (await request.get('/api/v2/user', { headers })).json();
  const [inside, end, controller] = photos;
  const flow = JSON.stringify({
    step: 'activate',
    code,
    photos: { doorFromInsidePhoto: [inside], doorFromTheEndPhoto: [end], controllerPhoto: [controller] },
    connection: { ssid: 'lock', psk: 'lock-lock', linkToOpen: 'http://192.0.2.1/', expires: '2100-01-01' },
    answer: { id: crypto.randomUUID(), clicked: true, sent: false },
  });
  await page.evaluate(
    ([name, kept]) => localStorage.setItem(`punkt.lock.${name}`, kept ?? ''),
    [`${user_id}/${id}`, flow],
  );
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lock is joined, opened and answered offline, through reloads, and counts once @phone', async ({
    page,
    context,
    request,
    newcomer,
  }) => {
    const person = newcomer();
    const code = codeOf(person);
    const { token, id, path, way } = await confirmed(request, person);
    await openWith(page, token, `/lk/orders/${id}`);
    await page.getByRole('link', { name: /Заполнить\s?: Электронный замок/ }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByRole('textbox', { name: 'Код контроллера' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Код контроллера' }).fill(` ${code.toLowerCase()} `);
    await page.getByRole('button', { name: 'Далее' }).click();
    for (const photo of ['doorFromInsidePhoto', 'doorFromTheEndPhoto', 'controllerPhoto'])
      await page.locator(`#photos-${photo}`).setInputFiles(picture(`${photo}.png`));
    await expect(page.getByText('1 из 1', { exact: true })).toHaveCount(3);
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByText('3 из 3').last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Получить данные' }).click();
    await expect(page.getByRole('button', { name: 'Скопировать пароль' })).toBeVisible();
    await isKept(page);
    await expectFits(page);
    await expectAccessible(page);

    await context.setOffline(true);
    await expect(page.getByText('Интернета нет, и сейчас он не нужен')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Телефон в сети замка' }).click();
    const link = page.getByRole('link', { name: 'Открыть замок' });
    await expect(link).toHaveAttribute('href', new RegExp(code));
    // A page of the controller in a tab of its own; this one goes on to the question.
    const [lock] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await lock.close();
    await page.reload();
    await page.getByRole('button', { name: 'Да, щёлкнул' }).click();
    await expect(page.getByText('Ответ сохранён на телефоне')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ответ сохранён на телефоне')).toBeVisible();
    await expectFits(page);

    const sent = await loseFirstReply(context);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: `Замок ${code} активирован` })).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
    await page.getByRole('link', { name: `Заявка № ${id}` }).click();
    await expect(page.getByText(`Замок ${code} активирован`)).toBeVisible();

    // The point is open: its lock opens from its page, offline too.
    await way.cameras(id);
    await way.rest(id);
    await way.ready(id);
    await decide(request, id, { decision: 'activate' }, 'activation');
    const { pickpointId } = await way.orderOf(id);
    await page.goto(`/lk/pvz/${pickpointId}`);
    await page.getByRole('link', { name: 'Открыть замок' }).click();
    await page.getByRole('button', { name: 'Получить данные' }).click();
    await expect(page.getByRole('button', { name: 'Скопировать пароль' })).toBeVisible();
    await isKept(page);
    await expectFits(page);
    await expectAccessible(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Телефон в сети замка' }).click();
    await expect(page.getByRole('link', { name: 'Открыть замок' })).toHaveAttribute('href', new RegExp(code));
  });
});

test('an application that went on meanwhile: whoever answers at the door is told @phone', async ({
  page,
  request,
  newcomer,
}) => {
  const person = newcomer('GE');
  const { token, id, path, remove } = await confirmed(request, person);
  await openWith(page, token, path);
  await page.getByRole('textbox', { name: 'Код контроллера' }).fill(codeOf(person));
  await page.getByRole('button', { name: 'Далее' }).click();
  await remove(id);
  await comeBack(page, request, { token, id, code: codeOf(person), photos: ['a', 'b', 'c'] });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ошибка активации замка' })).toBeVisible();
  await expect(page.getByText('состояние заявки изменилось')).toBeVisible();
  await page.getByRole('button', { name: 'К заявке' }).click();
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/lk/orders/${id}$`));
});

test('an activation that staff returned meanwhile: whoever answers at the door is told what stands now @phone', async ({
  page,
  request,
  newcomer,
}) => {
  const person = newcomer('GE');
  const { token, id, path, way, upload } = await confirmed(request, person);
  await openWith(page, token, path);
  // On another device it is sent without a lock, and comes back.
  await way.cameras(id);
  await way.reason(id);
  await way.rest(id);
  await way.ready(id);
  const remarks = [{ path: 'signboard_size', message: 'На снимке другая вывеска' }];
  await decide(request, id, { decision: 'remarkActivation', remarks }, 'activation');
  const sent = await Promise.all([upload('generalPhoto'), upload('generalPhoto'), upload('generalPhoto')]);
  const photos = sent.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
  await comeBack(page, request, { token, id, code: codeOf(person), photos });
  await page.goto(path);
  await expect(page.getByText('Оператор уже проверяет данные о замке.')).toBeVisible();
  await page.getByRole('button', { name: 'К заявке' }).click();
  await expect(page.getByText('На снимке другая вывеска').first()).toBeVisible();
  await expect(page.getByText('Причина, почему его нет, на проверке')).toBeVisible();
});

test('without a lock: the reason is sent, comes back with a remark, is updated and approved @phone', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, id, path } = await confirmed(request, newcomer('GE'));
  await openWith(page, token, `${path}?way=reason`);
  await page.getByLabel('Дверь не подходит').check();
  await page.getByLabel('Подробнее').fill('Стекло');
  await page.getByRole('button', { name: 'Отправить причину' }).click();
  await expect(page.getByLabel('Подробнее')).toBeFocused();
  await page.getByLabel('Подробнее').fill('Стеклянная дверь без рамы');
  await page.reload();
  await expect(page.getByLabel('Подробнее')).toHaveValue('Стеклянная дверь без рамы');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить причину' }).click();
  await expect(page.getByRole('heading', { name: 'Причина на проверке' })).toBeVisible();
  await expect(page.getByText(/Ответим до \d{2}\.\d{2}\.\d{4} включительно/)).toBeVisible();
  await expect(page.getByLabel('Подробнее')).toHaveCount(0);

  const answer = async (data: object) => {
    const headers = await headersOf('lead');
    const one = `/api/v2/manage/reviews/lockReason/${id}`;
    await request.post(`${one}/claim`, { headers });
    expect(await (await request.post(`${one}/decide`, { headers, data })).text()).not.toContain('request_id');
  };
  await answer({
    decision: 'remark',
    comment: 'Покажите дверь',
    remarks: [{ path: 'photos.ELockReasonPhoto', message: 'Нужно фото' }],
  });
  // Told live.
  await expect(page.getByRole('heading', { name: 'Оператор просит уточнить причину' })).toBeVisible();
  await expect(page.getByText('Нужно фото')).toBeVisible();
  await page.locator('#photos').setInputFiles(picture('door.png'));
  // It is shown before it has arrived; whoever presses then is asked to wait.
  await expect(page.locator('[data-status="done"]')).toHaveCount(1);
  await expectFits(page);
  await page.getByRole('button', { name: 'Отправить причину' }).click();
  await expect(page.getByRole('heading', { name: 'Причина на проверке' })).toBeVisible();
  await answer({ decision: 'approve' });
  await expect(page.getByRole('heading', { name: 'Причина принята: замок не нужен' })).toBeVisible();
  await page.getByRole('link', { name: 'К активации пункта' }).click();
  await page.getByRole('button', { name: /Камеры позже/ }).click();
  await expect(page.getByText('Пункт откроется без замка: причина принята.')).toBeVisible();
});
