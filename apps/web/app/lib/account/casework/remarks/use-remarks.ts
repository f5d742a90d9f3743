import { useState } from 'react';
import { browserStorage } from '../../../storage.ts';

export interface Remark {
  readonly path: string;
  readonly message: string;
}

const storage = browserStorage('sessionStorage');
const keyOf = (id: string): string => `punkt.remarks.${id}`;
const typedKeyOf = (id: string): string => `punkt.remarks.typed.${id}`;

function read(key: string): readonly Remark[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Remark[]) : [];
  } catch {
    return [];
  }
}

/** Remarks not sent yet: one per field. They outlive a reload, and end with the tab or with the decision. */
export function useRemarks(id: string) {
  const [all, setAll] = useState(() => read(keyOf(id)));
  /** Typed and not added yet, in boxes that are open or were left for another one. */
  const [typed] = useState(() => new Map(read(typedKeyOf(id)).map(({ path, message }) => [path, message])));
  const [kept, setKept] = useState(0);
  const store = (key: string, list: readonly Remark[]) =>
    list.length > 0 ? storage.setItem(key, JSON.stringify(list)) : storage.removeItem(key);
  const keep = (next: readonly Remark[]) => {
    setAll(next);
    store(keyOf(id), next);
  };
  const typedList = () => [...typed].map(([path, message]) => ({ path, message }));
  const forget = (path: string) => {
    typed.delete(path);
    store(typedKeyOf(id), typedList());
  };
  const without = (path: string) => all.filter((remark) => remark.path !== path);
  return {
    all,
    of: (path: string): string | undefined => all.find((remark) => remark.path === path)?.message,
    set: (path: string, message: string) => {
      forget(path);
      keep([...without(path), { path, message }]);
    },
    /** What stands in the box of a place, or stood there when another one was opened. */
    typedAt: (path: string): string | undefined => typed.get(path),
    type: (path: string, words: string) => {
      typed.delete(path);
      if (words.trim()) typed.set(path, words);
      store(typedKeyOf(id), typedList());
    },
    /** «Не добавлять». */
    forget,
    /** Adds what was typed and not added: a decision must not drop it. Boxes close when `kept` changes. */
    keepTyped: () => {
      if (typed.size === 0) return;
      const added = typedList().map(({ path, message }) => ({ path, message: message.trim() }));
      keep([...all.filter(({ path }) => !typed.has(path)), ...added]);
      typed.clear();
      store(typedKeyOf(id), []);
      setKept((times) => times + 1);
    },
    kept,
    remove: (path: string) => keep(without(path)),
    clear: () => {
      typed.clear();
      store(typedKeyOf(id), []);
      keep([]);
    },
  };
}

type Remarks = ReturnType<typeof useRemarks>;

/** All that a screen needs to let somebody leave remarks. */
export interface Remarking {
  readonly remarks: Remarks;
  readonly allowed: boolean;
  /** Never allowed for this kind of case. */
  readonly flagless?: boolean | undefined;
  /** How people know the place. */
  readonly label: (path: string) => string;
  /** What is said again and again about it. */
  readonly reasonsOf: (path: string) => readonly string[];
}
