import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const newAddress = (): string => `10.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Headers of a visitor with an address of their own. */
export const newcomersHeaders = (): Record<string, string> => ({ 'x-forwarded-for': newAddress() });

/** A public page, with the cookie notice out of the way and the scripts there. */
export async function visit(page: Page, baseURL: string | undefined, path = '/'): Promise<void> {
  const context = page.context();
  await context.setExtraHTTPHeaders(newcomersHeaders());
  await context.addCookies([{ name: 'punkt_cookies', value: '1', url: baseURL ?? '' }]);
  await page.goto(path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Presses one of the two buttons that every public page has. */
export async function openHelp(page: Page, kind: 'chat' | 'ask'): Promise<Locator> {
  // On a phone the bubble comes with the first scrolling; the menu has a second button for it.
  await page.mouse.wheel(0, 100);
  await page.locator(`footer button[data-${kind}]`).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A wheel over the page moves nothing while it is locked. */
export async function expectLocked(page: Page, locked: boolean): Promise<void> {
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect.poll(overflow).toBe(locked ? 'hidden' : 'visible');
}
