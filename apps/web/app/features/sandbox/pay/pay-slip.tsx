import { useEffect, useState } from 'react';
import { QrCode } from '../../../components/qr-code.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from './pay.module.css';
import { FEE_COUNTRY, type SandboxPayment } from './use-payment.ts';

/** Hundredths show only when there are any. */
function useMoney(): (payment: SandboxPayment) => string {
  const language = useLanguage();
  return ({ sum, currency }) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: sum % 100 === 0 ? 0 : 2,
    }).format(sum / 100);
}

/** What is paid and for what; beside it the code that brings this page to a phone. */
export function PaySlip({ payment }: { readonly payment: SandboxPayment | undefined }) {
  const text = useText();
  const money = useMoney();
  const moment = useMoment(FEE_COUNTRY);
  const [address, setAddress] = useState<string>();
  // The server draws the page for everybody and does not know under which address it is read.
  useEffect(() => setAddress(location.href), []);
  return (
    <section className={styles.slip} aria-label={text('sandboxPay.amount')}>
      <div className={styles.sum}>
        <p className={styles.label}>{text('sandboxPay.amount')}</p>
        <p className={styles.amount}>{payment ? money(payment) : <Skeleton width="7ch" />}</p>
        <p>{payment ? text('sandboxPay.purpose', { order: payment.orderId }) : <Skeleton width="24ch" />}</p>
        {payment?.deadline && payment.status === 'pending' && (
          <p className={styles.label}>{text('sandboxPay.deadline', { time: moment(payment.deadline) })}</p>
        )}
      </div>
      <figure className={styles.code}>
        {address ? (
          <QrCode value={address} label={text('sandboxPay.qr.label')} className={styles.qr} />
        ) : (
          <span className={styles.qr} />
        )}
        <figcaption>{text('sandboxPay.qr.hint')}</figcaption>
      </figure>
    </section>
  );
}
