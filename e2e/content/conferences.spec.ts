import { expect, expectAccessible, test } from '../support/journey.ts';
import { CONTENT, calendarOfPage, openCalendar, publish } from './conferences-calendar.ts';

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
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Held back until the letters have come: what they move is another matter.
  const { promise: ready, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**${CONTENT}*`, async (route) => {
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
