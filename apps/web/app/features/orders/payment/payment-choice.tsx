import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { OrderCard } from '../list/order-card.tsx';
import list from '../list/order-list.module.css';
import { listQuery } from '../order-queries.ts';
import styles from './payment.module.css';

/** By its stage, not by its age: a draft of last year may have been sent today. */
const UNPAID = { show: 'active', stage: 'payment', page: 1, pageSize: 100 } as const;

/** Payment without a number in the address: the one application that waits, or a choice of several. */
export function PaymentChoice() {
  const text = useText();
  const now = useNow();
  const { data, error, isFetching, refetch } = useQuery(listQuery(UNPAID));
  const waiting = data?.data.filter(({ outlook }) => outlook.step === 'pay') ?? [];
  const [only, second] = waiting;
  if (only && !second) return <Navigate to={`/lk/payment/${only.id}`} replace />;
  return (
    <>
      <BackLink to="/lk/orders">{text('orders.back')}</BackLink>
      <ScreenTitle title={text('orderPayment.choice.title')} />
      {!data && !error && <ListSkeleton />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && waiting.length === 0 && (
        <EmptyState
          drawing="orders"
          title={text('orderPayment.choice.none.title')}
          text={text('orderPayment.choice.none.text')}
        >
          <p className={styles.link}>
            <ButtonLink look="quiet" to="/lk/orders">
              {text('orders.back')}
            </ButtonLink>
          </p>
        </EmptyState>
      )}
      <ul className={list.list}>
        {waiting.map((card) => (
          <OrderCard key={card.id} card={card} now={now} search="" to={`/lk/payment/${card.id}`} />
        ))}
      </ul>
    </>
  );
}
