import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { QueueFrame } from '../../../lib/account/casework/queue/queue-frame.tsx';
import { useQueueWork } from '../../../lib/account/casework/queue/use-queue-work.ts';
import { useText } from '../../../lib/i18n.tsx';
import { queueQuery, type ReviewRow } from '../reviews-query.ts';
import { useClaim } from '../use-acts.ts';
import { useDeskKeys } from './desk-queues.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { placeOf, QUEUE, QUEUE_PAGE, type QueueFilter, readFilter } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { rowId } from './queue-row.tsx';
import { QueueRows, QueueSkeleton } from './queue-rows.tsx';
import { useSelection } from './selection.ts';

const toSearch = () => document.querySelector<HTMLInputElement>('[data-search]')?.select();
const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();
const pathOf = (filter: QueueFilter): string => `${QUEUE}${placeOf(filter)}`;

/** One screen for every queue: the kind is a tab of it. */
export function QueueScreen({ kind }: { readonly kind: string | undefined }) {
  const text = useText();
  const navigate = useNavigate();
  const filter = readFilter(kind, useSearchParams()[0]);
  const queue = useQuery(queueQuery(filter));
  const rows = queue.data?.data;
  const { mutate, isPending, variables } = useClaim();
  const choosing = useSelection(rows);
  const byId = (wanted: string): ReviewRow | undefined => rows?.find((row) => rowId(row) === wanted);
  const claim = {
    isPending,
    variables: variables && rowId(variables),
    mutate: (id: string) => {
      const row = byId(id);
      if (row) mutate({ kind: row.kind, id: row.id });
    },
  };
  const { list, move, current, shortcuts } = useQueueWork({
    rows: rows?.map((row) => ({ ...row, id: rowId(row) })),
    claim,
    // Taking from a colleague is done with the case open, never by a slip of a key.
    mayClaim: ({ claimedBy }) => !claimedBy && filter.stage === 'waiting',
    mine: pathOf({ ...filter, mine: !filter.mine, page: 1 }),
    turn: (step) => {
      const page = filter.page + step;
      if (page < 1 || page > Math.ceil((queue.data?.total ?? 0) / QUEUE_PAGE)) return false;
      void navigate(pathOf({ ...filter, page }));
      return true;
    },
  });
  const desk = useDeskKeys(filter.kind);
  const chooseCurrent = () => {
    const row = byId(current() ?? '');
    if (row && choosing.mayChoose(row) && filter.stage === 'waiting') choosing.toggle(row);
  };
  return (
    <QueueFrame
      title={text('reviews.title')}
      shortcuts={[
        ...shortcuts,
        { keys: ['v'], label: text('reviews.key.choose'), run: chooseCurrent },
        ...(filter.kind === 'ticket'
          ? [
              { keys: ['x'], label: text('reviews.key.close.many'), run: press('[data-close-many]') },
              { keys: ['h'], label: text('reviews.key.assign'), run: press('[data-hand-over]') },
            ]
          : []),
        ...desk,
        { keys: ['s'], label: text('reviews.key.search'), run: toSearch },
      ]}
      filters={<QueueFilters filter={filter} />}
      queue={queue}
      skeleton={<QueueSkeleton stage={filter.stage} />}
      empty={(total) => <QueueEmpty filter={filter} total={total} />}
      paging={{ page: filter.page, pageSize: QUEUE_PAGE, pathOf: (page) => pathOf({ ...filter, page }) }}
    >
      {(shown) => (
        <QueueRows ref={list} rows={shown} filter={filter} claim={claim} choosing={choosing} onArrow={move} />
      )}
    </QueueFrame>
  );
}
