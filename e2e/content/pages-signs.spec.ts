import type { Page } from '@playwright/test';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { spokenBy } from '../support/raw-keys.ts';

interface Opened {
  readonly path: string;
  readonly heading: string;
  /** Something that only this page knows. */
  readonly holds: string;
  /** What else it can do. */
  readonly more?: (page: Page) => Promise<void>;
}

/** A sheet to print is there in its true size. */
async function expectSheets(page: Page): Promise<void> {
  const files = page.locator('a[download]');
  await expect(files).toHaveCount(7);
  for (const file of await files.all()) {
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/^<svg [^>]*width="\d+mm" height="\d+mm"/);
  }
}

/** Contractors can be called, written to and visited. */
async function expectContacts(page: Page): Promise<void> {
  const company = page.getByRole('listitem').filter({ hasText: 'Дом букв' }).first();
  await expect(company.getByRole('link', { name: '+7 000 000-00-13' })).toHaveAttribute(
    'href',
    'tel:+70000000013',
  );
  await expect(company.getByRole('link', { name: 'partners@letter-house.example' })).toHaveAttribute(
    'href',
    'mailto:partners@letter-house.example',
  );
  await expect(company.getByRole('link', { name: /^Сайт/ })).toHaveAttribute('target', '_blank');
}

/** All sorting centers stand in the order of the alphabet, a letter leads to its towns. */
async function expectTowns(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '36 адресов' })).toBeVisible();
  const towns = await page.locator('tbody th[scope="row"]').allTextContents();
  expect(towns).toHaveLength(36);
  expect(towns).toEqual([...towns].sort((a, b) => a.localeCompare(b, 'ru')));
  await page.getByRole('navigation', { name: 'Перейти к букве' }).getByRole('link', { name: 'Я' }).click();
  await expect(page.getByText('Северный складской проезд, д. 11')).toBeInViewport();
}

/** A lock has all its facts and five papers, which open beside the page. */
async function expectLock(page: Page): Promise<void> {
  const lock = page.locator('tbody').filter({ hasText: 'Ригель E5' });
  for (const fact of ['Электромеханический', 'Накладной', '12 В', '1,2 А, импульс', 'Закрыт без питания'])
    await expect(lock.getByText(fact, { exact: true })).toBeVisible();
  const papers = lock.getByRole('list').getByRole('link');
  await expect(papers).toHaveCount(5);
  for (const paper of await papers.all()) {
    await expect(paper).toHaveAttribute('target', '_blank');
    await expect(paper).toHaveAttribute('rel', /noopener/);
    await expect(paper).toHaveAccessibleName(/Ригель\sE5.*новой\sвкладке/);
  }
}

const GROUPS: Readonly<Record<string, readonly Opened[]>> = {
  signs: [
    {
      path: '/banners',
      heading: 'Печатные материалы и баннеры',
      holds: 'Указатель «Вход»',
      more: expectSheets,
    },
    { path: '/signboard', heading: 'Бесплатная вывеска и кронштейн', holds: '4034 × 500 мм' },
    {
      path: '/list-sign-boards-contractors',
      heading: 'Подрядчики по вывескам',
      holds: 'Яркая вывеска',
      more: expectContacts,
    },
    {
      path: '/list-sign-boards-sorting-centers',
      heading: 'Где забрать вывеску',
      holds: 'Ярославль',
      more: expectTowns,
    },
  ],
  equipment: [
    { path: '/elock', heading: 'Электронный замок', holds: 'не дальше 10 метров от двери' },
    {
      path: '/list-elock-contractors',
      heading: 'Каталог электронных замков',
      holds: 'Защёлка S2',
      more: expectLock,
    },
    { path: '/video-connection', heading: 'Видеонаблюдение', holds: 'Кахети Видео' },
    { path: '/contractors', heading: 'Ремонт, дизайн и помощь в работе', holds: 'Ремонт по книге' },
  ],
  papers: [
    { path: '/documents/brandbook', heading: 'Брендбук', holds: 'Площадь — от 30 м²' },
    { path: '/documents/brandbook-simplified', heading: 'Упрощённый брендбук', holds: 'Площадь — от 10 м²' },
    { path: '/documents/eco-box', heading: 'Экобокс', holds: 'Батарейки' },
    { path: '/documents/landlord', heading: 'Памятка для арендодателя', holds: 'Срок договора' },
    { path: '/documents/learning', heading: 'Обучение', holds: 'Рейтинг пункта' },
  ],
};

const groups = Object.entries(GROUPS);
const DESKTOP = { width: 1440, height: 900 };

async function expectOpen(page: Page, { path, heading, holds }: Opened): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(holds).first()).toBeVisible();
  const onward = page.getByRole('navigation', { name: 'Что дальше' });
  expect(await onward.getByRole('link').count(), 'links onward').toBeGreaterThan(0);
}

for (const [group, pages] of groups) {
  test(`${group}: every page opens, fits every screen, is accessible and whole @phone`, async ({ page }) => {
    // Several pages, each walked by axe.
    test.slow();
    const phone = page.viewportSize() ?? DESKTOP;
    for (const opened of pages) {
      await test.step(opened.path, async () => {
        await expectOpen(page, opened);
        await expectFits(page);
        await expectAccessible(page);
        await opened.more?.(page);
        await page.setViewportSize(DESKTOP);
        await expectFits(page);
        await page.setViewportSize(phone);
      });
    }
  });
}

test('without scripts every page can be read, and leads on @desktop', async ({ request }) => {
  for (const { path, heading, holds } of Object.values(GROUPS).flat()) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const words = spokenBy(main).replace(/\s+/g, ' ');
    expect(words, path).toContain(heading);
    expect(words, path).toContain(holds);
    expect(words, path).toContain('Что дальше');
    expect(main, path).toMatch(/<nav[^>]*aria-labelledby="onward"(?:(?!<\/nav>)[\s\S])*<a [^>]*href="\//);
  }
});
