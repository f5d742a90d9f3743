import { PAGE_SIZE } from '@punkt/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { SegmentLinks } from '../../../../components/segments.tsx';
import { QueueFrame } from '../../../../lib/account/casework/queue/queue-frame.tsx';
import { useQueueSteps } from '../../../../lib/account/casework/queue/use-queue-work.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { queueQuery } from '../room-queries.ts';
import { ROOM } from '../use-room-path.ts';
import { RoomEmpty } from './room-empty.tsx';
import { type RoomFilter, readFilter, searchOf } from './room-filter.ts';
import { RoomGhosts } from './room-ghosts.tsx';
import { RoomList } from './room-list.tsx';
import styles from './room-screen.module.css';

const STATUSES = ['waiting', 'answered'] as const;

const pathOf = (filter: RoomFilter): string => `${ROOM}${searchOf(filter)}`;

export function RoomScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const { list, move, shortcuts } = useQueueSteps();
  return (
    <QueueFrame
      title={text('questionRoom.title')}
      shortcuts={shortcuts}
      filters={<Filters filter={filter} />}
      queue={useQuery(queueQuery(filter))}
      ghosts={<RoomGhosts />}
      empty={(total) => <RoomEmpty filter={filter} total={total} />}
      paging={{ page: filter.page, pageSize: PAGE_SIZE, pathOf: (page) => pathOf({ ...filter, page }) }}
    >
      {(rows) => <RoomList ref={list} rows={rows} filter={filter} onArrow={move} />}
    </QueueFrame>
  );
}

/** Links, not buttons: the address holds the filter. */
function Filters({ filter }: { readonly filter: RoomFilter }) {
  const text = useText();
  return (
    <div className={styles.filters}>
      <p className={styles.lead}>{text('questionRoom.lead')}</p>
      <SegmentLinks label={text('questionRoom.filter.label')}>
        {STATUSES.map((status) => (
          <Link
            key={status}
            to={pathOf({ status, page: 1 })}
            replace
            preventScrollReset
            aria-current={filter.status === status ? 'true' : undefined}
          >
            {text(`questionRoom.filter.${status}`)}
          </Link>
        ))}
      </SegmentLinks>
    </div>
  );
}
