import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { meeting, publish } from './conferences-calendar.ts';

const CYRILLIC = /[\u0400-\u04ff]/;
const PAGES = [
  ['/', '#faq'],
  ['/simplified-conditions', '#faq'],
  ['/list-sign-boards-sorting-centers', 'main'],
  ['/list-sign-boards-contractors', 'main'],
  ['/contractors', 'main'],
  ['/video-connection', 'main'],
  ['/elock', 'main'],
  ['/list-elock-contractors', 'main'],
  ['/conferences', 'main'],
] as const;

const IN_RUSSIAN = {
  ka: 'შეხვედრების ნაწილის თემები და აღწერები ჯერჯერობით მხოლოდ რუსულ ენაზეა.',
  en: 'Topics and descriptions of some meetings are in Russian only, for now.',
} as const;
type Language = keyof typeof IN_RUSSIAN;

async function speak(page: Page, language: Language, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'punkt_language', value: language, url }]);
  await page.addInitScript((own) => sessionStorage.setItem('punkt_language', own), language);
}

/** Letters of any other alphabet in what a page shows, with the words around them. */
async function russianIn(page: Page, place: string): Promise<string[]> {
  const words = await page.locator(place).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
    return found;
  });
  return words.filter((word) => CYRILLIC.test(word));
}

test.describe('what the server sends', () => {
  // Read, not run: what scripts draw anew is the calendar, below.
  test.use({ javaScriptEnabled: false });
  for (const language of ['ka', 'en'] as const)
    test(`what is published is read in ${language}, and nothing of it is left in Russian @desktop`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL ?? '');
      for (const [path, place] of PAGES) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator(place).first()).toBeVisible();
        expect(await russianIn(page, place), path).toEqual([]);
        await expect(page.locator(`${place} [lang="ru"]`), path).toHaveCount(0);
      }
    });
});

for (const language of ['ka', 'en'] as const) {
  test(`the calendar, drawn by the browser, has no Russian for a reader of ${language} @desktop`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL ?? '');
    await page.goto('/conferences');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    expect(await russianIn(page, 'main')).toEqual([]);
  });

  test(`a conference that was written since stays Russian, and says so to a reader of ${language} @desktop`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL ?? '');
    await publish(page, [meeting('Только что назначено', new Date(Date.now() + 3_600_000).toISOString())]);
    await page.goto('/conferences');
    const title = page.getByRole('heading', { name: 'Только что назначено' });
    await expect(title.first()).toHaveAttribute('lang', 'ru');
    await expect(page.getByText(IN_RUSSIAN[language])).toBeVisible();
    await expectAccessible(page);
  });
}

test('the calendar to subscribe to speaks the language it is asked for @desktop', async ({ request }) => {
  const feed = async (language: string) =>
    (await (await request.get(`/api/v4/conferences.ics?language=${language}`)).text()).replaceAll(
      '\r\n ',
      '',
    );
  expect(await feed('ru')).toContain('SUMMARY:Первые шаги владельца');
  expect(await feed('en')).toContain('SUMMARY:First steps of an owner');
  const georgian = await feed('ka');
  expect(georgian).toContain('SUMMARY:მფლობელის პირველი ნაბიჯები');
  expect(georgian).not.toMatch(CYRILLIC);
});

test('search engines get the questions in the language of the page @desktop', async ({ request }) => {
  const html = await (await request.get('/', { headers: { cookie: 'punkt_language=en' } })).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(data).toContain('FAQPage');
  expect(data).not.toMatch(CYRILLIC);
});
