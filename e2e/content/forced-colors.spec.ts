import { expect, test } from '../support/journey.ts';
import { calendarOfPage, openCalendar } from './conferences-calendar.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with colours of the system it can be seen what is chosen in the calendar @desktop', async ({
  page,
}) => {
  await openCalendar(page);
  const calendar = calendarOfPage(page);
  await expect(calendar.week).toHaveCSS('text-decoration-line', 'underline');
  const chosen = calendar.day('четверг, 31 декабря, 1 встреча');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toHaveCSS('border-bottom-style', 'solid');
  const today = calendar.table.locator('[aria-current="date"]').getByText('30', { exact: true });
  await expect(today).toHaveCSS('border-bottom-style', 'solid');
});

test('with colours of the system a code is shown once, in its boxes, and the language is marked @desktop', async ({
  page,
  newcomer,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'RU, Русский' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.getByLabel('Номер телефона').fill(newcomer().national);
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByLabel('Код, 6 цифр')).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
