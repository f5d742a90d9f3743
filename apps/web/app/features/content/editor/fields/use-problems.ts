import type { ContentProblem, ContentWarning } from '@punkt/domain/content-problems';
import { problemsOf, warningsOf } from '@punkt/domain/content-problems';
import { createContext, use, useDeferredValue, useMemo } from 'react';
import { useMessage } from '../../../../lib/use-message.ts';
import { useEditor } from '../state/editor-store.ts';

export interface Findings {
  readonly problems: readonly ContentProblem[];
  readonly warnings: readonly ContentWarning[];
  readonly byPath: ReadonlyMap<string, string>;
  /** Problems of each section and entry, so that a folded one can tell. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Looks at the whole document, after what was typed has been drawn: a letter never waits for it. */
export function useFindings(): Findings {
  const document = useDeferredValue(useEditor(({ history }) => history.present));
  return useMemo(() => {
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
  }, [document]);
}

/** `faq`, `faq.standard` and `faq.standard.<id>` of `faq.standard.<id>.answer.ru`. */
function ownersOf(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
}

export const FindingsContext = createContext<Findings>({
  problems: [],
  warnings: [],
  byPath: new Map(),
  counts: new Map(),
});

/** What to say at a field: once it was left, or once somebody tried to publish. Too long is said at once. */
export function useProblem(path: string): string | undefined {
  const found = use(FindingsContext).byPath.get(path);
  const said = useEditor(({ left, strict }) => strict || left.has(path));
  const message = useMessage();
  if (!found || !(said || found.startsWith('validation.maxLength'))) return undefined;
  return message(found);
}

/** How many problems a folded part has, once they are said at all. */
export function useProblemCount(key: string): number {
  const count = use(FindingsContext).counts.get(key) ?? 0;
  return useEditor(({ strict }) => strict) ? count : 0;
}
