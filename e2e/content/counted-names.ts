import type { Page } from '@playwright/test';

/**
 * Runs in the browser: a beacon's body is told to nobody outside, so it is written down on its way. At once, and where the next page can read it:
 * what is sent in leaving has no time for anything else.
 */
function keepBeacons(): void {
  const texts = new WeakMap<Blob, string>();
  window.Blob = class extends Blob {
    constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
      super(parts, options);
      texts.set(this, (parts ?? []).join(''));
    }
  };
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    const { events } = JSON.parse(texts.get(body as Blob) ?? '{}') as { events: object[] };
    const kept = JSON.parse(localStorage.getItem('told') ?? '[]') as string[];
    // Nothing about a person travels.
    kept.push(...events.flatMap((event) => Object.values(event)));
    localStorage.setItem('told', JSON.stringify(kept));
    return send(address, body);
  };
}

/** Names that were sent and taken, in the order of the alphabet: what is sent together has none of its own. */
export async function watchCounting(page: Page): Promise<() => Promise<string[]>> {
  const refused: string[] = [];
  await page.addInitScript(keepBeacons);
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/v1/events') && !answer.ok()) refused.push(`refused: ${answer.status()}`);
  });
  return async () => {
    // A page that is just leaving can't be asked.
    const told = await page.evaluate(() => localStorage.getItem('told')).catch(() => null);
    return [...refused, ...(JSON.parse(told ?? '[]') as string[])].toSorted();
  };
}
