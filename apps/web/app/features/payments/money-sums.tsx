import { MONEY_STATES, type MoneyState } from '@punkt/domain/ledger';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedState } from '../../components/failed-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { ListLink } from '../../lib/account/casework/queue/use-list-filter.ts';
import { useText } from '../../lib/i18n.tsx';
import { type MoneyFilter, type MoneySum, sumsQuery } from './money-query.ts';
import styles from './money-sums.module.css';
import { useMoneyWords } from './money-words.ts';

interface Props {
  readonly filter: MoneyFilter;
  readonly link: (change: MoneyFilter) => ListLink;
}

/** What the bank refused is a part of what is to be returned: a filter of its own, no figure. Another amount is rare: shown while there is one. */
const STATES = MONEY_STATES.filter((state) => state !== 'failed');

/** The figures are the tabs of the list: each is the sum of what a press on it shows. */
export function MoneySums({ filter, link }: Props) {
  const text = useText();
  const { data, error, refetch } = useQuery(sumsQuery(filter));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  const chosen = MONEY_STATES.find((each) => each === filter.state) ?? 'received';
  const sumsIn = (state: MoneyState) => data?.data.filter((sum) => sum.state === state);
  return (
    <nav className={styles.sums} aria-label={text('money.sums.label')}>
      {STATES.filter((state) => state !== 'differs' || chosen === state || sumsIn(state)?.length).map(
        (state) => (
          <Link
            key={state}
            {...link({ state: state === 'received' ? undefined : state })}
            aria-current={state === (chosen === 'failed' ? 'toReturn' : chosen) ? 'true' : undefined}
          >
            <span>{text(`money.state.${state}`)}</span>
            <Figures sums={sumsIn(state)} />
          </Link>
        ),
      )}
    </nav>
  );
}

function Figures({ sums }: { readonly sums: readonly MoneySum[] | undefined }) {
  const text = useText();
  const { amount } = useMoneyWords();
  if (!sums)
    return (
      <>
        <Skeleton width="80%" height="24px" />
        <Skeleton width="50%" />
      </>
    );
  const count = sums.reduce((all, { payments }) => all + payments, 0);
  return (
    <>
      {sums.map(({ currency, sum }) => (
        <b key={currency}>{amount(sum, currency)}</b>
      ))}
      {sums.length === 0 && <b data-none>0</b>}
      <small>{text('money.sums.payments', { count })}</small>
    </>
  );
}
