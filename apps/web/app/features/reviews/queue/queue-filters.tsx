import { type StaffAction, staffCan } from '@punkt/domain/staff';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import { countQuery } from '../reviews-query.ts';
import { type QueueFilter, searchOf } from './queue-filter.ts';
import styles from './queue-filters.module.css';

const KINDS = ['tax', 'passport'] as const;
const ACTIONS = { tax: 'reviewTax', passport: 'reviewDocuments' } as const satisfies Record<string, StaffAction>;

/** Links, not buttons: the address holds the filter. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const text = useText();
  const { staff_roles } = useUser();
  const kinds = KINDS.filter((kind) => staffCan(staff_roles, ACTIONS[kind]));
  const counts = useQueries({ queries: kinds.map(countQuery) }).map(({ data }) => data);
  const to = (change: Partial<QueueFilter>) => `/manage/reviews${searchOf({ ...filter, page: 1, ...change })}`;
  const waiting = filter.status === 'waiting';
  const whole = counts.every((count) => count !== undefined) ? counts.reduce((sum, n) => sum + n, 0) : undefined;
  return (
    <div className={styles.filters}>
      <nav aria-label={text('reviews.filter.kind')} className={styles.group}>
        <Choice to={to({ kind: undefined })} on={!filter.kind} count={waiting ? whole : undefined}>
          {text('reviews.filter.all')}
        </Choice>
        {kinds.map((kind, index) => (
          <Choice
            key={kind}
            to={to({ kind })}
            on={filter.kind === kind}
            count={waiting ? counts[index] : undefined}
          >
            {text(`reviews.filter.${kind}`)}
          </Choice>
        ))}
      </nav>
      <nav aria-label={text('reviews.filter.status')} className={styles.group}>
        <Choice to={to({ status: 'waiting' })} on={waiting}>
          {text('reviews.filter.waiting')}
        </Choice>
        <Choice to={to({ status: 'decided' })} on={!waiting}>
          {text('reviews.filter.decided')}
        </Choice>
      </nav>
      <nav aria-label={text('reviews.filter.mine')} className={styles.group}>
        <Choice to={to({ mine: !filter.mine })} on={filter.mine}>
          {text('reviews.filter.mine')}
        </Choice>
      </nav>
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
