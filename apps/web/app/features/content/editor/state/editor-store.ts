import type { AnyEntry, ContentDocument, ContentPlace, FieldValue } from '@punkt/domain/content-document';
import { pathOf, placeOf } from '@punkt/domain/content-document';
import { mergeOf } from '@punkt/domain/content-merge';
import type { SectionType } from '@punkt/domain/content-terms';
import type { Language } from '@punkt/domain/language';
import { createContext, use, useSyncExternalStore } from 'react';
import { isSameValue } from '../../../../lib/forms/record-values.ts';
import { moved, withEntries, withValue } from './edit-document.ts';
import { begin, change, type History, pause, redo, undo } from './history.ts';

/** What the server has of this draft. */
export interface Kept {
  readonly document: ContentDocument;
  readonly revision: number;
  /** The version it was begun over. */
  readonly base: number;
}

export interface EditorState {
  readonly history: History<ContentDocument>;
  readonly kept: Kept;
  /** Which language narrow screens show. */
  readonly language: Language;
  /** Sections and entries that are unfolded. */
  readonly opened: ReadonlySet<string>;
  /** Paths that were left, so that their problems are said; nobody is told off while typing. */
  readonly left: ReadonlySet<string>;
  /** Somebody tried to publish: every problem is said. */
  readonly strict: boolean;
  /** Where to go, once it is drawn. */
  readonly target: string | null;
}

/** The field that says at which place an entry stands. */
export const placeFieldId = (id: string): string => `${id}-place`;

const fresh = (kept: Kept, history = begin(kept.document)): EditorState => ({
  history,
  kept,
  language: 'ru',
  opened: new Set(),
  left: new Set(),
  strict: false,
  target: null,
});

export function createEditorStore(kept: Kept, history?: History<ContentDocument>) {
  let state = fresh(kept, history);
  const listeners = new Set<() => void>();
  const set = (more: Partial<EditorState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  const edit = (document: ContentDocument, about: string | null) => {
    const history = change(state.history, document, about);
    if (history !== state.history) set({ history });
  };
  const now = () => state.history.present;
  const toggled = (key: string, open: boolean) => {
    const opened = new Set(state.opened);
    if (open) opened.add(key);
    else opened.delete(key);
    return opened;
  };
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setValue: (place: ContentPlace, value: FieldValue) => edit(withValue(now(), place, value), pathOf(place)),
    setEntries: (
      section: SectionType,
      list: string,
      write: (entries: readonly AnyEntry[]) => readonly AnyEntry[],
    ) => edit(withEntries(now(), section, list, write), null),
    move: (section: SectionType, list: string, from: number, to: number) =>
      edit(
        withEntries(now(), section, list, (entries) => moved(entries, from, to)),
        null,
      ),
    /** To any place, on whichever page of the list that is; the focus goes with it. */
    moveTo(section: SectionType, list: string, id: string, place: number) {
      const document = withEntries(now(), section, list, (entries) =>
        moved(
          entries,
          entries.findIndex((entry) => entry.id === id),
          place,
        ),
      );
      set({ history: change(state.history, document, null), target: placeFieldId(id) });
    },
    replace: (document: ContentDocument) => edit(document, null),
    undo: () => set({ history: undo(state.history) }),
    redo: () => set({ history: redo(state.history) }),
    leave(path: string) {
      set({ history: pause(state.history), left: new Set(state.left).add(path) });
    },
    fold: (key: string, open: boolean) => set({ opened: toggled(key, open) }),
    speak: (language: Language) => set({ language }),
    insist: () => set({ strict: true }),
    /** The server has this now; what was typed meanwhile stays unsaved. */
    saved: (next: Kept) => set({ kept: next, history: pause(state.history) }),
    /** The server's draft takes the place of what stands here, as one step that can be taken back. */
    take(next: Kept) {
      set({ kept: next, history: change(state.history, next.document, null) });
    },
    /**
     * What was published, where nothing was changed here: no step of this person, so none to take back. Older steps go with it
     * when it brings words of somebody else: undoing one of them would take those back too.
     */
    renew(next: Kept) {
      const { present, past } = state.history;
      set({
        kept: next,
        history: { ...begin(next.document), past: isSameValue(present, next.document) ? past : [] },
      });
    },
    /** This person's own publication is no step: the first undo takes back their last edit. What they typed meanwhile stays unsaved. */
    published(next: Kept) {
      const { kept, history } = state;
      const { past } = history;
      if (history.present === kept.document)
        return set({ kept: next, history: { ...begin(next.document), past } });
      const { document } = mergeOf(kept.document, history.present, next.document);
      set({ kept: next, history: change({ ...begin(next.document), past }, document, null) });
    },
    /** Unfolds the way to a field and asks for the focus there. */
    goTo(path: string) {
      const place = placeOf(path);
      if (!place) return;
      const opened = new Set(state.opened).add(place.section);
      if (place.list) opened.add(`${place.section}.${place.list}`);
      if (place.id) opened.add(place.id);
      set({ opened, target: path, language: place.language ?? state.language });
    },
    arrived: () => set({ target: null }),
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;

const Context = createContext<EditorStore | null>(null);
export const EditorProvider = Context.Provider;

export function useEditorStore(): EditorStore {
  const store = use(Context);
  if (!store) throw new Error('EditorProvider is missing above this component');
  return store;
}

/** Draws again only when what was picked has changed; the picked must be a part of the state, not a new object. */
export function useEditor<T>(pick: (state: EditorState) => T): T {
  const store = useEditorStore();
  const snapshot = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

export const isUnsaved = ({ history, kept }: EditorState): boolean => history.present !== kept.document;
