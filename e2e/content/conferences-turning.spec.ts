import { expect, expectAccessible, test } from '../support/journey.ts';
import { calendarOfPage, openCalendar } from './conferences-calendar.ts';

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
