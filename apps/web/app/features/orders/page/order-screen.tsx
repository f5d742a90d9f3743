import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../../components/back-link.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { OrderMissing } from '../order-missing.tsx';
import { isMissing, orderQuery } from '../order-queries.ts';
import { OrderBody } from './order-body.tsx';
import { useListPath } from './order-head.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

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
      {!error && <OrderSkeleton />}
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
