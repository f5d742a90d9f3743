import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SegmentLinks } from '../../../components/segments.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useWaitingCounts } from '../use-waiting-count.ts';
import { type QueueFilter, searchOf } from './queue-filter.ts';
import styles from './queue-filters.module.css';

/** Links, not buttons: the address holds the filter. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const text = useText();
  const { kinds, total } = useWaitingCounts();
  const to = (change: Partial<QueueFilter>) =>
    `/manage/reviews${searchOf({ ...filter, page: 1, ...change })}`;
  const waiting = filter.status === 'waiting';
  return (
    <div className={styles.filters}>
      <SegmentLinks label={text('reviews.filter.kind')}>
        <Choice to={to({ kind: undefined })} on={!filter.kind} count={waiting ? total : undefined}>
          {text('reviews.filter.all')}
        </Choice>
        {kinds.map(({ kind, count }) => (
          <Choice key={kind} to={to({ kind })} on={filter.kind === kind} count={waiting ? count : undefined}>
            {text(`reviews.filter.${kind}`)}
          </Choice>
        ))}
      </SegmentLinks>
      <SegmentLinks label={text('reviews.filter.status')}>
        <Choice to={to({ status: 'waiting' })} on={waiting}>
          {text('reviews.filter.waiting')}
        </Choice>
        <Choice to={to({ status: 'decided' })} on={!waiting}>
          {text('reviews.filter.decided')}
        </Choice>
      </SegmentLinks>
      <SegmentLinks label={text('reviews.filter.mine')}>
        <Choice to={to({ mine: !filter.mine })} on={filter.mine}>
          {text('reviews.filter.mine')}
        </Choice>
      </SegmentLinks>
    </div>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly on: boolean;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const Choice = ({ to, on, count, children }: ChoiceProps) => (
  <Link to={to} replace preventScrollReset aria-current={on ? 'true' : undefined}>
    {children}
    {count !== undefined && <small>{count}</small>}
  </Link>
);
