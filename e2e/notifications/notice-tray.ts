import type { Page, Worker } from '@playwright/test';
import { expect } from '../support/journey.ts';

interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly link: string };
}

/** What the tray keeps inside the worker. */
interface TrayScope {
  tray: Map<string, ShownNotice>;
  readonly registration: { showNotification: (title: string, options: Omit<ShownNotice, 'title'>) => void };
  readonly WindowClient: { readonly prototype: { focus: () => unknown } };
  readonly clients: { readonly matchAll: () => Promise<readonly unknown[]> };
  readonly dispatchEvent: (event: Event) => boolean;
}

/** Runs in the worker. As the system's own tray: news with one tag take each other's place. */
function install(): void {
  const scope = globalThis as unknown as TrayScope;
  scope.tray = new Map();
  scope.registration.showNotification = (title, options) =>
    void scope.tray.set(options.tag, { title, ...options });
  // Allowed after the press of a person alone, and the press is ours.
  scope.WindowClient.prototype.focus = function focus() {
    return this;
  };
}

/** Runs in the worker: a press on what is shown, until the worker has done all it wants to do about it. */
async function click(tag: string): Promise<void> {
  const scope = globalThis as unknown as TrayScope;
  const { data } = scope.tray.get(tag) ?? {};
  const work: Promise<unknown>[] = [];
  const notification = { data, close: () => scope.tray.delete(tag) };
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await Promise.all(work);
}

/** Runs in the worker. One of a journey before this one, whose browser this is, lives on for a while and rules no page. */
async function rulesPage(): Promise<boolean> {
  const { clients } = globalThis as unknown as TrayScope;
  return (await clients.matchAll()).length > 0;
}

async function workerOf(page: Page): Promise<Worker> {
  let found: Worker | undefined;
  await expect
    .poll(async () => {
      for (const worker of page.context().serviceWorkers())
        if (await worker.evaluate(rulesPage).catch(() => false)) found = worker;
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('no worker rules the page');
  return found;
}

/**
 * A headless browser gives no site the right to show notices, whatever is granted, so the system's tray is played here. The rest
 * is real: the browser itself hands a push to our service worker, as it does for one that came from a push service.
 */
export async function openTray(page: Page) {
  const worker = await workerOf(page);
  await worker.evaluate(install);
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // It tells of every worker that this browser has known, those of journeys before this one included.
  const ids = new Set<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted, scopeURL } of registrations)
      if (isDeleted) ids.delete(registrationId);
      else if (new URL(scopeURL).origin === origin) ids.add(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => ids.size).toBe(1);
  const [registrationId = ''] = ids;
  return {
    push: (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: () => worker.evaluate(() => [...(globalThis as unknown as TrayScope).tray.values()]),
    click: (tag: string) => worker.evaluate(click, tag),
  };
}
