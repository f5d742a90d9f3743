import { browserStorage, storedKeys } from '../storage.ts';

/** What this browser has and the server may not, beside where its form stands. */
export interface LocalDraft<R> {
  readonly record: R;
  /** The version it was written over; `null` while the server has none. */
  readonly version: number | string | null;
  /** A request is on its way: the server may have it already. */
  readonly sending: boolean;
  /** There are words that the server has not. One that does not say was kept by an earlier form. */
  readonly unsent?: boolean;
  /** What staff remarked on: the record as this browser first opened it. */
  readonly begun?: R;
}

const browser = browserStorage('localStorage');
const tab = browserStorage('sessionStorage');

function parse<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/**
 * Drafts of one kind in this browser, by name. What can't be read counts as nothing. `inTab`: fields that say how to reach somebody or
 * which papers they have. Those are kept as long as the tab alone; in another tab the server's word stands in their place.
 */
export const localDrafts = <Draft>(kind: string, inTab: 'all' | readonly string[] = []) => {
  const keyOf = (name: string): string => `punkt.${kind}.${name}`;
  const storage = inTab === 'all' ? tab : browser;
  const fields = inTab === 'all' ? [] : inTab;
  const isPrivate = (key: string) => fields.includes(key);
  return {
    read(name: string): Draft | null {
      const kept = parse<Draft>(storage.getItem(keyOf(name)));
      const privates = kept && fields.length > 0 ? parse<Partial<Draft>>(tab.getItem(keyOf(name))) : null;
      return privates ? (merged(kept, privates) as Draft) : kept;
    },
    write(name: string, draft: Draft): void {
      storage.setItem(
        keyOf(name),
        JSON.stringify(draft, (key, value) => (isPrivate(key) ? undefined : value)),
      );
      if (fields.length > 0) tab.setItem(keyOf(name), JSON.stringify(only(draft, isPrivate) ?? {}));
    },
    forget(name: string): void {
      storage.removeItem(keyOf(name));
      if (fields.length > 0) tab.removeItem(keyOf(name));
    },
    /** Whatever is kept under names that begin so. */
    names: (start: string): string[] => storedKeys(keyOf(start)).map((key) => key.slice(keyOf('').length)),
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a record and its parts: the fields that are chosen, and nothing around them. */
function only(value: unknown, chosen: (key: string) => boolean): unknown {
  if (!isRecord(value)) return undefined;
  const kept = Object.entries(value).map(([key, inner]) => [key, chosen(key) ? inner : only(inner, chosen)]);
  const found = kept.filter(([, inner]) => inner !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function merged(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const entries = Object.entries(over).map(([key, inner]) => [
    key,
    key in base ? merged(base[key], inner) : inner,
  ]);
  return { ...base, ...Object.fromEntries(entries) };
}

/**
 * Whether this browser holds newer words than the server: those it wrote over that very version, or over one before that this
 * device changed itself (`own`). What another device saved since then wins.
 */
export const isNewer = (
  local: Pick<LocalDraft<unknown>, 'version'> | null,
  version: number | string | null,
  own: boolean,
): boolean => local !== null && (local.version === version || own);
