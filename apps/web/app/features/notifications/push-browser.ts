import { isIos, runsInstalled } from '../../lib/install.ts';

/** The push service of the browser could not be reached, or there is no service worker. */
export class SubscribingFailed extends Error {}

/** What this browser can do, before anybody is asked anything. */
export function browserState(): 'able' | 'blocked' | 'ios' | 'unsupported' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() && !runsInstalled() ? 'ios' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

export interface WireSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function onTheWire(subscription: PushSubscription): WireSubscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Called by a press only: browsers punish sites that ask unasked. Null when the person says no. */
export async function askAndSubscribe(publicKey: string): Promise<WireSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new SubscribingFailed('no service worker');
  try {
    // One made with another key of ours can't be written to any more.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const wishes = { userVisibleOnly: true, applicationServerKey: publicKey };
    return onTheWire(await worker.pushManager.subscribe(wishes));
  } catch (error) {
    throw new SubscribingFailed('the browser could not subscribe', { cause: error });
  }
}
