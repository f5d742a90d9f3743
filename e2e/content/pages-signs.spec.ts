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

/** Seven sheets in four languages are there to print. */
async function expectSheets(page: Page): Promise<void> {
  const files = page.locator('a[href$=".pdf"]');
  await expect(files).toHaveCount(28);
  for (const file of await files.all()) await expectPdf(page, await file.getAttribute('href'));
}

async function expectPdf(page: Page, href: string | null): Promise<void> {
  const answer = await page.request.get(href ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
}

/** A designer takes along the book and the logo. */
async function expectBook(page: Page): Promise<void> {
  await expectPdf(page, await page.getByRole('link', { name: 'Брендбук в PDF' }).getAttribute('href'));
  const logos = page.locator('a[href^="/logos/"]');
  await expect(logos).toHaveCount(8);
  for (const logo of await logos.all()) {
    const answer = await page.request.get((await logo.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\/(svg\+xml|png)/);
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
  const search = page.getByLabel('Ваш город');
  await search.fill('тул');
  await expect(page.locator('#centers').getByRole('row')).toHaveCount(2);
  await search.fill('Атлантида');
  await expect(page.getByText('Такого центра в списке нет.')).toBeVisible();
  await search.press('Enter');
  await expect(page.getByText('Такого города не нашли.')).toBeVisible();
  // A town without a centre of its own.
  await search.fill('Химки');
  await page.getByRole('button', { name: 'Показать ближайшие' }).click();
  const nearest = page.locator('[data-near] ol').getByRole('listitem');
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toContainText(/Москва≈ \d+ км/);
  await page.context().setGeolocation({ latitude: 54.2, longitude: 37.62 });
  await page.context().grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Рядом со мной' }).click();
  await expect(nearest.first()).toContainText('Тула');
  await search.fill('');
  await expect(page.getByRole('cell', { name: /Соловьиный/ })).toBeVisible();
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
    { path: '/documents/brandbook', heading: 'Брендбук', holds: 'Площадь — от 30 м²', more: expectBook },
    {
      path: '/documents/brandbook-simplified',
      heading: 'Упрощённый брендбук',
      holds: 'Площадь — от 10 м²',
      more: expectBook,
    },
    { path: '/documents/eco-box', heading: 'Экобокс', holds: 'Батарейки' },
    { path: '/documents/landlord', heading: 'Памятка для арендодателя', holds: 'Срок договора' },
    { path: '/documents/learning', heading: 'Обучение', holds: 'Рейтинг пункта' },
  ],
};

const groups = Object.entries(GROUPS);

async function expectOpen(page: Page, { path, heading, holds }: Opened): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(holds).first()).toBeVisible();
  const onward = page.getByRole('navigation', { name: 'Что дальше' });
  expect(await onward.getByRole('link').count(), 'links onward').toBeGreaterThan(0);
}

for (const [group, pages] of groups) {
  test(`${group}: every page opens, fits the screen, is accessible and whole @phone`, async ({ page }) => {
    for (const opened of pages) {
      await test.step(opened.path, async () => {
        await expectOpen(page, opened);
        await expectFits(page);
        await expectAccessible(page);
        await opened.more?.(page);
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
