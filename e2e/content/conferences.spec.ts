import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { conferencesOf } from '@punkt/domain/conference-days';
import { calendarOf } from '@punkt/domain/content-conferences';
import { expect, expectAccessible, test } from '../support/journey.ts';

type Published = CallOutput<'GET /content/promo-content-sections/v2'>;
const CONTENT = '/content/promo-content-sections/v2';

const meeting = (title: string, startDate: string, linkToVideo = '') => ({
  title,
  description: `О чём говорим на встрече «${title}».`,
  link: 'https://meet.punkt.example/owners',
  linkToVideo,
  startDate,
  endDate: new Date(Date.parse(startDate) + 3_600_000).toISOString(),
});

/** Around a New Year, so that the edge of a year is near. Hours of Moscow are three later. */
const MEETINGS = [
  meeting('Активация без замечаний', '2026-12-29T08:00:00.000Z', 'https://video.punkt.example/1'),
  meeting('Вопросы и ответы', '2026-12-28T08:00:00.000Z'),
  meeting('Первые шаги владельца', '2026-12-31T08:00:00.000Z'),
  meeting('Ночная смена', '2027-01-09T20:30:00.000Z'),
  meeting('Замки и камеры', '2027-01-13T12:00:00.000Z'),
];

/** Wednesday the 30th of December, noon in Moscow, with these conferences published. */
async function openCalendar(page: Page, conferences = MEETINGS) {
  await page.clock.setFixedTime('2026-12-30T09:00:00.000Z');
  await page.route(`**${CONTENT}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as Published;
    const sections = answer.sections.map((section) =>
      section.type === 'conferences'
        ? { ...section, content: { ...section.content, conferences: calendarOf(conferences) } }
        : section,
    );
    await route.fulfill({ json: { ...answer, sections } });
  });
  await page.goto('/conferences');
  await expect(calendarOfPage(page).today).toBeVisible();
}

const calendarOfPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Календарь встреч' });
  return {
    table,
    title: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    today: page.getByRole('button', { name: 'Сегодня' }),
    next: page.getByRole('button', { name: /^Следующ/ }),
    previous: page.getByRole('button', { name: /^Предыдущ/ }),
    month: page.getByRole('button', { name: 'Месяц', exact: true }),
    week: page.getByRole('button', { name: 'Неделя', exact: true }),
    day: (name: string) => table.getByRole('button', { name }),
    meeting: (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
  };
};

test('a visitor sees this week, with what comes next already open', async ({ page }) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  await expect(calendar.title('28 декабря 2026 – 3 января 2027')).toBeVisible();
  await expect(calendar.week).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar.table.locator('[aria-current="date"]')).toContainText('среда, 30 декабря');
  await expect(calendar.day('четверг, 31 декабря, 1 встреча')).toHaveAttribute('aria-pressed', 'true');
  const next = calendar.meeting('Первые шаги владельца');
  await expect(next).toContainText('11:00–12:00 МСК');
  await expect(next.getByRole('link', { name: 'Подключиться' })).toHaveAttribute(
    'href',
    'https://meet.punkt.example/owners',
  );
  await expectAccessible(page);
});

test('a past conference leads to its recording, and says so when there is none @desktop', async ({
  page,
}) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  await calendar.day('вторник, 29 декабря').click();
  const recorded = calendar.meeting('Активация без замечаний');
  await expect(recorded).toContainText('Прошла');
  await expect(recorded.getByRole('link', { name: 'Смотреть запись' })).toHaveAttribute(
    'href',
    'https://video.punkt.example/1',
  );
  await expect(recorded.getByRole('link', { name: 'Подключиться' })).toHaveCount(0);
  await calendar.day('понедельник, 28 декабря').click();
  await expect(calendar.meeting('Вопросы и ответы')).toContainText('Встреча прошла, записи нет.');
});

test('arrows go over the edge of a year in both views, and «Сегодня» leads back @desktop', async ({
  page,
}) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  await calendar.next.click();
  await expect(calendar.title('4–10 января 2027')).toBeVisible();
  await calendar.previous.click();
  await calendar.previous.click();
  await expect(calendar.title('21–27 декабря 2026')).toBeVisible();
  await calendar.today.click();
  await expect(calendar.title('28 декабря 2026 – 3 января 2027')).toBeVisible();

  await calendar.month.click();
  await expect(calendar.title('Декабрь 2026')).toBeVisible();
  await calendar.next.click();
  await expect(calendar.title('Январь 2027')).toBeVisible();
  await expect(calendar.meeting('Ночная смена')).toBeVisible();
  await expectAccessible(page);
  await calendar.previous.click();
  await calendar.previous.click();
  await expect(calendar.title('Ноябрь 2026')).toBeVisible();
  await calendar.today.click();
  await expect(calendar.title('Декабрь 2026')).toBeVisible();
});

test('an empty week leads to the next conference @desktop', async ({ page }) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  for (let turns = 0; turns < 3; turns += 1) await calendar.next.click();
  await expect(calendar.title('18–24 января 2027')).toBeVisible();
  await expect(page.getByText('На этой неделе встреч нет.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ближайшая: 31 декабря, 11:00' }).click();
  await expect(calendar.meeting('Первые шаги владельца')).toBeVisible();
});

test('Saturday and Sunday share a cell when both are empty, or where there is no room', async ({ page }, {
  project,
}) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  const weekend = calendar.table.getByRole('columnheader', { name: 'Сб–Вс' });
  await expect(weekend).toBeVisible();
  await expect(calendar.table.getByRole('cell')).toHaveCount(6);
  await calendar.next.click();
  await expect(calendar.title('4–10 января 2027')).toBeVisible();
  const narrow = project.name === 'phone';
  await expect(calendar.table.getByRole('cell')).toHaveCount(narrow ? 6 : 7);
  await expect(weekend).toHaveCount(narrow ? 1 : 0);
  await calendar.day('суббота, 9 января').click();
  await expect(calendar.meeting('Ночная смена')).toContainText('23:30–00:30 МСК');
});

test('nothing published is said, with a way on @desktop', async ({ page }) => {
  await page.route(`**${CONTENT}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as Published;
    const sections = answer.sections.map((section) =>
      section.type === 'conferences'
        ? { ...section, content: { ...section.content, conferences: {} } }
        : section,
    );
    await route.fulfill({ json: { ...answer, sections } });
  });
  await page.goto('/conferences');
  await expect(page.getByRole('heading', { name: 'Встречи скоро назначим' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Подписаться' })).toBeVisible();
  await expectAccessible(page);
});

test('the page stands still while the calendar takes its place', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Held back until the letters have come: what they move is another matter.
  const { promise: ready, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**${CONTENT}`, async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto('/conferences');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => {
    (window as unknown as { shifts: number[] }).shifts.length = 0;
  });
  await expect(page.getByText('Время московское (UTC+3).')).toBeVisible();
  goOn();
  await expect(calendarOfPage(page).today).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
});

test('whoever edits the site begins with the month @desktop', async ({ page, openAs }) => {
  await openAs('contentAdmin', '/manage');
  await openCalendar(page);
  await expect(calendarOfPage(page).title('Декабрь 2026')).toBeVisible();
});

test('by keyboard alone @keyboard', async ({ page }) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  await calendar.previous.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(calendar.title('4–10 января 2027')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(calendar.title('28 декабря 2026 – 3 января 2027')).toBeVisible();
  await calendar.day('понедельник, 28 декабря').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(calendar.meeting('Активация без замечаний')).toBeVisible();
});

test.describe('in Yerevan', () => {
  test.use({ timezoneId: 'Asia/Yerevan' });

  test('the hours are her own, with Moscow’s beside, and so are the days', async ({ page }) => {
    await openCalendar(page);
    const calendar = calendarOfPage(page);
    await expect(page.getByText('Время ваше: UTC+4. Рядом московское.')).toBeVisible();
    const next = calendar.meeting('Первые шаги владельца');
    await expect(next).toContainText('12:00–13:00');
    await expect(next).toContainText('11:00–12:00 МСК');
    await calendar.next.click();
    // 23:30 on Saturday in Moscow is half past midnight on Sunday here.
    const night = calendar.meeting('Ночная смена');
    await expect(page.getByRole('heading', { name: 'воскресенье, 10 января' })).toBeVisible();
    await expect(night).toContainText('00:30–01:30');
    await expect(night).toContainText('9 января, 23:30–00:30 МСК');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all conferences are listed, in Moscow time @desktop', async ({ page, request }) => {
    const { sections } = (await (await request.get(CONTENT)).json()) as Published;
    const section = sections.find((each) => each.type === 'conferences');
    if (section?.type !== 'conferences') throw new Error('no conferences');
    await page.goto('/conferences');
    await expect(page.getByText('Время московское (UTC+3).')).toBeVisible();
    for (const { title, link, linkToVideo } of conferencesOf(section.content.conferences)) {
      const entry = calendarOfPage(page).meeting(title);
      await expect(entry).toContainText('МСК');
      await expect(entry.getByRole('link')).toHaveAttribute('href', linkToVideo || link);
    }
    const events = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    );
    expect(events['@graph']).toHaveLength(conferencesOf(section.content.conferences).length);
  });
});

test('the calendar can be subscribed to, downloaded, and its address copied @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalendar(page);
  await expect(page.getByRole('link', { name: 'Подписаться' })).toHaveAttribute(
    'href',
    /^webcal:\/\/localhost:\d+\/api\/v4\/conferences\.ics\?language=ru$/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать файл .ics' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('punkt-conferences.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Moscow');
  expect(file).toContain('TRIGGER:-PT30M');
  await page.getByRole('button', { name: 'Скопировать адрес' }).click();
  await expect(page.getByText(/^Текст "http:.*" скопирован в буфер обмена$/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http:\/\/localhost:\d+\/api\/v4\/conferences\.ics\?language=ru$/);
});
