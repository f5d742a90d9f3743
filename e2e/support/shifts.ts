import type { Page } from '@playwright/test';

interface Watched {
  shifts: number[];
  moved: string[];
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

/** Higher than a line of text: whoever aims at it presses something else. */
const AWAY_PX = 20;

/**
 * From now on every document of this page writes down which fields, links and buttons in sight have moved by themselves after they had
 * stood still for three frames.
 */
export const watchWhatIsPressed = (page: Page) =>
  page.addInitScript((away) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const known = new Map<Element, { readonly top: number; readonly still: number }>();
    let scrolled = 0;
    const look = () => {
      if (window.scrollY !== scrolled) known.clear();
      scrolled = window.scrollY;
      for (const each of document.querySelectorAll(
        '#content :is(a, button, input, select, textarea, summary)',
      )) {
        const { top, width } = each.getBoundingClientRect();
        const before = known.get(each);
        const stood = before && before.still >= 2 && before.top >= 0 && before.top < window.innerHeight;
        if (width > 2 && stood && Math.abs(before.top - top) > away)
          moved.push(`${each.textContent || each.id} by ${Math.round(top - before.top)} px`);
        known.set(each, { top, still: before && Math.abs(before.top - top) < 1 ? before.still + 1 : 0 });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, AWAY_PX);

export const movedOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).moved);

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
    if (route.request().url().includes('/api/v4/events')) return;
    const mine = last.then(async () => {
      await route.fulfill({ response: await route.fetch() });
      await nextFrame(page);
    });
    last = mine.catch(() => undefined);
    await last;
  });
}
