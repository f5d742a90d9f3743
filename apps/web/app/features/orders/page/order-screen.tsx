import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { isMissing, orderQuery } from '../order-queries.ts';
import { OrderBody } from './order-body.tsx';
import styles from './order-ghost.module.css';
import { OrderGhost } from './order-ghost.tsx';
import { useListPath } from './order-head.tsx';

interface Props {
  readonly id: string;
  readonly paymentFailed?: boolean;
}

export function OrderScreen({ id, paymentFailed = false }: Props) {
  const text = useText();
  const listPath = useListPath();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id));
  if (data) return <OrderBody key={id} order={data} paymentFailed={paymentFailed} />;
  if (isMissing(error)) return <OrderMissing />;
  return (
    <>
      <BackLink to={listPath}>{text('orders.back')}</BackLink>
      <ScreenTitle title={text('orders.number', { id })} />
      {!error && <OrderGhost />}
      {error && (
        <FailedState
          error={error}
          title={text('orders.failed.order')}
          kept={text('orders.failed.kept')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** Somebody else's and none at all look alike, on purpose. */
export function OrderMissing() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('orders.title')} />
      <EmptyState drawing="orders" title={text('orders.missing.title')} text={text('orders.missing.text')}>
        <p className={styles.link}>
          <ButtonLink look="quiet" to="/lk/orders">
            {text('orders.back')}
          </ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}
