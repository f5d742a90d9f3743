type Kind = 'localStorage' | 'sessionStorage';
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser may forbid storage (private windows, blocked cookies): then the values live as long as the page, and
 * everything still works. Looked up at every use, so that the module may also be imported on the server.
 */
export function browserStorage(kind: Kind): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => attempt(() => globalThis[kind].getItem(key)) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt(() => globalThis[kind].setItem(key, value));
      // Storage that took the value is the truth from now on: another tab may change it there.
      if (attempt(() => globalThis[kind].getItem(key)) !== null) memory.delete(key);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => globalThis[kind].removeItem(key));
    },
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What this browser keeps under names that begin so; forbidden storage holds nothing. */
export const storedKeys = (start: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(start))) ?? [];
