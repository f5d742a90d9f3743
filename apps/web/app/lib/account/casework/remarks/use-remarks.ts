import { useRef, useState } from 'react';
import { browserStorage } from '../../../storage.ts';

export interface Remark {
  readonly path: string;
  readonly message: string;
}

const storage = browserStorage('sessionStorage');
const keyOf = (id: string): string => `punkt.remarks.${id}`;

function read(id: string): readonly Remark[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? '[]');
    return Array.isArray(kept) ? (kept as Remark[]) : [];
  } catch {
    return [];
  }
}

/** Remarks not sent yet: one per field. They outlive a reload, and end with the tab or with the decision. */
export function useRemarks(id: string) {
  const [all, setAll] = useState(() => read(id));
  /** In boxes that are open, not added yet. */
  const typed = useRef(new Map<string, string>());
  const [kept, setKept] = useState(0);
  const keep = (next: readonly Remark[]) => {
    setAll(next);
    if (next.length > 0) storage.setItem(keyOf(id), JSON.stringify(next));
    else storage.removeItem(keyOf(id));
  };
  const without = (path: string) => all.filter((remark) => remark.path !== path);
  return {
    all,
    of: (path: string): string | undefined => all.find((remark) => remark.path === path)?.message,
    set: (path: string, message: string) => keep([...without(path), { path, message }]),
    /** What stands in the box of a place; nothing when it is closed. */
    type: (path: string, words: string | null) => {
      if (words?.trim()) typed.current.set(path, words.trim());
      else typed.current.delete(path);
    },
    /** Adds what was typed and not added: a decision must not drop it. Boxes close when `kept` changes. */
    keepTyped: () => {
      if (typed.current.size === 0) return;
      const added = [...typed.current].map(([path, message]) => ({ path, message }));
      keep([...all.filter(({ path }) => !typed.current.has(path)), ...added]);
      typed.current.clear();
      setKept((times) => times + 1);
    },
    kept,
    remove: (path: string) => keep(without(path)),
    clear: () => keep([]),
  };
}

type Remarks = ReturnType<typeof useRemarks>;

/** All that a screen needs to let somebody leave remarks. */
export interface Remarking {
  readonly remarks: Remarks;
  readonly allowed: boolean;
  /** How people know the place. */
  readonly label: (path: string) => string;
  /** What is said again and again about it. */
  readonly reasonsOf: (path: string) => readonly string[];
}
