import type { Page } from '@playwright/test';

interface Watched {
  shiftsUntilNow: () => number[];
  moved: string[];
}

/** From now on every document of this page writes down how far its parts move by themselves. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    const write = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push((entry as unknown as { value: number }).value);
    };
    const observer = new PerformanceObserver((list) => write(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsUntilNow = () => {
      write(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsUntilNow });
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

export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** With those of the frame under way: an observer hears of a frame some time after it was drawn. */
export async function shiftsOf(page: Page): Promise<number[]> {
  await nextFrame(page);
  return page.evaluate(() => (window as unknown as Watched).shiftsUntilNow());
}

/** What has moved until now is another matter. */
export async function forgetShifts(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(() => {
    (window as unknown as Watched).shiftsUntilNow().length = 0;
  });
}

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
