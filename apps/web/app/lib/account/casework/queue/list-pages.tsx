import IconDownload from 'icon:download';
import type { WireRequest } from '@punkt/contract/request';
import type { TextKey } from '@punkt/locales/keys';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../../../components/button.tsx';
import { useText } from '../../../i18n.tsx';
import { useDownload } from '../../use-download.ts';
import styles from './list-pages.module.css';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

/** A list that goes on after its last row, as the frame of a queue reads it: no total, since nobody counts a million rows. */
export function listOf<Row>({
  data,
  error,
  isPlaceholderData,
  refetch,
}: Pick<
  UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
  'data' | 'error' | 'isPlaceholderData' | 'refetch'
>) {
  const rows = data?.pages.flatMap((page) => page.data);
  return { data: rows && { data: rows, total: rows.length }, error, isPlaceholderData, refetch };
}

interface MoreProps {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isPlaceholderData'
  >;
}

export function MoreButton({ list }: MoreProps) {
  const text = useText();
  if (!list.hasNextPage || list.isPlaceholderData) return null;
  return (
    <p className={styles.more}>
      <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {text('casework.list.more')}
      </Button>
    </p>
  );
}

interface ExportProps {
  readonly request: WireRequest;
  readonly name: string;
  readonly failed: TextKey;
}

/** What the filter shows, as a file. */
export function ExportButton({ request, name, failed }: ExportProps) {
  const text = useText();
  const { state, start } = useDownload();
  return (
    <span className={styles.export}>
      <Button
        look="quiet"
        busy={state.step === 'busy'}
        onClick={() => void start({ request, name, ending: 'csv', failed })}
      >
        <IconDownload size={18} stroke={1.75} />
        {text('casework.list.export')}
      </Button>
    </span>
  );
}
