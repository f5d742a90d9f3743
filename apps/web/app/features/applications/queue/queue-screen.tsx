import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueueFrame } from '../../../lib/account/casework/queue/queue-frame.tsx';
import { useQueueWork } from '../../../lib/account/casework/queue/use-queue-work.ts';
import { useText } from '../../../lib/i18n.tsx';
import { queueQuery } from '../applications-query.ts';
import { useClaim } from '../use-acts.ts';
import { ApplicationRows } from './application-rows.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QUEUE, QUEUE_PAGE, type QueueFilter, readFilter, searchOf } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueGhosts } from './queue-ghosts.tsx';

const toSearch = () => document.querySelector<HTMLInputElement>('[data-search]')?.select();
const pathOf = (filter: QueueFilter): string => `${QUEUE}${searchOf(filter)}`;

export function QueueScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const queue = useQuery(queueQuery(filter));
  const claim = useClaim();
  const { list, move, shortcuts } = useQueueWork({
    rows: queue.data?.data,
    claim,
    // Taking from a colleague is done with her application open, never by a slip of a key.
    mayClaim: ({ claimedBy }) => !claimedBy && filter.status === 'waiting',
    mine: pathOf({ ...filter, mine: !filter.mine, page: 1 }),
  });
  return (
    <QueueFrame
      title={text('applications.title')}
      shortcuts={[...shortcuts, { keys: ['s'], label: text('applications.key.search'), run: toSearch }]}
      filters={<QueueFilters filter={filter} />}
      queue={queue}
      ghosts={<QueueGhosts status={filter.status} />}
      empty={(total) => <QueueEmpty filter={filter} total={total} />}
      paging={{ page: filter.page, pageSize: QUEUE_PAGE, pathOf: (page) => pathOf({ ...filter, page }) }}
    >
      {(rows) => <ApplicationRows ref={list} rows={rows} filter={filter} claim={claim} onArrow={move} />}
    </QueueFrame>
  );
}
