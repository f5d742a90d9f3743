import type { Page } from '@playwright/test';
import { expectFits } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

interface Opened {
  readonly path: string;
  readonly heading: string;
  /** Something that only this page knows. */
  readonly holds: string;
}

const GROUPS: Readonly<Record<string, readonly Opened[]>> = {
  signs: [
    { path: '/banners', heading: 'Печатные материалы и баннеры', holds: 'Указатель «Вход»' },
    { path: '/signboard', heading: 'Бесплатная вывеска и кронштейн', holds: '4034 × 500 мм' },
    { path: '/list-sign-boards-contractors', heading: 'Подрядчики по вывескам', holds: 'Яркая вывеска' },
    { path: '/list-sign-boards-sorting-centers', heading: 'Где забрать вывеску', holds: 'Ярославль' },
  ],
  equipment: [
    { path: '/elock', heading: 'Электронный замок', holds: 'не дальше 10 метров от двери' },
    { path: '/list-elock-contractors', heading: 'Каталог электронных замков', holds: 'Защёлка S2' },
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

async function expectOpen(page: Page, { path, heading, holds }: Opened): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(holds).first()).toBeVisible();
  const onward = page.getByRole('navigation', { name: 'Что дальше' });
  expect(await onward.getByRole('link').count(), 'links onward').toBeGreaterThan(0);
}

for (const [group, pages] of groups) {
  test(`${group}: every page opens, fits the screen and is accessible`, async ({ page }) => {
    // Several pages, each walked by axe.
    test.slow();
    for (const opened of pages) {
      await test.step(opened.path, async () => {
        await expectOpen(page, opened);
        await expectFits(page);
        await expectAccessible(page);
      });
    }
  });
}

test.describe('without JavaScript @desktop', () => {
  test.use({ javaScriptEnabled: false });
  for (const [group, pages] of groups) {
    test(`${group}: every page can be read`, async ({ page }) => {
      for (const opened of pages) await test.step(opened.path, () => expectOpen(page, opened));
    });
  }
});

test('all sorting centers stand in the order of the alphabet, a letter leads to its towns', async ({
  page,
}) => {
  await page.goto('/list-sign-boards-sorting-centers');
  await expect(page.getByRole('heading', { name: '36 адресов' })).toBeVisible();
  const towns = await page.locator('tbody th[scope="row"]').allTextContents();
  expect(towns).toHaveLength(36);
  expect(towns).toEqual([...towns].sort((a, b) => a.localeCompare(b, 'ru')));
  await page.getByRole('navigation', { name: 'Перейти к букве' }).getByRole('link', { name: 'Я' }).click();
  await expect(page.getByText('Северный складской проезд, д. 11')).toBeInViewport();
});

test('a lock has all its facts and five papers, which open beside the page', async ({ page }) => {
  await page.goto('/list-elock-contractors');
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
});

test('contractors can be called, written to and visited', async ({ page }) => {
  await page.goto('/list-sign-boards-contractors');
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
});

test('a sheet to print is there in its true size', async ({ page, request }) => {
  await page.goto('/banners');
  const files = page.locator('a[download]');
  await expect(files).toHaveCount(7);
  for (const file of await files.all()) {
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/^<svg [^>]*width="\d+mm" height="\d+mm"/);
  }
});

test('the Georgian site has its own brand book', async ({ page, georgianUrl }) => {
  await page.goto(`${georgianUrl}/documents/brandbook-georgia`);
  await expect(page.getByRole('heading', { level: 1, name: 'ბრენდბუკი საქართველოსთვის' })).toBeVisible();
  await expect(page.getByText('#7A1F3D')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
