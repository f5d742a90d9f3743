import { IconAlertTriangle, IconHourglassEmpty, IconWallet } from '@tabler/icons-react';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './payment.module.css';
import type { Check } from './payment-queries.ts';
import type { useCheck } from './use-check.ts';
import { useStartPayment } from './use-start-payment.ts';

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
        <Icon size={22} aria-hidden="true" />
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
