import { findBrowserWithMap } from '../support/browser.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { newcomersHeaders } from '../support/visitor.ts';
import { watchCounting } from './counted-names.ts';

// Without a graphics card every pixel of such a browser is drawn by the processor: a small window is enough.
test.use({ launchOptions: await findBrowserWithMap(), viewport: { width: 720, height: 640 } });

test('the map comes after a press only; a place on it is where the application begins @desktop', async ({
  page,
  context,
  baseURL,
  openAs,
}) => {
  const counted = await watchCounting(page);
  await context.setExtraHTTPHeaders(newcomersHeaders());
  await context.addCookies([{ name: 'punkt_cookies', value: '1', url: baseURL ?? '' }]);
  await openAs('owner', '/lk/orders');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  const show = page.getByRole('button', { name: 'Показать карту' });
  await show.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('/api/v4/geo/'))).toEqual([]);
  await show.click();
  await expect(page.getByRole('button', { name: 'Приблизить' })).toBeVisible();
  await page.locator('canvas').click();
  const answer = page.locator('#map');
  await expect(answer.getByRole('heading', { name: /^Москва, / })).toBeVisible();
  const onward = answer.getByRole('link', { name: 'Открыть пункт здесь' });
  // What is closed is refused, with the nearest free place.
  const free = answer.getByRole('button', { name: 'Показать свободное место' });
  await expect(onward.or(free)).toBeVisible();
  if (await free.isVisible()) await free.click();
  await expect(onward).toBeVisible();
  await expect(answer.getByText(/%\sот\sоборота/)).toBeVisible();
  await expectAccessible(page, '#map');
  // Whoever looks closer keeps the pin in sight.
  const pin = page.getByRole('button', { name: 'Метка пункта' });
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Приблизить' }).click();
  await expect(pin).toBeInViewport();
  await expect.poll(counted).toEqual(['map_opened', 'page_view']);
  await page.getByRole('link', { name: 'Открыть пункт здесь' }).click();
  await expect(page).toHaveURL(/\/lk\/orders\/create/);
  expect(await page.evaluate(() => sessionStorage.getItem('punkt.arrival'))).toMatch(/"latitude":"55\./);
});
