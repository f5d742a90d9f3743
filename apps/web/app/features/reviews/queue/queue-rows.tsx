import type { RefObject } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import { type QueueClaim, QueueList } from '../../../lib/account/casework/queue/queue-list.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ReviewRow } from '../reviews-query.ts';
import { Chosen, ManyOutcome } from './chosen.tsx';
import type { QueueFilter } from './queue-filter.ts';
import { QueueRow, rowId } from './queue-row.tsx';
import styles from './queue-rows.module.css';
import type { Selection } from './selection.ts';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly ReviewRow[];
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
  readonly choosing: Selection;
  readonly onArrow: (step: 1 | -1) => void;
}

export function QueueRows({ ref, rows, filter, claim, choosing, onArrow }: Props) {
  const now = useNow();
  const waiting = filter.stage === 'waiting';
  return (
    <div className={styles.table} data-stage={filter.stage}>
      {waiting && <Chosen choosing={choosing} />}
      {waiting && <ManyOutcome choosing={choosing} />}
      <Columns stage={filter.stage} />
      <QueueList ref={ref} onArrow={onArrow}>
        {rows.map((row) => (
          <QueueRow
            key={rowId(row)}
            row={row}
            now={now}
            filter={filter}
            claim={claim}
            chosen={choosing.has(row)}
            mayChoose={choosing.mayChoose(row)}
            onChoose={() => choosing.toggle(row)}
          />
        ))}
      </QueueList>
    </div>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
function Columns({ stage }: Pick<QueueFilter, 'stage'>) {
  const text = useText();
  const waiting = stage === 'waiting';
  const time = { waiting: 'waits', messages: 'asked' } as const;
  return (
    <div className={`${looks.columns} ${styles.columns}`} aria-hidden="true">
      {waiting && <span />}
      <span>{text('reviews.column.subject')}</span>
      <span>{text('reviews.column.kind')}</span>
      <span>
        {text(`reviews.column.${stage === 'waiting' || stage === 'messages' ? time[stage] : 'since'}`)}
      </span>
      <span>{text(waiting ? 'reviews.column.flags' : 'reviews.column.state')}</span>
      {waiting && <span>{text('casework.column.holder')}</span>}
    </div>
  );
}

const GHOSTS = ['72%', '58%', '80%', '64%', '76%', '61%', '68%', '55%'];

/** As tall as the rows they stand for. */
export function QueueSkeleton({ stage }: Pick<QueueFilter, 'stage'>) {
  const text = useText();
  const waiting = stage === 'waiting';
  return (
    <div className={styles.table} data-stage={stage}>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Columns stage={stage} />
      <div className={looks.list} aria-hidden="true">
        {GHOSTS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            {waiting && <span className={styles.choose} />}
            <span className={`${looks.opener} ${styles.place}`}>
              <Skeleton width={width} height="20px" />
            </span>
            <span className={styles.what}>
              <Skeleton width="70%" />
            </span>
            <span className={styles.time}>
              <Skeleton width="110px" height="32px" />
            </span>
            <span className={styles.flags}>
              <Skeleton width="90px" />
            </span>
            {waiting && (
              <span className={`${looks.holder} ${styles.holder}`}>
                <Skeleton width="72px" height="44px" />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
