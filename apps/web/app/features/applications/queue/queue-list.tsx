import type { KeyboardEvent, RefObject } from 'react';
import { useNow } from '../../../lib/account/use-now.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ApplicationRow } from '../applications-query.ts';
import type { useClaim } from '../use-acts.ts';
import type { QueueFilter } from './queue-filter.ts';
import styles from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly ApplicationRow[];
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
    <div className={styles.table} data-waiting={filter.status === 'waiting' || undefined}>
      <Columns waiting={filter.status === 'waiting'} />
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
    </div>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
export function Columns({ waiting }: { readonly waiting: boolean }) {
  const text = useText();
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>{text('applications.column.number')}</span>
      <span>{text('applications.column.address')}</span>
      <span>{text('applications.column.owner')}</span>
      <span>{text(waiting ? 'applications.column.waits' : 'applications.column.since')}</span>
      <span>{text(waiting ? 'applications.column.flags' : 'applications.column.state')}</span>
      {waiting && <span>{text('applications.column.holder')}</span>}
    </div>
  );
}
