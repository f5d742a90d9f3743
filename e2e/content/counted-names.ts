import type { Page } from '@playwright/test';

/** Runs in the browser: a beacon's body is told to nobody outside, so it is read on its way. */
function readBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Blob) void body.text().then((text) => Reflect.get(window, 'beaconSent')(text));
    return send(address, body);
  };
}

/** Names that were sent and taken, in the order of the alphabet: what is sent together has none of its own. */
export async function watchCounting(page: Page): Promise<() => string[]> {
  const names: string[] = [];
  await page.exposeFunction('beaconSent', (body: string) => {
    const { events } = JSON.parse(body) as { events: { name: string }[] };
    // Nothing about a person travels.
    for (const event of events) names.push(...Object.values(event));
  });
  await page.addInitScript(readBeacons);
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/v1/events') && !answer.ok()) names.push(`refused: ${answer.status()}`);
  });
  return () => names.toSorted();
}
