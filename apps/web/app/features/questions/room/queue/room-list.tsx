import type { KeyboardEvent, RefObject } from 'react';
import { useNow } from '../../../../lib/account/use-now.ts';
import { useText } from '../../../../lib/i18n.tsx';
import type { QuestionRow } from '../room-queries.ts';
import type { RoomFilter } from './room-filter.ts';
import styles from './room-list.module.css';
import { RoomRow } from './room-row.tsx';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly QuestionRow[];
  readonly filter: RoomFilter;
  readonly onArrow: (step: 1 | -1) => void;
}

export function RoomList({ ref, rows, filter, onArrow }: Props) {
  const text = useText();
  const now = useNow();
  // Arrows move between rows only from inside the list: elsewhere they scroll the page, as everybody expects.
  const arrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onArrow(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <ul ref={ref} className={styles.list} aria-label={text('questionRoom.list')} onKeyDown={arrows}>
      {rows.map((row) => (
        <RoomRow key={row.id} row={row} now={now} filter={filter} />
      ))}
    </ul>
  );
}
