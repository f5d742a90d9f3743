import { expect, expectAccessible, test } from '../support/journey.ts';
import { forgetShifts, nextFrame, shiftsOf, watchShifts } from '../support/shifts.ts';
import { CONTENT, calendarOfPage, openCalendar, publish } from './conferences-calendar.ts';

test('a visitor sees this week, with what comes next already open, and goes on to the weekend of the next', async ({
  page,
}, { project }) => {
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
  await test.step('Saturday and Sunday share a cell when both are empty, or where there is no room', async () => {
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
});

test('a press on the list of the server is not lost to the calendar that takes its place @desktop', async ({
  page,
}) => {
  const calendar = calendarOfPage(page);
  const { promise: script, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/meetings[^/]*\.js$/, async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/conferences');
  await page.getByRole('link', { name: 'Подключиться' }).first().hover();
  await page.mouse.down();
  const read = page.waitForResponse((answer) => answer.url().includes(CONTENT));
  come();
  await (await read).finished();
  await nextFrame(page);
  await expect(calendar.table).toHaveCount(0);
  const [beside] = await Promise.all([page.waitForEvent('popup'), page.mouse.up()]);
  await beside.close();
  await expect(calendar.table).toBeVisible();
});

test('past and empty weeks, the edge of a year, and months @desktop', async ({ page }) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  await test.step('a past conference leads to its recording, and says so when there is none', async () => {
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
  await test.step('an empty week leads to the next conference', async () => {
    for (const title of ['4–10 января 2027', '11–17 января 2027', '18–24 января 2027']) {
      await calendar.next.click();
      await expect(calendar.title(title)).toBeVisible();
    }
    await expect(page.getByText('На этой неделе встреч нет.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ближайшая: 31 декабря, 11:00' }).click();
    await expect(calendar.meeting('Первые шаги владельца')).toBeVisible();
  });
  await test.step('arrows go over the edge of a year in both views, and «Сегодня» leads back', async () => {
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

test('nothing published is said, with a way on @desktop', async ({ page }) => {
  await publish(page, []);
  await page.goto('/conferences');
  await expect(page.getByRole('heading', { name: 'Встречи скоро назначим' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Подписаться' })).toBeVisible();
  await expectAccessible(page);
});

test('while the content can not be read, the list of the page stays, and can be used @desktop', async ({
  page,
}) => {
  await page.route(`**${CONTENT}*`, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(CONTENT));
  await page.goto('/conferences');
  await refused;
  await expect(page.getByText('Время московское (UTC+3).')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Подписаться' })).toBeVisible();
  await expect(calendarOfPage(page).today).toHaveCount(0);
  // The next touch asks again.
  await page.unroute(`**${CONTENT}*`);
  await page.getByText('Время московское (UTC+3).').click();
  await expect(calendarOfPage(page).today).toBeVisible();
});

test('the page stands still while the calendar takes its place', async ({ page }) => {
  await watchShifts(page);
  // Held back until the letters have come: what they move is another matter.
  const { promise: ready, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**${CONTENT}*`, async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto('/conferences');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await forgetShifts(page);
  await expect(page.getByText('Время московское (UTC+3).')).toBeVisible();
  goOn();
  await expect(calendarOfPage(page).today).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
