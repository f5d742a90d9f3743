import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import { type Colleague, useColleagues } from '../use-colleagues.ts';
import styles from './ticket.module.css';

const MOST = 6;
/** From the sign to the caret: a name that is being typed, of two words at most. */
const TYPED = /(?:^|\s)@([\p{L}-]*(?: [\p{L}-]*)?)$/u;

/** What of a name stands before the caret, or null where none is being typed. */
export const typedName = (words: string, caret: number): string | null =>
  TYPED.exec(words.slice(0, caret))?.[1]?.toLowerCase() ?? null;

/** Those whom the words name in full. */
export const namedIn = (words: string, colleagues: readonly Colleague[]): string[] =>
  colleagues.filter(({ name }) => name && words.includes(`@${name}`)).map(({ id }) => id);

interface Options {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly words: string;
  readonly change: (words: string) => void;
  /** Only notes name colleagues. */
  readonly on: boolean;
}

/** «@» and a few letters offer colleagues; arrows and Enter choose, Escape goes on without. */
export function useMention({ area, words, change, on }: Options) {
  const list = useId();
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState<string | null>(null);
  const typed = on ? typedName(words, caret) : null;
  const colleagues = useColleagues('ticket', on);
  const offered =
    typed === null || typed === closed
      ? []
      : colleagues
          .filter(
            ({ name }) =>
              name.toLowerCase().startsWith(typed) ||
              name
                .toLowerCase()
                .split(' ')
                .some((part) => part.startsWith(typed)),
          )
          .filter(({ name }) => name.toLowerCase() !== typed)
          .slice(0, MOST);
  const chosen = offered[Math.min(at, offered.length - 1)];
  const choose = ({ name }: Colleague) => {
    const start = caret - (typed?.length ?? 0);
    const next = `${words.slice(0, start)}${name} ${words.slice(caret).replace(/^ /, '')}`;
    const end = start + name.length + 1;
    change(next);
    setCaret(end);
    setAt(0);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (!chosen || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key];
    if (step) setAt((at + step) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setClosed(typed);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    press,
    named: () => namedIn(words, colleagues),
    /** Where the caret is now. */
    track: ({ currentTarget }: { readonly currentTarget: HTMLTextAreaElement }) => {
      setCaret(currentTarget.selectionStart);
      setClosed((known) => (known === null ? null : typed === known ? known : null));
    },
    box: on
      ? {
          'aria-autocomplete': 'list' as const,
          'aria-controls': chosen ? list : undefined,
          'aria-activedescendant': chosen ? `${list}-${chosen.id}` : undefined,
        }
      : {},
    offer: chosen && { list, offered, chosen, choose },
  };
}

type Offer = NonNullable<ReturnType<typeof useMention>['offer']>;

export function MentionList({ list, offered, chosen, choose }: Offer) {
  const text = useText();
  return (
    <div id={list} role="listbox" aria-label={text('reviewTicket.mention.list')} className={styles.mentions}>
      {offered.map((colleague) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box, which names the chosen one
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
        <div
          key={colleague.id}
          id={`${list}-${colleague.id}`}
          role="option"
          aria-selected={colleague === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(colleague)}
        >
          {colleague.name}
        </div>
      ))}
    </div>
  );
}
