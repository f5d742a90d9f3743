import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES, isCountryCode } from '@punkt/domain/country-code';
import { isPointType, POINT_TYPES } from '@punkt/domain/point-type';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SegmentLinks } from '../../../components/segments.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useWaitingApplications } from '../use-waiting-applications.ts';
import { isNarrow, QUEUE, QUEUE_STATUSES, type QueueFilter, searchOf, widest } from './queue-filter.ts';
import styles from './queue-filters.module.css';
import { QueueSearch } from './queue-search.tsx';
import { QueueSelect } from './queue-select.tsx';

const COUNTRIES = COUNTRY_CODES.filter((code) => country(code).flow.mayOpenPoint);

/** Links where there is little to choose from: the address holds the filter. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const waiting = useWaitingApplications();
  const to = (change: Partial<QueueFilter>) => `${QUEUE}${searchOf({ ...filter, page: 1, ...change })}`;
  const go = (change: Partial<QueueFilter>) =>
    void navigate(to(change), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.filters}>
      <SegmentLinks label={text('applications.filter.status')}>
        {QUEUE_STATUSES.map((status) => (
          <Choice key={status} to={to({ status })} on={filter.status === status}>
            {text(`applications.status.${status}`)}
            {status === 'waiting' && waiting !== undefined && <small>{waiting}</small>}
          </Choice>
        ))}
      </SegmentLinks>
      <div className={styles.narrow}>
        <QueueSearch value={filter.search} onSearch={(search) => go({ search })} />
        <QueueSelect
          label={text('applications.filter.country')}
          all={text('applications.filter.country.all')}
          value={filter.country ?? ''}
          options={COUNTRIES.map((code) => [code, text(`countries.${code}`)])}
          onChange={(code) => go({ country: isCountryCode(code) ? code : undefined })}
        />
        <QueueSelect
          label={text('applications.filter.type')}
          all={text('applications.filter.type.all')}
          value={filter.type ?? ''}
          options={POINT_TYPES.map((type) => [type, text(`applications.type.${type}`)])}
          onChange={(type) => go({ type: isPointType(type) ? type : undefined })}
        />
        <Choice to={to({ mine: !filter.mine })} on={filter.mine} look={styles.toggle}>
          {text('applications.filter.mine')}
        </Choice>
        <Choice to={to({ move: !filter.move })} on={filter.move} look={styles.toggle}>
          {text('applications.filter.move')}
        </Choice>
        {isNarrow(filter) && (
          <Link className={styles.reset} replace to={`${QUEUE}${searchOf(widest(filter.status))}`}>
            {text('applications.filter.reset')}
          </Link>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly on: boolean;
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

const Choice = ({ to, on, look = '', children }: ChoiceProps) => (
  <Link className={look} to={to} replace preventScrollReset aria-current={on ? 'true' : undefined}>
    {children}
  </Link>
);
