import type { TextKey } from '@punkt/locales/keys';
import type { Params } from '@punkt/locales/translate';

/** A sentence of ours by its key, or one the server has already worded. */
export type Phrase = { readonly key: TextKey; readonly params?: Params } | { readonly plain: string };

export interface NewNotice {
  readonly kind: 'error' | 'warning' | 'success' | 'info';
  readonly title: Phrase;
  readonly text?: Phrase | undefined;
  /** Several reasons are numbered, one is not. */
  readonly list?: readonly string[];
  /** Shown as «Код ошибки». */
  readonly requestId?: string | undefined;
  readonly seconds?: 5 | 6 | 10;
}

export interface Notice extends NewNotice {
  readonly id: number;
}

const MOST = 4;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export function notify(notice: NewNotice): number {
  lastId += 1;
  const same = JSON.stringify(notice);
  // The same words twice are one notice that starts its time again.
  const others = notices.filter(({ id: _, ...known }) => JSON.stringify(known) !== same);
  change([...others, { ...notice, id: lastId }].slice(-MOST));
  return lastId;
}

export function dismiss(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Notice[] = [];
export const currentNotices = (): readonly Notice[] => notices;
export const serverNotices = (): readonly Notice[] => none;
