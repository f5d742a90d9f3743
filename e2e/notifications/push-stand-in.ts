import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A key pair's public half and 16 bytes, as a browser would make them. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

interface StandIn {
  readonly endpoint: string;
  readonly keys: typeof KEYS;
}

/** Runs in the browser, before the page. What is subscribed survives a reload, as it does in life. */
function install({ endpoint, keys }: StandIn): void {
  const kept = 'stand-in-subscription';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      sessionStorage.removeItem(kept);
      return true;
    },
  };
  const current = () => (sessionStorage.getItem(kept) ? subscription : null);
  const pushManager = {
    getSubscription: async () => current(),
    subscribe: async () => {
      sessionStorage.setItem(kept, 'on');
      return current();
    },
  };
  const asked = 'stand-in-asked';
  Object.defineProperty(Notification, 'permission', {
    get: () => (sessionStorage.getItem(asked) ? 'granted' : 'default'),
  });
  Notification.requestPermission = async () => {
    sessionStorage.setItem(asked, '1');
    return 'granted';
  };
  navigator.serviceWorker.getRegistration = async () =>
    ({ pushManager }) as unknown as ServiceWorkerRegistration;
}

/** A headless browser shows no notices and knows no push service: this plays both, and the rest is real. */
export async function standInForPush(page: Page) {
  const endpoint = `https://push.example/${randomUUID()}`;
  await page.addInitScript(install, { endpoint, keys: KEYS });
  return {
    endpoint,
    /** How often the person was asked for permission: 0 before they pressed. */
    asked: () => page.evaluate(() => Number(sessionStorage.getItem('stand-in-asked') ?? 0)),
  };
}
