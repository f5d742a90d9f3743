import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../../components/back-link.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { OrderMissing } from '../order-missing.tsx';
import { isMissing, orderQuery } from '../order-queries.ts';
import { OfflineNote } from './offline-note.tsx';
import { PaymentBody } from './payment-body.tsx';
import { useCheck } from './use-check.ts';

export function PaymentScreen({ id }: { readonly id: string }) {
  const text = useText();
  const online = useOnline();
  const order = useQuery(orderQuery(id));
  const check = useCheck(id);
  if (isMissing(order.error)) return <OrderMissing />;
  if (order.data && check.data) return <PaymentBody key={id} order={order.data} check={check} />;
  const error = order.error ?? check.error;
  return (
    <>
      <BackLink to={`/lk/orders/${id}`}>{text('orderPayment.back.order', { id })}</BackLink>
      <ScreenTitle title={text('orderPayment.title')} of={text('orders.number', { id })} />
      {!online && <OfflineNote />}
      {online && !error && <Waiting />}
      {online && error && (
        <FailedState
          error={error}
          title={text('orderPayment.failed.check')}
          kept={text('orders.failed.kept')}
          busy={order.isFetching || check.isFetching}
          onRetry={() => {
            void order.refetch();
            check.again();
          }}
        />
      )}
    </>
  );
}

function Waiting() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div aria-hidden="true">
        <Skeleton height="380px" />
      </div>
    </>
  );
}
