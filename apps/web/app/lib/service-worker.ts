/**
 * Production builds only: in development a cache between the editor and the screen is a trap. It keeps the account area ahead, so a visitor
 * of the public site, who may never need it, is spared the download.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', register, { once: true });
  if (document.readyState === 'complete') register();
}

function register(): void {
  removeEventListener('load', register);
  // Without it the product works the same, only not offline: a refusal is nobody's error to read.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Files of this page, as it was loaded: its scripts, styles, texts and fonts. */
function loadedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Puts them where the worker (`worker/main.js`) looks: some were loaded before it ruled the page. */
export async function keepLoaded(): Promise<void> {
  const assets = await caches.open('assets');
  const missing: string[] = [];
  for (const file of loadedAssets()) if (!(await caches.match(file))) missing.push(file);
  await assets.addAll(missing);
}

const quiet = (): Promise<void> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));

/**
 * The worker has the screens ahead, but not their words, which are one language of three: they are asked for once nothing else is to
 * be done, and kept. Never where there is no worker.
 */
export async function keepAhead(load: () => Promise<void>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  await quiet();
  await load();
  await keepLoaded();
  // For whoever measures how long it takes, and for journeys that go offline then.
  performance.mark('punkt:kept');
}

/** The push subscription that this browser holds, whoever made it. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
