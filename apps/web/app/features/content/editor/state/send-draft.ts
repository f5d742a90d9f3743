import type { ContentDocument } from '@punkt/domain/content-document';
import { type ContentConflict, mergeOf } from '@punkt/domain/content-merge';
import { ApiError, NetworkError } from '../../../../lib/api-error.ts';
import { isSameValue } from '../../../../lib/forms/record-values.ts';
import { type Draft, keptOf } from './editor-calls.ts';
import type { EditorStore, Kept } from './editor-store.ts';

/** Both sides of what was changed twice, and where to go on once it is decided. */
export interface Collision {
  readonly document: ContentDocument;
  readonly conflicts: readonly ContentConflict[];
  /** The version that was merged in; null when only the draft was saved elsewhere. */
  readonly base: number | null;
  readonly by: string | null;
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

interface Wire {
  readonly save: (
    kept: Kept,
    after: ContentDocument,
  ) => Promise<{ readonly revision: number; readonly base_version: number }>;
  readonly read: () => Promise<Draft>;
  /** Until another try is worth it. */
  readonly wait: () => Promise<void>;
  readonly onCollision: (collision: Collision) => void;
}

/** Saves what stands in the editor, through a lost connection too. False where somebody has to decide first. */
export async function sendDraft(
  store: EditorStore,
  { save, read, wait, onCollision }: Wire,
): Promise<boolean> {
  /** What was sent and not answered: the server may have one of them. */
  const unanswered: ContentDocument[] = [];

  async function absorb(): Promise<boolean> {
    const draft = keptOf(await read());
    const { kept, history } = store.get();
    // Not another window's but this one's own words: what was typed since goes over them.
    const own = unanswered.find((document) => isSameValue(draft.document, document));
    if (own) {
      store.saved({ ...draft, document: own });
      return true;
    }
    const merged = mergeOf(kept.document, history.present, draft.document);
    store.saved(draft);
    store.replace(merged.document);
    if (merged.conflicts.length === 0) return true;
    onCollision({ ...merged, base: null, by: null });
    return false;
  }

  for (;;) {
    const { kept, history } = store.get();
    const document = history.present;
    try {
      const answer = await save(kept, document);
      store.saved({ document, revision: answer.revision, base: answer.base_version });
      return true;
    } catch (error) {
      if (isConflict(error)) {
        if (!(await absorb())) return false;
      } else if (error instanceof NetworkError) {
        unanswered.push(document);
        await wait();
      } else throw error;
    }
  }
}
