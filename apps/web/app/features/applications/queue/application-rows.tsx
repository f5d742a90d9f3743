import type { RefObject } from 'react';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import { type QueueClaim, QueueList } from '../../../lib/account/casework/queue/queue-list.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ApplicationRow as Row } from '../applications-query.ts';
import { ApplicationRow } from './application-row.tsx';
import styles from './application-rows.module.css';
import type { QueueFilter } from './queue-filter.ts';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly Row[];
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
  readonly onArrow: (step: 1 | -1) => void;
}

export function ApplicationRows({ ref, rows, filter, claim, onArrow }: Props) {
  const now = useNow();
  return (
    <div className={styles.table} data-waiting={filter.status === 'waiting' || undefined}>
      <Columns waiting={filter.status === 'waiting'} />
      <QueueList ref={ref} onArrow={onArrow}>
        {rows.map((row) => (
          <ApplicationRow key={row.id} row={row} now={now} filter={filter} claim={claim} />
        ))}
      </QueueList>
    </div>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
export function Columns({ waiting }: { readonly waiting: boolean }) {
  const text = useText();
  return (
    <div className={`${looks.columns} ${styles.columns}`} aria-hidden="true">
      <span>{text('applications.column.number')}</span>
      <span>{text('applications.column.address')}</span>
      <span>{text('applications.column.owner')}</span>
      <span>{text(waiting ? 'applications.column.waits' : 'applications.column.since')}</span>
      <span>{text(waiting ? 'applications.column.flags' : 'applications.column.state')}</span>
      {waiting && <span>{text('applications.column.holder')}</span>}
    </div>
  );
}
