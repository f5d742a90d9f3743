import IconAlertTriangle from 'icon:alert-triangle';
import IconHourglassEmpty from 'icon:hourglass-empty';
import IconWallet from 'icon:wallet';
import { WEB_DEVICE } from '@punkt/domain/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { useSingleAction } from '../use-single-action.ts';
import styles from './payment.module.css';
import type { Check } from './payment-queries.ts';
import type { useCheck } from './use-check.ts';

/**
 * Starts paying and leaves for the bank in this window. Busy until the page is gone: a second press would ask for a second
 * payment. Whoever comes back by the browser's own button finds the page working again.
 */
function useStartPayment(orderId: string) {
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

interface Props {
  readonly orderId: string;
  readonly check: ReturnType<typeof useCheck>;
  /** The time to pay is over: what is under way is waited for, and nobody is led to the bank any more. */
  readonly over: boolean;
  /** Another amount came, and nobody has decided yet what becomes of it. */
  readonly other: boolean;
}

const ICONS = {
  none: IconWallet,
  pending: IconHourglassEmpty,
  error: IconAlertTriangle,
  other: IconHourglassEmpty,
} as const;

const shownAs = (status: Check['status']): keyof typeof ICONS =>
  status === 'pending' || status === 'error' ? status : 'none';

/** How the payment stands, and the one thing to do about it. */
export function PaymentState({ orderId, check, over, other }: Props) {
  const text = useText();
  const { busy, error, pay } = useStartPayment(orderId);
  if (!check.data) return null;
  const state = other ? 'other' : shownAs(check.data.status);
  const Icon = ICONS[state];
  const long = state === 'pending' && check.long;
  return (
    <>
      <div className={styles.state} data-status={state} role="status">
        <Icon size={22} />
        <p>
          <b>{text(`orderPayment.status.${state}`)}</b>
          {text(long ? 'orderPayment.text.pending.long' : `orderPayment.text.${state}`)}
        </p>
      </div>
      {/* What is under way did start, although its answer was lost. */}
      {error && !busy && state !== 'pending' && <StartFailed error={error} />}
      <div className={styles.acts}>
        {state === 'none' && (
          <Button busy={busy} onClick={pay}>
            {text('orderPayment.pay')}
          </Button>
        )}
        {state === 'error' && (
          <Button busy={busy} onClick={pay}>
            {text('orderPayment.pay.again')}
          </Button>
        )}
        {state === 'pending' && !over && check.data.paymentUrl && (
          <Button look="quiet" busy={busy} onClick={pay}>
            {text('orderPayment.pay.continue')}
          </Button>
        )}
        {long && (
          <Button look="quiet" busy={check.isFetching} onClick={check.again}>
            {text('orderPayment.check')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Said in place: a notice fades, and says nothing at all of a 502. */
function StartFailed({ error }: { readonly error: unknown }) {
  const text = useText();
  const words = error instanceof ApiError ? error.message : '';
  return (
    <p className={styles.failed} role="alert">
      {words || text('orderPayment.failed.offline')}
    </p>
  );
}
