import type { ContentDocument } from '@punkt/domain/content-document';
import { type Merged, mergeOf } from '@punkt/domain/content-merge';
import { browserDatabase } from '../../../../lib/browser-database.ts';
import { isSameValue } from '../../../../lib/forms/record-values.ts';
import type { EditorStore, Kept } from './editor-store.ts';
import { begin, change, type History } from './history.ts';

/** What this browser knows beyond the server: unsaved changes, and the steps that can be taken back. */
export interface LocalCopy {
  readonly person: string;
  readonly kept: Kept;
  readonly history: History<ContentDocument>;
}

const PAUSE_MS = 400;

export const localCopies = browserDatabase<LocalCopy>('punkt.editor', 'drafts', 'person');

/** Writes after a pause in typing, and at once when the page is left. Answers how to stop. */
export function keepLocally(person: string, store: EditorStore): () => void {
  let written = store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    const { kept, history } = store.get();
    if (history === written.history && kept === written.kept) return;
    written = store.get();
    void localCopies.put({ person, kept, history });
  };
  const stop = store.subscribe(() => {
    clearTimeout(timer);
    // Typing goes on in a moment; everything else is a step of its own, and safe at once.
    if (store.get().history.about === null) write();
    else timer = setTimeout(write, PAUSE_MS);
  });
  addEventListener('pagehide', write);
  return () => {
    write();
    stop();
    removeEventListener('pagehide', write);
  };
}

export interface Opening {
  readonly kept: Kept;
  readonly history: History<ContentDocument>;
  /** The draft was saved from elsewhere while this browser had changes of its own. */
  readonly merged: Merged | null;
}

/** What the editor begins with: the server's draft, and on top of it whatever this browser has not sent yet. */
export function openingOf(draft: Kept, copy: LocalCopy | undefined): Opening {
  const fresh = { kept: draft, history: begin(draft.document), merged: null };
  if (!copy) return fresh;
  if (copy.kept.revision === draft.revision && copy.kept.base === draft.base)
    return { kept: copy.kept, history: copy.history, merged: null };
  if (copy.history.present === copy.kept.document) return fresh;
  const merged = mergeOf(copy.kept.document, copy.history.present, draft.document);
  // The page went away between saving and noting it here: the server has everything.
  if (isSameValue(merged.document, draft.document)) return fresh;
  return {
    kept: draft,
    history: change(begin(draft.document), merged.document, null),
    merged: merged.conflicts.length > 0 ? merged : null,
  };
}
