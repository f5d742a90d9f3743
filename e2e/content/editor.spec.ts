import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import type { ContentSection } from '@punkt/domain/content';
import { signIn } from '../support/accounts.ts';
import { expect, expectAccessible } from '../support/journey.ts';
// Whatever is published is everybody's: these journeys have a site of their own.
import { test } from '../support/own-server.ts';
import { openSignedIn } from '../support/signed-in.ts';

type Editor = Page | FrameLocator;

async function phoneOf(request: APIRequestContext, role: string) {
  const answer = await request.get('/api/v4/sandbox/accounts');
  const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/accounts'>;
  const found = data.find((account) => account.role === role);
  if (!found) throw new Error(`the sandbox has no ${role}`);
  return found;
}

/** Asked for once: a second code within a minute is refused. */
const tokens = new Map<string, Promise<string>>();
function tokenFor(request: APIRequestContext, role: string): Promise<string> {
  const known =
    tokens.get(role) ?? phoneOf(request, role).then(({ phone, country }) => signIn(request, phone, country));
  tokens.set(role, known);
  return known;
}

/** The sandbox comes with a draft that is not finished; these begin with what is published. */
async function openEditor(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const draft = (await (
    await page.request.get('/api/v2/manage/content/draft', { headers })
  ).json()) as CallOutput<'GET /api/v2/manage/content/draft'>;
  if (draft.saved)
    await page.request.post('/api/v2/manage/content/draft/discard', {
      headers,
      data: { revision: draft.revision },
    });
  await openSignedIn(page, token, '/manage/content');
  await expect(page.getByRole('button', { name: /^Вопросы и ответы/ })).toBeVisible();
}

const unfold = (editor: Editor, section: RegExp) =>
  editor.getByRole('button', { name: section, expanded: false }).click();
const listOf = (editor: Editor, name: string) => editor.getByRole('region', { name, exact: true });

async function save(editor: Editor): Promise<void> {
  await editor.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(editor.getByText('Изменения сохранены!').first()).toBeVisible();
  await expect(editor.getByText('Всё сохранено')).toBeVisible();
}

async function publish(editor: Editor): Promise<void> {
  await editor.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await editor.getByRole('button', { name: 'Опубликовать все разделы' }).click();
}

const sectionsOf = async (request: APIRequestContext): Promise<ContentSection[]> =>
  ((await (await request.get('/content/promo-content-sections/v2')).json()) as { sections: ContentSection[] })
    .sections;

const HOSTILE =
  '<p>Да, <b>можно</b><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> <a href="javascript:hack()">тут</a></p>';

test('a question and a conference reach the site from the panel beside it, and pasted scripts do not @desktop', async ({
  page,
  request,
}) => {
  await openEditor(page, await tokenFor(request, 'contentAdmin'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Редактор', exact: true }).click();
  const panel = page.frameLocator('#editor iframe');

  await test.step('a new question, with what was copied from somewhere', async () => {
    await unfold(panel, /^Вопросы и ответы/);
    const list = listOf(panel, 'Стандартные условия');
    await list.getByRole('button', { name: 'Добавить' }).click();
    await panel.getByLabel('Вопрос (RU)').fill('Можно ли открыть пункт в гараже?');
    const answer = panel.getByRole('textbox', { name: 'Ответ (RU)' });
    await answer.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, HOSTILE);
    await expect(answer).toContainText('Да, можно');
    await expect(answer.locator('a, img, script')).toHaveCount(0);
  });

  await test.step('a conference with a wrong time is told so, then put right', async () => {
    await unfold(panel, /^Конференции/);
    await panel.getByRole('button', { name: 'Следующий месяц' }).click();
    await panel.getByRole('button', { name: /^17 / }).first().click();
    await panel.getByRole('button', { name: 'Добавить конференцию' }).click();
    await panel.getByLabel('Название конференции (RU)').fill('Гаражи и пункты');
    await panel.getByLabel('О чём конференция (RU)').fill('Отвечаем на вопросы');
    await panel.getByLabel('Ссылка на подключение').fill('https://meet.punkt.example/garage');
    const hours = panel.getByLabel('Окончание: часы');
    await hours.fill('11');
    await hours.blur();
    await expect(
      panel.getByText('Время окончания не может быть раньше или равно времени начала'),
    ).toBeVisible();
    await hours.fill('14');
    await hours.blur();
    await expect(panel.getByText('12:00–14:00')).toBeVisible();
  });

  await save(panel);
  await publish(panel);

  await test.step('visitors see both at once', async () => {
    await expect(page.locator('#faq').getByText('Можно ли открыть пункт в гараже?')).toBeAttached();
    const faq = (await sectionsOf(request)).find((section) => section.type === 'faq');
    const answer = faq?.type === 'faq' ? faq.content.standard.at(-1)?.answer : '';
    expect(answer).toMatch(/^<p>Да, <strong>можно<\/strong>\s+тут<\/p>$/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.goto('/conferences');
    await expect(page.getByText('Гаражи и пункты').first()).toBeAttached();
  });
});

test('two admins at once: what both changed is asked about, nothing is lost, and a version comes back @desktop', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const lead = await tokenFor(request, 'lead');
  const operator = await phoneOf(request, 'operator');
  const granted = await request.post('/api/v2/manage/staff/role', {
    headers: { authorization: `Bearer ${lead}` },
    data: { phone: operator.phone, country: operator.country, role: 'contentAdmin', granted: true },
  });
  expect(granted.ok()).toBe(true);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const other = await context.newPage();
  await openEditor(page, await tokenFor(request, 'contentAdmin'));
  await openEditor(other, await tokenFor(request, 'operator'));
  const before = (await sectionsOf(request)).find(({ type }) => type === 'sortingCenters')?.title ?? '';

  await test.step('each changes the same title, and one of them a second one', async () => {
    for (const [editor, title] of [
      [page, 'Центры: моё'],
      [other, 'Центры: их'],
    ] as const) {
      await unfold(editor, /^Сортировочные центры/);
      await editor.getByLabel('Заголовок раздела (RU)').fill(title);
      await save(editor);
    }
    await unfold(other, /^Подрядчики/);
    await other.getByLabel('Заголовок раздела (RU)').last().fill('Проверенные подрядчики');
  });

  await publish(other);
  await expect(other.getByText('Изменения опубликованы').first()).toBeVisible();
  await publish(page);

  await test.step('the second one decides', async () => {
    await expect(page.getByRole('heading', { name: 'Правки встретились' })).toBeVisible();
    await expect(page.getByText('Центры: их')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: /Моя правка/ }).check();
    await page.getByRole('button', { name: 'Соединить и сохранить' }).click();
    await expect(page.getByText('Всё сохранено')).toBeVisible();
    await publish(page);
    await expect(page.getByText('Изменения опубликованы').first()).toBeVisible();
  });
  const titles = async () => (await sectionsOf(request)).map(({ title }) => title);
  await expect.poll(titles).toEqual(expect.arrayContaining(['Центры: моё', 'Проверенные подрядчики']));

  await test.step('the version before both comes back as a draft, and then to the site', async () => {
    await page.getByRole('button', { name: 'Версии' }).click();
    const versions = page.getByRole('listitem').filter({ hasText: /^Версия / });
    await expect(versions.nth(2)).toBeVisible();
    await expectAccessible(page);
    await versions.nth(2).getByRole('button', { name: 'Вернуть в черновик' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть в черновик' }).click();
    await expect(page.getByText('Центры: моё')).toBeVisible();
    await expectAccessible(page);
    await publish(page);
    // The words of the publication before may still stand there: the site itself tells.
    await expect.poll(titles).toContain(before);
  });
  await context.close();
});

test('by keys alone: put in order, undone after a reload, saved once the network is back @desktop', async ({
  page,
  request,
}) => {
  const token = await tokenFor(request, 'contentAdmin');
  await test.step('without the data of the server nothing can be published', async () => {
    const draft = '**/api/v2/manage/content/draft';
    await page.route(draft, (route) =>
      route.fulfill({ status: 500, json: { message: 'Ой', code: 'internal', request_id: 'abc-123' } }),
    );
    await openSignedIn(page, token, '/manage/content');
    await expect(page.getByRole('alert').getByText('Код ошибки: abc-123')).toBeVisible();
    await page.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    await expect(
      page.getByText('Начальные данные не были получены с сервера, поэтому нельзя опубликовать изменения.'),
    ).toBeVisible();
    await page.unroute(draft);
  });
  await openEditor(page, token);
  const keys = page.keyboard;
  await page.getByRole('button', { name: /^Вопросы и ответы/ }).focus();
  await keys.press('Enter');
  const list = listOf(page, 'Сайт Грузии');
  const names = () =>
    list
      .getByRole('button', { name: /^Переместить: / })
      .evaluateAll((handles) =>
        handles.map((handle) => handle.ariaLabel?.replace('Переместить: ', '') ?? ''),
      );
  const [first = '', second = ''] = await names();

  await test.step('the first question becomes the second', async () => {
    await list.getByRole('button', { name: `Переместить: ${first}` }).focus();
    await keys.press('Space');
    await expect(page.getByText(`«${first}» взято`)).toBeAttached();
    await keys.press('ArrowDown');
    await expect(page.getByText(/место 2 из/)).toBeAttached();
    await keys.press('Space');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  });

  await test.step('a reload loses nothing, not even the way back', async () => {
    await page.reload();
    await expect(page.getByText('Есть несохранённые правки')).toBeVisible();
    await page.getByRole('button', { name: /^Вопросы и ответы/ }).press('Enter');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
    await keys.press('Control+z');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([first, second]);
    await expect(page.getByText('Всё сохранено')).toBeVisible();
    await keys.press('Control+Shift+z');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  });

  await test.step('saved without a network, sent when it is back', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).press('Enter');
    await expect(page.getByText('Нет связи. Сохраним, как только она появится')).toBeVisible();
    await page.getByLabel('Заголовок раздела (RU)').fill('Вопросы без сети');
    await page.context().setOffline(false);
    await expect(page.getByText('Изменения сохранены!').first()).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Вопросы и ответы/ }).press('Enter');
    await expect(page.getByLabel('Заголовок раздела (RU)')).toHaveValue('Вопросы без сети');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  });
});
