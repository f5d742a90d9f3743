import type { OwnerRecord } from '@punkt/domain/owner-record';
import { useState } from 'react';
import { session } from '../../../lib/client.ts';
import { browserStorage } from '../../../lib/storage.ts';

const storage = browserStorage('sessionStorage');

interface Kept {
  /** What the form began with: over another beginning the words would undo what was saved since. */
  readonly from: string;
  readonly record: OwnerRecord;
}

function read(key: string, initial: OwnerRecord): OwnerRecord {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
    return kept && kept.from === JSON.stringify(initial) ? kept.record : initial;
  } catch {
    return initial;
  }
}

/**
 * What was typed into a form of the profile, for as long as the tab lives: a session that ends, or a reload, costs nothing. Of this
 * person and this form alone.
 */
export function useKeptRecord(form: string, initial: OwnerRecord) {
  const [key] = useState(() => `punkt.profile.${session.user()?.user_id ?? ''}.${form}`);
  const [opened] = useState(() => read(key, initial));
  return {
    opened,
    keep(record: OwnerRecord): void {
      storage.setItem(key, JSON.stringify({ from: JSON.stringify(initial), record } satisfies Kept));
    },
    forget: (): void => storage.removeItem(key),
  };
}

export type KeptRecord = ReturnType<typeof useKeptRecord>;
