import type { RefObject } from 'react';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import { type QueueClaim, QueueList } from '../../../lib/account/casework/queue/queue-list.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ReviewRow as Row } from '../reviews-query.ts';
import type { QueueFilter } from './queue-filter.ts';
import { ReviewRow } from './review-row.tsx';
import styles from './review-rows.module.css';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly Row[];
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
  readonly onArrow: (step: 1 | -1) => void;
}

export function ReviewRows({ ref, rows, filter, claim, onArrow }: Props) {
  const now = useNow();
  return (
    <>
      <Columns decided={filter.status === 'decided'} />
      <QueueList ref={ref} onArrow={onArrow}>
        {rows.map((row) => (
          <ReviewRow key={row.id} row={row} now={now} filter={filter} claim={claim} />
        ))}
      </QueueList>
    </>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
export function Columns({ decided }: { readonly decided: boolean }) {
  const text = useText();
  return (
    <div className={`${looks.columns} ${styles.columns}`} aria-hidden="true">
      <span>{text('reviews.column.subject')}</span>
      <span>{text('reviews.column.kind')}</span>
      <span>{text(decided ? 'reviews.column.decided' : 'casework.column.waits')}</span>
      <span>{text(decided ? 'reviews.column.outcome' : 'casework.column.due')}</span>
      <span>{decided ? '' : text('casework.column.holder')}</span>
    </div>
  );
}
