import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useText } from '../../../i18n.tsx';
import { useUser } from '../../user-query.ts';
import styles from './queue-list.module.css';

interface ListProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** Where the screen's title does not say it. */
  readonly label?: string;
  readonly onArrow: (step: 1 | -1) => void;
  readonly children: ReactNode;
}

export function QueueList({ ref, label, onArrow, children }: ListProps) {
  // Arrows move between rows only from inside the list: elsewhere they scroll the page, as everybody expects.
  const arrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onArrow(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <ul ref={ref} className={styles.list} aria-label={label} onKeyDown={arrows}>
      {children}
    </ul>
  );
}

export interface QueueClaim {
  readonly isPending: boolean;
  readonly variables: string | undefined;
  readonly mutate: (id: string) => void;
}

interface RowProps {
  readonly claimedBy: { readonly id: string } | null;
  readonly look: string | undefined;
  readonly children: ReactNode;
}

export function QueueRowItem({ claimedBy, look = '', children }: RowProps) {
  const { user_id } = useUser();
  return (
    <li className={`${styles.row} ${look}`} data-mine={claimedBy?.id === user_id || undefined}>
      {children}
    </li>
  );
}

interface HolderProps {
  readonly id: string;
  readonly claimedBy: { readonly id: string; readonly name: string } | null;
  readonly claim: QueueClaim;
  /** What the button says to who can't see its row. */
  readonly label: string;
  readonly look: string | undefined;
}

/** Who has it; what nobody has can be taken. */
export function QueueHolder({ id, claimedBy, claim, label, look = '' }: HolderProps) {
  const text = useText();
  const { user_id } = useUser();
  const mine = claimedBy?.id === user_id;
  return (
    <span className={`${styles.holder} ${look}`}>
      {mine && <b>{text('casework.holder.me')}</b>}
      {!mine && claimedBy?.name}
      {!claimedBy && (
        <button
          type="button"
          onClick={(event) => {
            // The button goes away with the claim; the focus stays in its row.
            event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus();
            claim.mutate(id);
          }}
          aria-busy={(claim.isPending && claim.variables === id) || undefined}
          aria-label={label}
        >
          {text('casework.act.claim')}
        </button>
      )}
    </span>
  );
}
