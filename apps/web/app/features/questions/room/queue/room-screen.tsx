import { PAGE_SIZE } from '@punkt/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { ScreenTitle } from '../../../../components/screen-title.tsx';
import { SegmentLinks } from '../../../../components/segments.tsx';
import { useRowFocus } from '../../../../lib/account/casework/use-row-focus.ts';
import { ShortcutsHelp } from '../../../../lib/account/shortcuts/shortcuts-help.tsx';
import type { Shortcut } from '../../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { queueQuery } from '../room-queries.ts';
import { ROOM } from '../use-room-path.ts';
import { RoomEmpty } from './room-empty.tsx';
import { type RoomFilter, readFilter, searchOf } from './room-filter.ts';
import { RoomGhosts } from './room-ghosts.tsx';
import { RoomList } from './room-list.tsx';
import styles from './room-screen.module.css';

const STATUSES = ['waiting', 'answered'] as const;

export function RoomScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const { data, error, isPlaceholderData, refetch } = useQuery(queueQuery(filter));
  const list = useRef<HTMLUListElement>(null);
  const { move } = useRowFocus(list);
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], also: ['ArrowDown'], label: text('casework.key.down'), run: () => move(1) },
    { keys: ['k'], also: ['ArrowUp'], label: text('casework.key.up'), run: () => move(-1) },
    { keys: [], also: ['Enter'], label: text('casework.key.open') },
  ];
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle title={text('questionRoom.title')} />
        <ShortcutsHelp shortcuts={shortcuts} label={text('casework.key.help')} />
      </div>
      <p className={styles.lead}>{text('questionRoom.lead')}</p>
      <Filters filter={filter} />
      {!data && !error && <RoomGhosts />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <RoomEmpty filter={filter} total={data.total} />}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          <RoomList ref={list} rows={data.data} filter={filter} onArrow={move} />
          <Pager
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={data.total}
            pathOf={(page) => `${ROOM}${searchOf({ ...filter, page })}`}
          />
        </div>
      )}
    </>
  );
}

/** Links, not buttons: the address holds the filter. */
function Filters({ filter }: { readonly filter: RoomFilter }) {
  const text = useText();
  return (
    <div className={styles.filters}>
      <SegmentLinks label={text('questionRoom.filter.label')}>
        {STATUSES.map((status) => (
          <Link
            key={status}
            to={`${ROOM}${searchOf({ status, page: 1 })}`}
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
