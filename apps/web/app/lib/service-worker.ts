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

/** The push subscription that this browser holds, whoever made it. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
