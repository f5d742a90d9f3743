import { PAGE_SIZE } from '@punkt/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useRowFocus } from '../../../lib/account/casework/use-row-focus.ts';
import { ShortcutsHelp } from '../../../lib/account/shortcuts/shortcuts-help.tsx';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import { queueQuery } from '../reviews-query.ts';
import { useClaim } from '../use-acts.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { readFilter, searchOf } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueGhosts } from './queue-ghosts.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queue-screen.module.css';

export function QueueScreen() {
  const text = useText();
  const navigate = useNavigate();
  const filter = readFilter(useSearchParams()[0]);
  const { data, error, isPlaceholderData, refetch } = useQuery(queueQuery(filter));
  const claim = useClaim();
  const list = useRef<HTMLUListElement>(null);
  const { move, current } = useRowFocus(list);
  const claimCurrent = () => {
    const row = data?.data.find(({ id }) => id === current());
    if (row?.status === 'waiting' && !claim.isPending) claim.mutate(row.id);
  };
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], also: ['ArrowDown'], label: text('casework.key.down'), run: () => move(1) },
    { keys: ['k'], also: ['ArrowUp'], label: text('casework.key.up'), run: () => move(-1) },
    { keys: [], also: ['Enter'], label: text('casework.key.open') },
    { keys: ['c'], label: text('casework.key.claim'), run: claimCurrent },
    {
      keys: ['m'],
      label: text('casework.key.mine'),
      run: () => void navigate(`.${searchOf({ ...filter, mine: !filter.mine, page: 1 })}` || '.'),
    },
  ];
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle title={text('reviews.title')} />
        <ShortcutsHelp shortcuts={shortcuts} label={text('casework.key.help')} />
      </div>
      <QueueFilters filter={filter} />
      {!data && !error && <QueueGhosts status={filter.status} />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <QueueEmpty filter={filter} total={data.total} />}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          <QueueList ref={list} rows={data.data} filter={filter} claim={claim} onArrow={move} />
          <Pager
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={data.total}
            pathOf={(page) => `/manage/reviews${searchOf({ ...filter, page })}`}
          />
        </div>
      )}
    </>
  );
}
