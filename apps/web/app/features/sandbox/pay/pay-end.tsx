import { ButtonLink } from '../../../components/button-link.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './pay.module.css';
import { FEE_COUNTRY, type SandboxPayment } from './use-payment.ts';

export type PayEnd = 'paid' | 'failed' | 'canceled' | 'late';

/** How a payment ended, as far as a person can do anything about it; nothing while it waits for the payer. */
export function endOf({ status, paysAt }: SandboxPayment): PayEnd | null {
  if (status !== 'pending') return status;
  return paysAt ? 'late' : null;
}

interface Props {
  readonly payment: SandboxPayment;
  readonly end: PayEnd;
}

export function PayEndNote({ payment, end }: Props) {
  const text = useText();
  const moment = useMoment(FEE_COUNTRY);
  const time = payment.paysAt ? moment(payment.paysAt) : '';
  return (
    <section className={styles.end} data-end={end}>
      <div role="status">
        <h2>{text(`sandboxPay.state.${end}`)}</h2>
        <p>{text(`sandboxPay.state.${end}.text`, { time })}</p>
      </div>
      <div className={styles.links}>
        <ButtonLink to={`/lk/payment/${payment.orderId}`}>{text('sandboxPay.back')}</ButtonLink>
        {end === 'late' && (
          <ButtonLink look="quiet" to="/sandbox">
            {text('sandboxPay.clock')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
