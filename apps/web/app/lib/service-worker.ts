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

const quiet = (): Promise<void> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));

/** Waits for a worker that answers for this page; where none may, for ever. */
async function inCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * The worker has the screens ahead, but not their words, which are one language of three: they are asked for once, and it keeps them.
 * What the page had before it had a worker is asked for again, which the browser answers from its own memory.
 */
export async function keepAhead(load: () => Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await inCharge();
  await quiet();
  await load();
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(`${location.origin}/assets/`)) await fetch(name);
}

/** The push subscription that this browser holds, whoever made it. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
