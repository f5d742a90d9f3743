import type { Page } from '@playwright/test';

/**
 * Opens a page in a browser that is signed in already: logging in has journeys of its own. The session is the caller's, so the
 * page is not given the means to renew it; a journey ends long before that.
 */
export async function openSignedIn(page: Page, token: string, path: string): Promise<void> {
  const kept = JSON.stringify({ access: token, refresh: 'of somebody else' });
  const script = await page.addInitScript((tokens) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('punkt.tokens', tokens);
    localStorage.removeItem('punkt.user');
  }, kept);
  await page.goto(path);
  // For this one opening: whoever signs out afterwards stays out.
  await script.dispose();
}

/** The page knows who is there: whoever leaves it earlier is nobody yet. */
export const isKnown = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('punkt.user') !== null);
