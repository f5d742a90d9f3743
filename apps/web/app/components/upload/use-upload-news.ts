import type { TextKey } from '@punkt/locales/keys';
import { useEffect, useRef } from 'react';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import type { UploadItem } from '../../lib/uploads/upload-store.ts';

/** Titles of the notifications of a field (section 8 of the specification). */
export interface UploadWords {
  readonly done: TextKey;
  readonly failed: TextKey;
}

/** Tells what became of an upload, each once. */
export function useUploadNews(
  items: readonly UploadItem[],
  stored: number,
  words: UploadWords | undefined,
): void {
  const before = useRef({ stored, travelling: false });
  const told = useRef(new Set<unknown>());
  useEffect(() => {
    if (!words) return;
    const { stored: had, travelling } = before.current;
    if (travelling && stored > had) notify({ kind: 'success', title: { key: words.done } });
    before.current = { stored, travelling: items.length > 0 };
    for (const { status, error } of items) {
      if (status !== 'failed' || told.current.has(error)) continue;
      told.current.add(error);
      notifyError(error, words.failed);
    }
  }, [items, stored, words]);
}
