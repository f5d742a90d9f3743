import { TICKET_STATES } from '@punkt/domain/ticket-terms';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import {
  countOf,
  FilterLink,
  ListFilters,
  ListSearch,
  ListSelect,
  NarrowLine,
  ResetLink,
} from '../../../lib/account/casework/queue/list-filters.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { lastPageFor } from '../../../lib/paging.ts';
import { ticketsQuery } from '../ticket-queries.ts';
import {
  ALL_TYPES,
  isNarrow,
  isUsual,
  listPath,
  readFilter,
  type TicketFilter,
  toggled,
} from './ticket-filter.ts';
import { TicketLineCard } from './ticket-line.tsx';
import styles from './tickets-screen.module.css';

/** Everything the partner asked support, the newest first. */
export function TicketsScreen() {
  const text = useText();
  const filter = readFilter(useSearchParams()[0]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(ticketsQuery(filter));
  const instead = data && !isPlaceholderData ? lastPageFor(filter, data.total) : null;
  if (instead) return <Navigate to={listPath({ ...filter, page: instead })} replace />;
  return (
    <>
      <header className={styles.head}>
        <ScreenTitle title={text('tickets.title')} />
        <ButtonLink to="/lk/tickets/create">{text('tickets.create.button')}</ButtonLink>
      </header>
      <Filters filter={filter} />
      {!data && !error && <Waiting />}
      {!data && error && (
        <FailedState
          error={error}
          title={text('tickets.failed.list')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <Nothing filter={filter} elsewhere={data.elsewhere.total} />}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          {data.elsewhere.total > 0 && (
            <p className={styles.elsewhere}>
              <Link to={listPath({ ...filter, types: ALL_TYPES, page: 1 })}>
                {text('tickets.elsewhere', { count: data.elsewhere.total })}
                {data.elsewhere.unread > 0 &&
                  `, ${text('tickets.elsewhere.unread', { count: data.elsewhere.unread })}`}
              </Link>
            </p>
          )}
          <ul className={styles.list}>
            {data.data.map((ticket) => (
              <TicketLineCard key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          <Pager
            page={filter.page}
            pageSize={filter.pageSize}
            total={data.total}
            pathOf={(page) => listPath({ ...filter, page })}
          />
        </div>
      )}
    </>
  );
}

function Filters({ filter }: { readonly filter: TicketFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const to = (change: Partial<TicketFilter>) => listPath({ ...filter, page: 1, ...change });
  // By the address as it stands: a press right after another must not undo it while the screen is still drawn.
  const go = (change: Partial<TicketFilter>) => {
    const here = readFilter(new URLSearchParams(window.location.search));
    void navigate(listPath({ ...here, page: 1, ...change }), { replace: true, preventScrollReset: true });
  };
  const states = Object.values(TICKET_STATES);
  return (
    <ListFilters>
      <NarrowLine
        search={
          <ListSearch
            label={text('tickets.filter.search')}
            value={filter.search}
            onSearch={(search) => go({ search })}
          />
        }
        count={countOf(filter.state, !isUsual(filter.types))}
      >
        <ListSelect
          label={text('tickets.filter.state')}
          all={text('tickets.filter.state.all')}
          value={filter.state === null ? '' : String(filter.state)}
          options={states.map((state) => [String(state), text(`tickets.state.${state}`)])}
          onChange={(chosen) => go({ state: states.find((state) => String(state) === chosen) ?? null })}
        />
        <FilterLink toggle to={to({ oldest: !filter.oldest })} on={filter.oldest}>
          {text('tickets.filter.old')}
        </FilterLink>
        {isNarrow(filter) && (
          <ResetLink to={listPath({ ...readFilter(new URLSearchParams()), pageSize: filter.pageSize })} />
        )}
        <nav className={styles.topics} aria-label={text('tickets.filter.topics')}>
          {filter.types.length < ALL_TYPES.length && (
            <FilterLink toggle to={to({ types: ALL_TYPES })} on={false}>
              {text('tickets.filter.topics.all')}
            </FilterLink>
          )}
          {ALL_TYPES.map((type) => (
            <FilterLink
              key={type}
              toggle
              to={to({ types: toggled(filter.types, type) })}
              on={filter.types.includes(type)}
            >
              {text(`tickets.type.${type}`)}
            </FilterLink>
          ))}
        </nav>
      </NarrowLine>
    </ListFilters>
  );
}

/** Nothing under these topics says nothing of the others: the usual two leave out locks and signboards. */
function Nothing({
  filter,
  elsewhere: others,
}: {
  readonly filter: TicketFilter;
  readonly elsewhere: number;
}) {
  const text = useText();
  const everything = { ...filter, types: ALL_TYPES, page: 1 };
  const elsewhere = others > 0;
  const narrow = isNarrow(filter) || elsewhere;
  return (
    <EmptyState
      drawing="tickets"
      title={text(narrow ? 'tickets.empty.filtered' : 'tickets.empty.title')}
      text={text(
        elsewhere ? 'tickets.empty.topics' : narrow ? 'tickets.empty.filtered.text' : 'tickets.empty.text',
      )}
    >
      {elsewhere && (
        <p className={styles.way}>
          <ButtonLink look="quiet" to={listPath(everything)}>
            {text('tickets.filter.topics.all')}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}

function Waiting() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Skeleton height="88px" />
      <Skeleton height="88px" />
    </>
  );
}
