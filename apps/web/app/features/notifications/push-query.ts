import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';
import { isIos, runsInstalled } from '../../lib/install.ts';
import { notify } from '../../lib/notifications/store.ts';
import { currentSubscription } from '../../lib/service-worker.ts';

/** The push service of the browser could not be reached, or there is no service worker. */
class SubscribingFailed extends Error {}

/** What this browser can do, before anybody is asked anything. */
function browserState(): 'able' | 'blocked' | 'ios' | 'unsupported' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() && !runsInstalled() ? 'ios' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

interface WireSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function onTheWire(subscription: PushSubscription): WireSubscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Called by a press only: browsers punish sites that ask unasked. Null when the person says no. */
async function askAndSubscribe(publicKey: string): Promise<WireSubscription | null> {
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

/** What the browser allows and what the server knows, together. */
export const pushQuery = queryOptions({
  queryKey: ['noticePush'],
  queryFn: async ({ signal }) => {
    const { public_key, subscribed } = await api('GET /api/v4/notifications/push', {}, { signal });
    if (!public_key) return { state: 'unavailable', publicKey: '' } as const;
    const able = browserState();
    if (able !== 'able') return { state: able, publicKey: public_key } as const;
    const here = subscribed && (await currentSubscription()) !== null;
    return { state: here ? 'on' : 'off', publicKey: public_key } as const;
  },
  // Permission changes in the settings of the browser: look again whenever the reader comes back.
  staleTime: 0,
  meta: { shown: true },
});

interface Turn {
  readonly on: boolean;
  readonly publicKey: string;
}

async function turnOn(publicKey: string): Promise<void> {
  const subscription = await askAndSubscribe(publicKey);
  // Permission was denied: the browser remembers it, and the screen says so.
  if (!subscription) return;
  await api('POST /api/v4/notifications/push/subscribe', { body: subscription });
}

async function turnOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  // The server first: a browser that has forgotten its endpoint could not name it any more.
  await api('POST /api/v4/notifications/push/unsubscribe', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

export function usePushSwitch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ on, publicKey }: Turn) => {
      try {
        await (on ? turnOn(publicKey) : turnOff());
      } catch (error) {
        if (!(error instanceof SubscribingFailed)) throw error;
        notify({
          kind: 'error',
          title: { key: 'noticeList.push.failed.title' },
          text: { key: 'noticeList.push.failed' },
        });
      }
    },
    meta: { failed: 'noticeList.push.failed.title' },
    onSettled: () => queries.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}
