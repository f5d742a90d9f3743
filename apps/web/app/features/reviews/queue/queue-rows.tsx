import type { RefObject } from 'react';
import { Button } from '../../../components/button.tsx';
import { Ghost } from '../../../components/ghost.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import { type QueueClaim, QueueList } from '../../../lib/account/casework/queue/queue-list.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { ReviewRow } from '../reviews-query.ts';
import type { Choosing } from './choosing.ts';
import type { QueueFilter } from './queue-filter.ts';
import { QueueRow, rowId } from './queue-row.tsx';
import styles from './queue-rows.module.css';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly ReviewRow[];
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
  readonly choosing: Choosing;
  readonly onArrow: (step: 1 | -1) => void;
}

export function QueueRows({ ref, rows, filter, claim, choosing, onArrow }: Props) {
  const now = useNow();
  const waiting = filter.stage === 'waiting';
  return (
    <div className={styles.table} data-waiting={waiting || undefined}>
      {waiting && <Chosen choosing={choosing} />}
      <Columns waiting={waiting} />
      <QueueList ref={ref} onArrow={onArrow}>
        {rows.map((row) => (
          <QueueRow
            key={rowId(row)}
            row={row}
            now={now}
            filter={filter}
            claim={claim}
            chosen={choosing.has(row)}
            onChoose={() => choosing.toggle(row)}
          />
        ))}
      </QueueList>
    </div>
  );
}

/** What is chosen is taken at once; the line keeps its room, so that nothing jumps. */
function Chosen({ choosing: { count, busy, claim, clear } }: { readonly choosing: Choosing }) {
  const text = useText();
  if (count === 0) return null;
  return (
    <div className={styles.chosen} role="status">
      <span>{text('reviews.chosen', { count })}</span>
      <Button busy={busy} onClick={claim}>
        {text('reviews.act.claim.many', { count })}
      </Button>
      <Button look="quiet" onClick={clear}>
        {text('reviews.act.choose.none')}
      </Button>
    </div>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
function Columns({ waiting }: { readonly waiting: boolean }) {
  const text = useText();
  return (
    <div className={`${looks.columns} ${styles.columns}`} aria-hidden="true">
      {waiting && <span />}
      <span>{text('reviews.column.subject')}</span>
      <span>{text('reviews.column.kind')}</span>
      <span>{text(waiting ? 'reviews.column.waits' : 'reviews.column.since')}</span>
      <span>{text(waiting ? 'reviews.column.flags' : 'reviews.column.state')}</span>
      {waiting && <span>{text('casework.column.holder')}</span>}
    </div>
  );
}

const GHOSTS = ['72%', '58%', '80%', '64%', '76%', '61%', '68%', '55%'];

/** As tall as the rows they stand for. */
export function QueueGhosts({ stage }: Pick<QueueFilter, 'stage'>) {
  const text = useText();
  const waiting = stage === 'waiting';
  return (
    <div className={styles.table} data-waiting={waiting || undefined}>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Columns waiting={waiting} />
      <div className={looks.list} aria-hidden="true">
        {GHOSTS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            {waiting && <span className={styles.choose} />}
            <span className={`${looks.opener} ${styles.place}`}>
              <Ghost width={width} height="20px" />
            </span>
            <span className={styles.what}>
              <Ghost width="70%" />
            </span>
            <span className={styles.time}>
              <Ghost width="110px" height="32px" />
            </span>
            <span className={styles.flags}>
              <Ghost width="90px" />
            </span>
            {waiting && (
              <span className={`${looks.holder} ${styles.holder}`}>
                <Ghost width="72px" height="44px" />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
