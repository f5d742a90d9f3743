import type { ContentDocument } from '@punkt/domain/content-document';
import type { ContentProblem, ContentWarning } from '@punkt/domain/content-problems';
import { problemsOf, warningsOf } from '@punkt/domain/content-problems';
import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMessage } from '../../../../lib/use-message.ts';
import { useEditor, useEditorStore } from '../state/editor-store.ts';

interface Findings {
  readonly problems: readonly ContentProblem[];
  readonly warnings: readonly ContentWarning[];
  readonly byPath: ReadonlyMap<string, string>;
  /** Problems of each section and entry, so that a folded one can tell. */
  readonly counts: ReadonlyMap<string, number>;
}

function lookAt(document: ContentDocument): Findings {
  const problems = problemsOf(document);
  const counts = new Map<string, number>();
  for (const { path } of problems)
    for (const key of ownersOf(path)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    problems,
    warnings: warningsOf(document, new Date()),
    byPath: new Map(problems.map(({ path, message }) => [path, message])),
    counts,
  };
}

/** `faq`, `faq.standard` and `faq.standard.<id>` of `faq.standard.<id>.answer.ru`. */
function ownersOf(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
}

/** Beside React: each letter makes new findings, and a row is drawn again only when its own have changed. */
function createFindings(first: Findings) {
  let found = first;
  const listeners = new Set<() => void>();
  return {
    get: () => found,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Findings) {
      found = next;
      for (const listener of listeners) listener();
    },
  };
}

type FindingsStore = ReturnType<typeof createFindings>;

export const FindingsContext = createContext<FindingsStore>(
  createFindings({ problems: [], warnings: [], byPath: new Map(), counts: new Map() }),
);

export function useFindingsStore(): FindingsStore {
  const editor = useEditorStore();
  return useState(() => createFindings(lookAt(editor.get().history.present)))[0];
}

/** Looks at the whole document, after what was typed has been drawn: a letter never waits for it. A component, so that nothing else is drawn for it. */
export function FindingsKeeper({ store }: { readonly store: FindingsStore }) {
  const document = useDeferredValue(useEditor(({ history }) => history.present));
  const found = useMemo(() => lookAt(document), [document]);
  useEffect(() => store.set(found), [store, found]);
  return null;
}

function useFound<T>(pick: (found: Findings) => T): T {
  const store = use(FindingsContext);
  const snapshot = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

export const useFindings = (): Findings => useFound((found) => found);

/** What to say at a field: once it was left, or once somebody tried to publish. Too long is said at once. */
export function useProblem(path: string): string | undefined {
  const found = useFound(({ byPath }) => byPath.get(path));
  const said = useEditor(({ left, strict }) => strict || left.has(path));
  const message = useMessage();
  if (!found || !(said || found.startsWith('validation.maxLength'))) return undefined;
  return message(found);
}

/** How many problems a folded part has, once they are said at all. */
export function useProblemCount(key: string): number {
  const count = useFound(({ counts }) => counts.get(key) ?? 0);
  return useEditor(({ strict }) => strict) ? count : 0;
}
