import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageHead } from '../../../components/screen-title.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './pay.module.css';
import { PayChoices } from './pay-choices.tsx';
import { endOf, PayEndNote } from './pay-end.tsx';
import { PaySlip } from './pay-slip.tsx';
import { type PayAction, usePayment } from './use-payment.ts';

export function PayScreen({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <SiteFrame>
      <PageHead title={text('sandboxPay.page.title')} description={text('sandboxPay.page.description')} />
      <div className={styles.screen}>
        <Counter id={id} />
      </div>
    </SiteFrame>
  );
}

function Counter({ id }: { readonly id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { payment, failed, busy, act } = usePayment(id);
  if (payment === null) return <Missing />;
  const end = payment ? endOf(payment) : null;
  const choose = async (action: PayAction) => {
    const done = await act(action);
    // Late money is still to come: say when, and let the payer go back.
    if (done && done.status !== 'pending') await navigate(`/lk/payment/${done.orderId}`);
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{text('sandboxPay.title')}</h1>
        <p className={styles.note}>{text('sandboxPay.note')}</p>
      </header>
      <PaySlip payment={payment} />
      {failed && !payment && <p role="alert">{text('sandboxPay.failed')}</p>}
      {payment && end && <PayEndNote payment={payment} end={end} />}
      {payment && !end && <PayChoices busy={busy} onChoose={(action) => void choose(action)} />}
    </>
  );
}

function Missing() {
  const text = useText();
  return (
    <header className={styles.head}>
      <h1>{text('sandboxPay.missing')}</h1>
      <p>{text('sandboxPay.missing.text')}</p>
      <div className={styles.links}>
        <ButtonLink to="/sandbox">{text('sandboxPay.home')}</ButtonLink>
      </div>
    </header>
  );
}
