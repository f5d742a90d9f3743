import { readFile } from 'node:fs/promises';
import { conferencesOf } from '@punkt/domain/conference-days';
import { expect, test } from '../support/journey.ts';
import { CONTENT, calendarOfPage, openCalendar, type Published } from './conferences-calendar.ts';

test.describe('in Yerevan', () => {
  test.use({ timezoneId: 'Asia/Yerevan' });

  test('the hours are their own, with Moscow’s beside, and so are the days @desktop', async ({ page }) => {
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
  await expect(page.getByText(/^Текст\s"http:.*"\sскопирован\sв\sбуфер\sобмена$/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http:\/\/localhost:\d+\/api\/v4\/conferences\.ics\?language=ru$/);
});
