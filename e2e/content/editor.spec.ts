import { expect, expectAccessible } from '../support/journey.ts';
// Whatever is published is everybody's: these journeys have a site of their own.
import { test } from '../support/own-server.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { grantEditing, listOf, openEditor, publish, save, sectionsOf, tokenFor, unfold } from './editing.ts';

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
  await grantEditing(request, 'operator');
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
  // The other one hears of it without asking for anything.
  await expect(page.getByText(/^На сайте уже версия \d+, её опубликовал/)).toBeVisible();
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

  await test.step('letters typed in the moment of leaving are kept', async () => {
    await page.getByLabel('Заголовок раздела (RU)').fill('Вопросы на бегу');
    await page.reload();
    await page.getByRole('button', { name: /^Вопросы и ответы/ }).press('Enter');
    await expect(page.getByLabel('Заголовок раздела (RU)')).toHaveValue('Вопросы на бегу');
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
