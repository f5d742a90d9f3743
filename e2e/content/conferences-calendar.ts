import type { Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { calendarOf } from '@punkt/domain/conference-days';
import { expect } from '../support/journey.ts';

export type Published = CallOutput<'GET /content/promo-content-sections/v2'>;
export const CONTENT = '/content/promo-content-sections/v2';

export const meeting = (title: string, startDate: string, linkToVideo = '') => ({
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

/** Shows the page these conferences instead of those that are published. */
export const publish = (page: Page, conferences: typeof MEETINGS) =>
  page.route(`**${CONTENT}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as Published;
    const sections = answer.sections.map((section) =>
      section.type === 'conferences'
        ? { ...section, content: { ...section.content, conferences: calendarOf(conferences) } }
        : section,
    );
    await route.fulfill({ json: { ...answer, sections } });
  });

/** Wednesday the 30th of December, noon in Moscow. */
export async function openCalendar(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-12-30T09:00:00.000Z');
  await publish(page, MEETINGS);
  await page.goto('/conferences');
  await expect(calendarOfPage(page).today).toBeVisible();
}

export const calendarOfPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Календарь конференций' });
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
