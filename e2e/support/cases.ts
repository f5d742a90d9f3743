import { randomInt } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { hashOf, type Role, tokenOf } from './accounts.ts';
import { expect } from './journey.ts';
import { openSignedIn } from './signed-in.ts';

const LETTERS = 'абвгдежзиклмнопрст';

/** A surname nobody else in the queue has: journeys share one server. */
export const newSurname = (): string =>
  `Тест${Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`;

export const headersOf = async (role: Role) => ({ authorization: `Bearer ${await tokenOf(role)}` });

/** The case about somebody, wherever in the queue it stands, as paths name it: `passport/2f1c…`. */
export async function caseOf(
  request: APIRequestContext,
  subject: string,
  kind: 'tax' | 'passport' = 'passport',
): Promise<string> {
  const headers = await headersOf('lead');
  for (let page = 1; page <= 20; page += 1) {
    const answer = await request.get(`/api/v2/manage/reviews?kind=${kind}&page_size=100&page=${page}`, {
      headers,
    });
    const { data, total } = (await answer.json()) as CallOutput<'GET /api/v2/manage/reviews'>;
    const found = data.find((row) => row.title === subject);
    if (found) return `${kind}/${found.id}`;
    if (page * 100 >= total) break;
  }
  throw new Error(`no ${kind} case about ${subject}`);
}

/** Opens a page as whoever the token belongs to. */
export async function openWith(page: Page, token: string, path: string) {
  await openSignedIn(page, token, path);
  await expect(page.locator('#content')).toBeVisible();
  // The loading screen fades over the page for half a second.
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
}

/** The same in a session of the page's own: it can renew it, and may end it. */
export async function openByHash(page: Page, request: APIRequestContext, token: string, path: string) {
  await page.goto(`${path}?hash=${await hashOf(request, token)}`);
  await expect(page).not.toHaveURL(/hash=/);
  await expect(page.locator('#content')).toBeVisible();
}

/**
 * On to another screen as a link leads there: loading a document anew costs a second of a core. What comes next must be something that
 * only the new screen shows.
 */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const openAsRole = async (page: Page, role: Role, path: string) =>
  openWith(page, await tokenOf(role), path);

/** On a phone, what narrows a list down besides its search is behind a button. */
export const openFilters = (page: Page) => page.getByRole('button', { name: /^Фильтры/ }).click();

/** Nothing sticks out of the screen at the side. */
export async function expectFits(page: Page): Promise<void> {
  // Not `innerWidth`: a phone zooms out until all of a wide page is on the screen, and that grows with it.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The same on a phone: for screens whose journey is walked at one width, since only the widths differ. */
export async function expectFitsBoth(page: Page): Promise<void> {
  await expectFits(page);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  if (wide) await page.setViewportSize(wide);
}

/** Of a whole page or a part of it. */
export const brokenWords = (place: Element): string[] => {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    // An address to be copied may break anywhere.
    if (node.parentElement?.closest('code')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
};

/** The narrowest phone, and Georgian, whose words are the longest: no word is broken in two. Last of all: the page stays so. */
export async function expectWholeWords(page: Page, place: Locator): Promise<void> {
  await page.context().addCookies([{ name: 'punkt_language', value: 'ka', url: page.url() }]);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await expect(place).toContainText(/\p{Script=Georgian}/u);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await place.evaluate(brokenWords)).toEqual([]);
  await expectFits(page);
}
