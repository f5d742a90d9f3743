import type { KeyboardEvent, RefObject } from 'react';
import { useNow } from '../../../lib/account/use-now.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ReviewRow } from '../reviews-query.ts';
import type { useClaim } from '../use-acts.ts';
import type { QueueFilter } from './queue-filter.ts';
import styles from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly ReviewRow[];
  readonly filter: QueueFilter;
  readonly claim: ReturnType<typeof useClaim>;
  readonly onArrow: (step: 1 | -1) => void;
}

export function QueueList({ ref, rows, filter, claim, onArrow }: Props) {
  const now = useNow();
  const { user_id } = useUser();
  // Arrows move between rows only from inside the list: elsewhere they scroll the page, as everybody expects.
  const arrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onArrow(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <>
      <Columns decided={filter.status === 'decided'} />
      <ul ref={ref} className={styles.list} onKeyDown={arrows}>
        {rows.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            now={now}
            filter={filter}
            mine={row.claimedBy?.id === user_id}
            busy={claim.isPending && claim.variables === row.id}
            onClaim={() => claim.mutate(row.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
export function Columns({ decided }: { readonly decided: boolean }) {
  const text = useText();
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>{text('reviews.column.subject')}</span>
      <span>{text('reviews.column.kind')}</span>
      <span>{text(decided ? 'reviews.column.decided' : 'casework.column.waits')}</span>
      <span>{text(decided ? 'reviews.column.outcome' : 'casework.column.due')}</span>
      <span>{decided ? '' : text('casework.column.holder')}</span>
    </div>
  );
}
