import type { CallOutput } from '@punkt/contract/contract';
import { api, session } from './client.ts';
import { safeNext } from './redirect.ts';
import { browserStorage } from './storage.ts';

/** A link that would sign this browser in as somebody else, while the person is asked. */
export interface AccountSwitch {
  readonly hash: string;
  readonly person: CallOutput<'POST /api/v4/hash/person'>;
  /** Where the link leads. */
  readonly next: string;
}

const KEY = 'punkt.switch';
/** Of this tab alone; the hash is worth nothing after a minute. */
const storage = browserStorage('sessionStorage');

/**
 * Whether a hash may be used although somebody is signed in. Their own needs none: they stay as they are. For anybody else's a screen
 * asks first, and this never answers: the page is going.
 */
export async function maySwitch(hash: string): Promise<boolean> {
  const body = { token: hash, device_uuid: session.deviceUuid() };
  const person = await api('POST /api/v4/hash/person', { body });
  if (person.user_id === session.user()?.user_id) return false;
  const next = location.pathname + location.search + location.hash;
  storage.setItem(KEY, JSON.stringify({ hash, person, next } satisfies AccountSwitch));
  location.replace('/switch-account');
  return new Promise(() => undefined);
}

export function readSwitch(): AccountSwitch | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as AccountSwitch | null;
    return kept && { ...kept, next: safeNext(kept.next) ?? '/lk' };
  } catch {
    return null;
  }
}

export const clearSwitch = (): void => storage.removeItem(KEY);
