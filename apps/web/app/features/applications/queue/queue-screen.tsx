import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useRowFocus } from '../../../lib/account/casework/use-row-focus.ts';
import { ShortcutsHelp } from '../../../lib/account/shortcuts/shortcuts-help.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { queueQuery } from '../applications-query.ts';
import { useClaim } from '../use-acts.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QUEUE, QUEUE_PAGE, readFilter, searchOf } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueGhosts } from './queue-ghosts.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queue-screen.module.css';
import { useQueueKeys } from './use-queue-keys.ts';

export function QueueScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const { data, error, isPlaceholderData, refetch } = useQuery(queueQuery(filter));
  const claim = useClaim();
  const list = useRef<HTMLUListElement>(null);
  const { move, current } = useRowFocus(list);
  const claimCurrent = () => {
    const row = data?.data.find(({ id }) => id === current());
    // Taking from a colleague is done with her application open, never by a slip of a key.
    if (row && !row.claimedBy && filter.status === 'waiting' && !claim.isPending) claim.mutate(row.id);
  };
  const shortcuts = useQueueKeys(filter, { move, claim: claimCurrent });
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle title={text('applications.title')} />
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
            pageSize={QUEUE_PAGE}
            total={data.total}
            pathOf={(page) => `${QUEUE}${searchOf({ ...filter, page })}`}
          />
        </div>
      )}
    </>
  );
}
