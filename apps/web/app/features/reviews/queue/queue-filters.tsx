import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES, isCountryCode } from '@punkt/domain/country-code';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SegmentLinks } from '../../../components/segments.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { KIND_RULES, KINDS, type Kind, stagesOf } from '../kinds.ts';
import { useWaitingCounts } from '../use-acts.ts';
import { isNarrow, placeOf, QUEUE, type QueueFilter, queueOf, readFilter, widest } from './queue-filter.ts';
import styles from './queue-filters.module.css';
import { QueueSearch } from './queue-search.tsx';
import { QueueSelect } from './queue-select.tsx';

const COUNTRIES = COUNTRY_CODES.filter((code) => country(code).flow.mayOpenPoint);

/** Links where there is little to choose from: the address holds the filter. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const { counts, total } = useWaitingCounts();
  const { kind } = filter;
  const to = (change: Partial<QueueFilter>) => `${QUEUE}${placeOf({ ...filter, page: 1, ...change })}`;
  // By the address as it stands: a press right after another must not undo it while the screen is still drawn.
  const go = (change: Partial<QueueFilter>) => {
    const { pathname, search } = window.location;
    const here = readFilter(queueOf(pathname), new URLSearchParams(search));
    void navigate(`${QUEUE}${placeOf({ ...here, page: 1, ...change })}`, {
      replace: true,
      preventScrollReset: true,
    });
  };
  // Another queue has other lists: what was looked for goes along, and whose work it is.
  const kindTo = (wanted: Kind | undefined) =>
    to({
      kind: wanted,
      flag: undefined,
      stage: stagesOf(wanted).includes(filter.stage) ? filter.stage : 'waiting',
    });
  // The tabs stand from the beginning; the server says which are open, and how much waits.
  const waitingOf = (each: Kind) => counts?.find((queue) => queue.kind === each)?.waiting;
  const queues = KINDS.filter((each) => !counts || waitingOf(each) !== undefined);
  return (
    <div className={styles.filters}>
      <SegmentLinks label={text('reviews.filter.kind')}>
        <Choice to={kindTo(undefined)} on={!kind} count={total}>
          {text('reviews.filter.all')}
        </Choice>
        {queues.map((each) => (
          <Choice key={each} to={kindTo(each)} on={kind === each} count={waitingOf(each)}>
            {text(`reviews.filter.${each}`)}
          </Choice>
        ))}
      </SegmentLinks>
      <SegmentLinks label={text('reviews.filter.stage')}>
        {stagesOf(kind).map((stage) => (
          <Choice key={stage} to={to({ stage })} on={filter.stage === stage}>
            {text(`reviews.stage.${stage}`)}
          </Choice>
        ))}
      </SegmentLinks>
      <div className={styles.narrow}>
        <QueueSearch value={filter.search} onSearch={(search) => go({ search })} />
        <QueueSelect
          label={text('reviews.filter.country')}
          all={text('reviews.filter.country.all')}
          value={filter.country ?? ''}
          options={COUNTRIES.map((code) => [code, text(`countries.${code}`)])}
          onChange={(code) => go({ country: isCountryCode(code) ? code : undefined })}
        />
        {kind && KIND_RULES[kind].flags.length > 0 && (
          <QueueSelect
            label={text('reviews.filter.flag')}
            all={text('reviews.filter.flag.all')}
            value={filter.flag ?? ''}
            options={KIND_RULES[kind].flags.map((flag) => [flag, text(`reviewApplication.flag.${flag}`)])}
            onChange={(flag) => go({ flag: flag || undefined })}
          />
        )}
        <Choice to={to({ mine: !filter.mine })} on={filter.mine} look={styles.toggle}>
          {text('reviews.filter.mine')}
        </Choice>
        {filter.stage === 'waiting' && (
          <Choice to={to({ overdue: !filter.overdue })} on={filter.overdue} look={styles.toggle}>
            {text('reviews.filter.overdue')}
          </Choice>
        )}
        {isNarrow(filter) && (
          <Link className={styles.reset} replace to={`${QUEUE}${placeOf(widest(kind, filter.stage))}`}>
            {text('reviews.filter.reset')}
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
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const Choice = ({ to, on, look = '', count, children }: ChoiceProps) => (
  <Link className={look} to={to} replace preventScrollReset aria-current={on ? 'true' : undefined}>
    {children}
    {count !== undefined && <small>{count}</small>}
  </Link>
);
