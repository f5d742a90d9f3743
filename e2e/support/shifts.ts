import type { Page } from '@playwright/test';

interface Watched {
  shifts: number[];
}

/** From now on every document of this page writes down how far its parts move by themselves. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Watched).shifts);

/** What has moved until now is another matter. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Watched).shifts.length = 0;
  });

export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** As on the slowest network: answers come one after another, and each is drawn before the next one. */
export async function answerOneByOne(page: Page): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  await page.route(/\/api\//, async (route) => {
    // Live events are kept waiting: what other journeys do with the same person's records must not move this page.
    if (route.request().headers().accept?.includes('event-stream')) return;
    const mine = last.then(async () => {
      await route.fulfill({ response: await route.fetch() });
      await nextFrame(page);
    });
    last = mine.catch(() => undefined);
    await last;
  });
}
