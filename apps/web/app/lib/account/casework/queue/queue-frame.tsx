import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { ScreenTitle } from '../../../../components/screen-title.tsx';
import { useText } from '../../../i18n.tsx';
import { ShortcutsHelp } from '../../shortcuts/shortcuts-help.tsx';
import type { Shortcut } from '../../shortcuts/use-shortcuts.ts';
import { isForbidden } from '../conflict.ts';
import { LeadsOnly } from '../leads-only.tsx';
import styles from './queue-frame.module.css';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

interface Props<Row> {
  readonly title: string;
  /** What the list is, where its title does not say it. */
  readonly intro?: string;
  readonly shortcuts: readonly Shortcut[];
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
  /** Between the title and the list. */
  readonly filters: ReactNode;
  readonly queue: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isPlaceholderData'> & {
    readonly refetch: () => Promise<unknown>;
  };
  /** Stands where the rows will. */
  readonly skeleton: ReactNode;
  readonly empty: (total: number) => ReactNode;
  readonly paging?: {
    readonly page: number;
    readonly pageSize: number;
    readonly pathOf: (page: number) => string;
  };
  /** Below the rows, where there are no pages. */
  readonly foot?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the console: what is looked for, and what waits, fails, is empty or is there. */
export function QueueFrame<Row>(props: Props<Row>) {
  const { title, intro, shortcuts, actions, filters, queue, skeleton, empty, paging, foot, children } = props;
  const text = useText();
  const { data, error, isPlaceholderData, refetch } = queue;
  const closed = !data && isForbidden(error);
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle title={title} />
        {!closed && (
          <div className={styles.actions}>
            {actions}
            <ShortcutsHelp shortcuts={shortcuts} label={text('casework.key.help')} />
          </div>
        )}
      </div>
      {intro && !closed && <p className={styles.intro}>{intro}</p>}
      {closed ? <LeadsOnly /> : filters}
      {!data && !error && skeleton}
      {!data && error && !closed && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && empty(data.total)}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          {children(data.data)}
          {paging && <Pager {...paging} total={data.total} />}
          {foot}
        </div>
      )}
    </>
  );
}
