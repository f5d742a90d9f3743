import type { RefObject } from 'react';
import { QueueList } from '../../../../lib/account/casework/queue/queue-list.tsx';
import { useNow } from '../../../../lib/account/use-now.ts';
import { useText } from '../../../../lib/i18n.tsx';
import type { QuestionRow } from '../room-queries.ts';
import type { RoomFilter } from './room-filter.ts';
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
  return (
    <QueueList ref={ref} label={text('questionRoom.list')} onArrow={onArrow}>
      {rows.map((row) => (
        <RoomRow key={row.id} row={row} now={now} filter={filter} />
      ))}
    </QueueList>
  );
}
