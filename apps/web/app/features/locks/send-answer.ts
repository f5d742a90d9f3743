import type { CallInput } from '@punkt/contract/contract';
import type { LockInfo } from '@punkt/contract/order-data';
import { isUnsent, type LockFlow } from '@punkt/domain/lock-flow';
import { cleanControllerCode, LOCK_PHOTOS } from '@punkt/domain/lock-terms';
import { useSyncExternalStore } from 'react';
import { liveKey } from '../../lib/account/live-keys.ts';
import { queryClient } from '../../lib/account/query-client.ts';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { persist } from '../../lib/uploads/persist.ts';
import { fileUrl } from '../../lib/uploads/private-file.ts';
import { changeFlow, flowName, forgetFlow, readFlow } from './lock-flows.ts';

const ACTIVATE = 'POST /api/v2/pickpoint-order/elock/activate';
/** On a Wi-Fi that leads nowhere a request would hang for a minute. */
const NO_ANSWER_MS = 10_000;
/** As often as the network is looked for. */
const LONGEST_PAUSE_MS = 3_000;

/** What became of an answer, for as long as the page lives: after a reload it is sent again, and counts once. */
type Delivery =
  | { readonly state: 'sending' | 'waiting' }
  | { readonly state: 'sent'; readonly info: LockInfo }
  | { readonly state: 'refused'; readonly error: unknown };

const deliveries = new Map<string, Delivery>();
const running = new Map<string, { readonly stop: AbortController; readonly done: Promise<Delivery> }>();
const listeners = new Set<() => void>();

function put(name: string, delivery: Delivery): Delivery {
  deliveries.set(name, delivery);
  for (const listener of listeners) listener();
  return delivery;
}

export const lockPhotos = (photos: LockFlow['photos']) =>
  LOCK_PHOTOS.flatMap((type) => photos[type].map((id) => ({ url: fileUrl(id), type })));

function bodyOf(orderId: string, { code, photos, answer }: LockFlow): CallInput<typeof ACTIVATE>['body'] {
  return {
    pickpoint_order_id: orderId,
    elock_name: cleanControllerCode(code),
    photos: lockPhotos(photos),
    clicked: answer?.clicked ?? false,
    client_uuid: answer?.id,
  };
}

async function activate(orderId: string, flow: LockFlow, stop: AbortSignal): Promise<LockInfo> {
  const late = AbortSignal.timeout(NO_ANSWER_MS);
  try {
    const signal = AbortSignal.any([late, stop]);
    return await api(ACTIVATE, { body: bodyOf(orderId, flow) }, { signal });
  } catch (error) {
    throw late.aborted ? new NetworkError('', { cause: error }) : error;
  }
}

async function deliver(name: string, orderId: string, signal: AbortSignal): Promise<Delivery> {
  const flow = readFlow(name);
  put(name, { state: 'sending' });
  try {
    const info = await persist(() => activate(orderId, flow, signal), {
      signal,
      longestPauseMs: LONGEST_PAUSE_MS,
      onWaiting: (waiting) => put(name, { state: waiting ? 'waiting' : 'sending' }),
    });
    if (flow.answer?.clicked) forgetFlow(name);
    else if (flow.answer) changeFlow(name, { type: 'sent', id: flow.answer.id });
    void queryClient.invalidateQueries({ queryKey: liveKey('order') });
    return put(name, { state: 'sent', info });
  } catch (error) {
    return signal.aborted ? { state: 'waiting' } : put(name, { state: 'refused', error });
  }
}

/** Sends the answer that is kept, as soon as there is a network; one at a time for each application. */
export function sendAnswer(userId: string, orderId: string): Promise<Delivery> | null {
  const name = flowName(userId, orderId);
  const under = running.get(name);
  if (under) return under.done;
  if (!isUnsent(readFlow(name))) return null;
  const stop = new AbortController();
  const done = deliver(name, orderId, stop.signal).finally(() => {
    if (running.get(name)?.stop === stop) running.delete(name);
  });
  running.set(name, { stop, done });
  return done;
}

/** The same answer will be refused again: the application or the lock is no longer what it was. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Another try begins: an answer that it takes the place of must not arrive after the new one. */
export function dropDelivery(name: string): void {
  running.get(name)?.stop.abort();
  running.delete(name);
  deliveries.delete(name);
  for (const listener of listeners) listener();
}

export function useDelivery(name: string): Delivery | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => deliveries.get(name) ?? null,
    () => null,
  );
}
