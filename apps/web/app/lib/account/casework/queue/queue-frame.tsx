import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { ScreenTitle } from '../../../../components/screen-title.tsx';
import { useText } from '../../../i18n.tsx';
import { ShortcutsHelp } from '../../shortcuts/shortcuts-help.tsx';
import type { Shortcut } from '../../shortcuts/use-shortcuts.ts';
import styles from './queue-frame.module.css';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

interface Props<Row> {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
  readonly filters: ReactNode;
  readonly queue: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  /** Stands where the rows will. */
  readonly ghosts: ReactNode;
  readonly empty: (total: number) => ReactNode;
  readonly paging: {
    readonly page: number;
    readonly pageSize: number;
    readonly pathOf: (page: number) => string;
  };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A queue of work: what is looked for, and what waits, fails, is empty or is there. */
export function QueueFrame<Row>(props: Props<Row>) {
  const { title, shortcuts, filters, queue, ghosts, empty, paging, children } = props;
  const text = useText();
  const { data, error, isPlaceholderData, refetch } = queue;
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle title={title} />
        <ShortcutsHelp shortcuts={shortcuts} label={text('casework.key.help')} />
      </div>
      {filters}
      {!data && !error && ghosts}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && empty(data.total)}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          {children(data.data)}
          <Pager {...paging} total={data.total} />
        </div>
      )}
    </>
  );
}
