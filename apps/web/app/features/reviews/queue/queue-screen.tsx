import { PAGE_SIZE } from '@punkt/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueueFrame } from '../../../lib/account/casework/queue/queue-frame.tsx';
import { useQueueWork } from '../../../lib/account/casework/queue/use-queue-work.ts';
import { useText } from '../../../lib/i18n.tsx';
import { queueQuery } from '../reviews-query.ts';
import { useClaim } from '../use-acts.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { type QueueFilter, readFilter, searchOf } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueGhosts } from './queue-ghosts.tsx';
import { ReviewRows } from './review-rows.tsx';

const pathOf = (filter: QueueFilter): string => `/manage/reviews${searchOf(filter)}`;

export function QueueScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const queue = useQuery(queueQuery(filter));
  const claim = useClaim();
  const { list, move, shortcuts } = useQueueWork({
    rows: queue.data?.data,
    claim,
    mayClaim: ({ status }) => status === 'waiting',
    mine: pathOf({ ...filter, mine: !filter.mine, page: 1 }),
  });
  return (
    <QueueFrame
      title={text('reviews.title')}
      shortcuts={shortcuts}
      filters={<QueueFilters filter={filter} />}
      queue={queue}
      ghosts={<QueueGhosts status={filter.status} />}
      empty={(total) => <QueueEmpty filter={filter} total={total} />}
      paging={{ page: filter.page, pageSize: PAGE_SIZE, pathOf: (page) => pathOf({ ...filter, page }) }}
    >
      {(rows) => <ReviewRows ref={list} rows={rows} filter={filter} claim={claim} onArrow={move} />}
    </QueueFrame>
  );
}
