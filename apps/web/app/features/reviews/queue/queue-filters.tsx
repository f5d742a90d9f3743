import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES, isCountryCode } from '@punkt/domain/country-code';
import { useNavigate } from 'react-router';
import {
  countOf,
  FilterLink,
  ListFilters,
  ListSearch,
  ListSelect,
  NarrowLine,
  ResetLink,
} from '../../../lib/account/casework/queue/list-filters.tsx';
import { TabLinks } from '../../../lib/account/casework/queue/tab-links.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { flagKey, hasTerm, KIND_RULES, KINDS, type Kind, ordersOf, stagesOf } from '../kinds.ts';
import { useWaitingCounts } from '../use-acts.ts';
import { DeskQueues, isDesk } from './desk-queues.tsx';
import {
  isNarrow,
  placeOf,
  QUEUE,
  type QueueFilter,
  queueOf,
  readFilter,
  unfiltered,
} from './queue-filter.ts';

const COUNTRIES = COUNTRY_CODES.filter((code) => country(code).flow.mayOpenPoint);

/** Links where there is little to choose from: the address holds the filter. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const { counts, total, messages } = useWaitingCounts(filter.kind);
  const [usual, ...orders] = ordersOf(filter.stage);
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
    <ListFilters>
      <TabLinks
        label={text('reviews.filter.kind')}
        tabs={[
          { key: 'all', to: kindTo(undefined), on: !kind, words: text('reviews.filter.all'), count: total },
          ...queues.map((each) => ({
            key: each,
            to: kindTo(each),
            on: kind === each,
            words: text(`reviews.filter.${each}`),
            count: waitingOf(each),
          })),
        ]}
      />
      {kind !== 'ticket' && (
        <TabLinks
          label={text('reviews.filter.stage')}
          tabs={stagesOf(kind).map((stage) => ({
            key: stage,
            to: to({ stage }),
            on: filter.stage === stage,
            words: text(`reviews.stage.${stage}`),
            count: stage === 'messages' && messages ? messages : undefined,
            urgent: true,
          }))}
        />
      )}
      {isDesk(kind) && <DeskQueues filter={filter} appeals={queues.includes('appeal')} />}
      <NarrowLine
        search={
          <ListSearch
            label={text('reviews.filter.search')}
            value={filter.search}
            onSearch={(search) => go({ search })}
          />
        }
        count={countOf(
          filter.country,
          filter.flag,
          kind !== 'ticket' && filter.mine,
          kind !== 'ticket' && filter.overdue,
        )}
      >
        <ListSelect
          label={text('reviews.filter.country')}
          all={text('reviews.filter.country.all')}
          value={filter.country ?? ''}
          options={COUNTRIES.map((code) => [code, text(`countries.${code}`)])}
          onChange={(code) => go({ country: isCountryCode(code) ? code : undefined })}
        />
        {kind && KIND_RULES[kind].flags.length > 0 && (
          <ListSelect
            label={text('reviews.filter.flag')}
            all={text('reviews.filter.flag.all')}
            value={filter.flag ?? ''}
            options={KIND_RULES[kind].flags.map((flag) => [flag, text(flagKey(flag))])}
            onChange={(flag) => go({ flag: flag || undefined })}
          />
        )}
        {kind !== 'ticket' && (
          <FilterLink to={to({ mine: !filter.mine })} on={filter.mine} toggle>
            {text('reviews.filter.mine')}
          </FilterLink>
        )}
        {kind !== 'ticket' && hasTerm(filter.stage) && (
          <FilterLink to={to({ overdue: !filter.overdue })} on={filter.overdue} toggle>
            {text('reviews.filter.overdue')}
          </FilterLink>
        )}
        <ListSelect
          label={text('reviews.filter.sort')}
          all={text(`reviews.sort.${usual}`)}
          value={filter.sort ?? ''}
          options={orders.map((order) => [order, text(`reviews.sort.${order}`)])}
          onChange={(order) => go({ sort: orders.find((known) => known === order) })}
        />
        {isNarrow(filter) && <ResetLink to={`${QUEUE}${placeOf(unfiltered(kind, filter.stage))}`} />}
      </NarrowLine>
    </ListFilters>
  );
}
