import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { withText } from '@punkt/domain/content-document';
import { openByHash } from '../support/cases.ts';
import { expect, expectAccessible } from '../support/journey.ts';
// Its clock is moved, and whatever is published is everybody's.
import { test } from '../support/own-server.ts';
import { openSignedIn } from '../support/signed-in.ts';
import {
  freshDraft,
  grantEditing,
  moveClock,
  openEditor,
  publish,
  save,
  sectionsOf,
  tokenFor,
  unfold,
} from './editing.ts';

const HOUR_MS = 3_600_000;

const nowOf = async (request: APIRequestContext): Promise<number> => {
  const { now } = (await (
    await request.get('/api/v4/sandbox/clock')
  ).json()) as CallOutput<'GET /api/v4/sandbox/clock'>;
  return Date.parse(now);
};
const titleOf = async (request: APIRequestContext) =>
  (await sectionsOf(request)).find(({ type }) => type === 'faq')?.title;

/** Day and time of Moscow, as they are typed. */
function typed(instant: number): { readonly day: string; readonly hours: string; readonly minutes: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', ...options }).format(instant);
  const [hours = '', minutes = ''] = format({ hour: '2-digit', minute: '2-digit' }).split(':');
  return { day: format({ day: '2-digit', month: '2-digit', year: 'numeric' }), hours, minutes };
}

/** The draft of somebody with another title of the questions, by calls. */
async function titled(request: APIRequestContext, token: string, title: string) {
  const headers = { authorization: `Bearer ${token}` };
  const draft = await freshDraft(request, token);
  const sections = draft.document.sections.flatMap((section) =>
    section.type === 'faq'
      ? [{ ...section, fields: { title: withText(section.fields.title, 'ru', title) } }]
      : [],
  );
  const saved = await request.post('/api/v2/manage/content/draft', {
    headers,
    data: { revision: draft.revision, sections },
  });
  return { revision: (await saved.json()).revision as number, base_version: draft.published_version };
}

test('a publication comes at its time; one that meets another is told to its planner, and nothing of it is lost @desktop', async ({
  page,
  request,
}) => {
  await openEditor(page, await tokenFor(request, 'contentAdmin'));
  await test.step('planned on the screen', async () => {
    await unfold(page, /^Вопросы и ответы/);
    await page.getByLabel('Заголовок раздела (RU)').fill('Вопросы с завтрашнего дня');
    await page.getByRole('button', { name: 'Публикация' }).click();
    const { day, hours, minutes } = typed((await nowOf(request)) + 24 * HOUR_MS);
    await page.getByLabel('Когда опубликовать: дата').fill(day);
    await page.getByLabel('Когда опубликовать: часы').fill(hours);
    await page.getByLabel('Когда опубликовать: минуты').fill(minutes);
    await page.getByRole('button', { name: 'Запланировать' }).click();
    await expect(page.getByText('запланирована', { exact: true })).toBeVisible();
    expect(await titleOf(request)).not.toBe('Вопросы с завтрашнего дня');
    await moveClock(request, 24 * 3_600);
    await expect.poll(() => titleOf(request)).toBe('Вопросы с завтрашнего дня');
  });

  const mine = await tokenFor(request, 'contentAdmin');
  await test.step('the next one meets what a colleague published', async () => {
    await grantEditing(request, 'operator');
    const headers = { authorization: `Bearer ${mine}` };
    const data = { ...(await titled(request, mine, 'План')), at: new Date((await nowOf(request)) + HOUR_MS) };
    expect((await request.post('/api/v2/manage/content/schedule', { headers, data })).ok()).toBe(true);
    const theirs = await tokenFor(request, 'operator');
    const published = await request.post('/api/v2/manage/content/publish', {
      headers: { authorization: `Bearer ${theirs}` },
      data: await titled(request, theirs, 'Раньше плана'),
    });
    expect(published.ok()).toBe(true);
    await moveClock(request, 3_700);
  });

  await test.step('the bell leads to the publication, and from there into the draft', async () => {
    await openSignedIn(page, await tokenFor(request, 'contentAdmin'), '/manage/notifications');
    await page.getByRole('link', { name: /Публикация сайта не вышла/ }).click();
    await expect(page.getByText(/^Публикация на .* не вышла: те же места/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Взять в черновик' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Взять в черновик' }).click();
    await page.getByRole('button', { name: 'Соединить правки' }).click();
    await expect(page.getByRole('heading', { name: 'Правки встретились' })).toBeVisible();
    await expect(page.getByText('Раньше плана')).toBeVisible();
  });
});

/** Longer than an access token lives, far shorter than a refresh token does. */
const TOKEN_LAPSES_SECONDS = 20 * 60;

test('a token that lapses over the open editor is renewed in silence, and no word is lost @desktop', async ({
  page,
  request,
}) => {
  const token = await tokenFor(request, 'contentAdmin');
  await freshDraft(request, token);
  await openByHash(page, request, token, '/manage/content');
  await unfold(page, /^Вопросы и ответы/);
  const title = page.getByLabel('Заголовок раздела (RU)');
  await title.fill('До перерыва');
  await title.blur();
  // By whichever call meets it first: the stream of events, or the saving.
  const renewed = page.waitForResponse('**/api/v2/token/refresh');
  await moveClock(request, TOKEN_LAPSES_SECONDS);
  await title.fill('До перерыва и после');
  await save(page);
  expect((await renewed).ok()).toBe(true);
  await expect(title).toHaveValue('До перерыва и после');
  // The steps are those of before, too.
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('До перерыва');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('Всё сохранено')).toBeVisible();

  await test.step('published, the first undo takes back the last edit', async () => {
    await publish(page);
    await expect.poll(() => titleOf(request)).toBe('До перерыва и после');
    await expect(page.getByText('Всё сохранено')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить действие' }).click();
    await expect(page.getByText('Есть несохранённые правки')).toBeVisible();
    await expect(page.getByLabel('Заголовок раздела (RU)')).toHaveValue('До перерыва');
  });
});
