import { browserStorage } from '../storage.ts';

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

const storage = browserStorage('localStorage');

/** Drafts of one kind in this browser, by name. What can't be read counts as nothing. */
export const localDrafts = <Draft>(kind: string) => {
  const keyOf = (name: string): string => `punkt.${kind}.${name}`;
  return {
    read(name: string): Draft | null {
      try {
        return JSON.parse(storage.getItem(keyOf(name)) ?? 'null') as Draft | null;
      } catch {
        return null;
      }
    },
    write: (name: string, draft: Draft): void => storage.setItem(keyOf(name), JSON.stringify(draft)),
    forget: (name: string): void => storage.removeItem(keyOf(name)),
  };
};

/**
 * Whether this browser holds newer words than the server: those it wrote over that very version, or over one before that this
 * device changed itself (`own`). What another device saved since then wins.
 */
export const isNewer = (
  local: Pick<LocalDraft<unknown>, 'version'> | null,
  version: number | string | null,
  own: boolean,
): boolean => local !== null && (local.version === version || own);
