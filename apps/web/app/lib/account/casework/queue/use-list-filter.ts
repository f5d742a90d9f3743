import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

type Words<Name extends string> = { readonly [N in Name]?: string | undefined };

const LONGEST = 120;

/** What a box may hold is checked where it is read: an address is typed by anybody. */
function readWords<Name extends string>(search: URLSearchParams, names: readonly Name[]): Words<Name> {
  const known = names.flatMap((name) => {
    const word = (search.get(name) ?? '').trim().slice(0, LONGEST);
    return word ? [[name, word] as const] : [];
  });
  return Object.fromEntries(known) as Words<Name>;
}

function searchOf<Name extends string>(words: Words<Name>, names: readonly Name[]): string {
  const said = new URLSearchParams();
  for (const name of names) if (words[name]) said.set(name, words[name]);
  return said.size > 0 ? `?${said}` : '';
}

/** A list's filter as words in the address: it survives a reload, and a colleague can be sent a link. */
export function useListFilter<Name extends string>(path: string, names: readonly Name[]) {
  const navigate = useNavigate();
  const filter = readWords(useSearchParams()[0], names);
  // By the address as it stands: a press right after another must not undo it while the screen is still drawn.
  const go = (change: Words<Name>, replace = true): void => {
    const here = readWords(new URLSearchParams(window.location.search), names);
    void navigate(`${path}${searchOf({ ...here, ...change }, names)}`, { replace, preventScrollReset: true });
  };
  return {
    filter,
    isNarrow: names.some((name) => filter[name] !== undefined),
    go,
    /** For a link of the list: «back» undoes the press, and a new tab opens the same. */
    link: (change: Words<Name>) => ({
      to: `${path}${searchOf({ ...filter, ...change }, names)}`,
      onClick: (event: MouseEvent) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(change, false);
      },
    }),
  };
}

/** What {@link useListFilter} gives to a link. */
export type ListLink = ReturnType<ReturnType<typeof useListFilter>['link']>;
