import { wireRequest } from '@punkt/contract/request';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import {
  countOf,
  FilterLink,
  ListFilters,
  ListSearch,
  NarrowLine,
  ResetLink,
} from '../../lib/account/casework/queue/list-filters.tsx';
import { ExportButton, listOf, MoreButton } from '../../lib/account/casework/queue/list-pages.tsx';
import { PeriodFilter } from '../../lib/account/casework/queue/period-filter.tsx';
import { QueueFrame } from '../../lib/account/casework/queue/queue-frame.tsx';
import { useListFilter } from '../../lib/account/casework/queue/use-list-filter.ts';
import { useQueueSteps } from '../../lib/account/casework/queue/use-queue-work.ts';
import { useText } from '../../lib/i18n.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { LedgerCheck } from './ledger-check.tsx';
import {
  checkQuery,
  FILTERS,
  type Payment,
  paymentsQuery,
  queryOf,
  ROOM,
  useRetryRefund,
} from './money-query.ts';
import { MoneyRows, MoneySkeleton } from './money-rows.tsx';
import { MoneySums } from './money-sums.tsx';
import { useMoneyWords } from './money-words.ts';

/** Fees held, credited, kept and returned, and whether the books agree: for leads. */
export function MoneyScreen() {
  const text = useText();
  const address = useListFilter(ROOM, FILTERS);
  const list = useInfiniteQuery(paymentsQuery(address.filter));
  const { list: ref, move, shortcuts } = useQueueSteps(list.data);
  const [asked, setAsked] = useState<Payment>();
  const retry = useRetryRefund();
  const [differing, setDiffering] = useState<Payment>();
  return (
    <>
      <QueueFrame
        title={text('money.title')}
        intro={text('money.text')}
        shortcuts={shortcuts}
        actions={
          <ExportButton
            request={wireRequest('GET /api/v2/manage/money/export', { query: queryOf(address.filter) })}
            name="punkt-money"
            failed="money.failed.export"
          />
        }
        filters={<Filters address={address} />}
        queue={listOf(list)}
        skeleton={<MoneySkeleton />}
        empty={() => <MoneyEmpty narrow={address.isNarrow} />}
        foot={<MoreButton list={list} />}
      >
        {(rows) => (
          <MoneyRows ref={ref} rows={rows} onRetry={setAsked} onDecide={setDiffering} onArrow={move} />
        )}
      </QueueFrame>
      <DecideDialog payment={differing} onClose={() => setDiffering(undefined)} />
      <RetryDialog
        payment={asked}
        onYes={(id) => {
          setAsked(undefined);
          retry.mutate(id);
        }}
        onNo={() => setAsked(undefined)}
      />
    </>
  );
}

type Address = ReturnType<typeof useListFilter<(typeof FILTERS)[number]>>;

function Filters({ address: { filter, go, link, isNarrow } }: { readonly address: Address }) {
  const text = useText();
  const { data: standing } = useQuery(checkQuery);
  const refused = standing?.failed ?? 0;
  return (
    <>
      <LedgerCheck />
      <MoneySums filter={filter} link={link} />
      <ListFilters>
        <NarrowLine
          search={
            <ListSearch
              label={text('money.filter.search')}
              value={filter.search ?? ''}
              onSearch={(search) => go({ search: search || undefined })}
            />
          }
          count={countOf(filter.from ?? filter.to, filter.state === 'failed')}
        >
          <PeriodFilter from={filter.from} to={filter.to} onChange={go} />
          {(refused > 0 || filter.state === 'failed') && (
            <FilterLink
              toggle
              {...link({ state: filter.state === 'failed' ? undefined : 'failed' })}
              on={filter.state === 'failed'}
              count={refused}
            >
              {text('money.state.failed')}
            </FilterLink>
          )}
          {isNarrow && <ResetLink to={ROOM} />}
        </NarrowLine>
      </ListFilters>
    </>
  );
}

function MoneyEmpty({ narrow }: { readonly narrow: boolean }) {
  const text = useText();
  const why = narrow ? 'empty.search' : 'empty';
  return (
    <EmptyState drawing="orders" title={text(`money.${why}.title`)} text={text(`money.${why}.text`)}>
      {narrow && (
        <p>
          <ButtonLink look="quiet" to={ROOM}>
            {text('shell.search.reset')}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}

interface RetryProps {
  readonly payment: Payment | undefined;
  readonly onYes: (id: string) => void;
  readonly onNo: () => void;
}

function RetryDialog({ payment, onYes, onNo }: RetryProps) {
  const text = useText();
  const { amount } = useMoneyWords();
  return (
    <ConfirmDialog
      open={payment !== undefined}
      title={text('money.retry.title')}
      yes={text('money.retry.yes')}
      no={text('money.retry.no')}
      onYes={() => payment && onYes(payment.id)}
      onNo={onNo}
    >
      {payment && (
        <p>
          {text('money.retry.text', {
            amount: amount(payment.sum, payment.currency),
            order: payment.orderId,
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}
