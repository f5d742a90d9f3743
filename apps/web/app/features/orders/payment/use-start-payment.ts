import { WEB_DEVICE } from '@punkt/domain/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';
import { useSingleAction } from '../use-single-action.ts';

/**
 * Starts paying and leaves for the bank in this window. Busy until the page is gone: a second press would ask for a second
 * payment. Whoever comes back by the browser's own button finds the page working again.
 */
export function useStartPayment(orderId: string) {
  const queries = useQueryClient();
  const { begin, end } = useSingleAction();
  const start = useMutation({
    mutationFn: () =>
      api('POST /api/v2/pickpoint/order/check/add', {
        body: { client_type: WEB_DEVICE.device_type, pickpoint_order_id: orderId },
      }),
    meta: { failed: 'orderPayment.failed.start' },
    onSuccess: ({ paymentUrl }) => {
      if (paymentUrl) location.assign(paymentUrl);
    },
    onSettled: (answer) => {
      if (answer?.paymentUrl) return;
      end();
      void queries.invalidateQueries({ queryKey: liveKey('order') });
    },
  });
  const { reset } = start;
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      end();
      reset();
      void queries.invalidateQueries({ queryKey: liveKey('order') });
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [reset, queries, end]);
  const leaving = start.isSuccess && Boolean(start.data.paymentUrl);
  const busy = start.isPending || leaving;
  return { busy, error: start.error, pay: () => begin() && start.mutate() };
}
