import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageHead } from '../../../components/screen-title.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './pay.module.css';
import { PaySlip } from './pay-slip.tsx';
import { FEE_COUNTRY, type PayAction, type SandboxPayment, usePayment } from './use-payment.ts';

type PayEnd = 'paid' | 'failed' | 'canceled' | 'late';

/** How a payment ended, as far as a person can do anything about it; nothing while it waits for the payer. */
function endOf({ status, paysAt }: SandboxPayment): PayEnd | null {
  if (status !== 'pending') return status;
  return paysAt ? 'late' : null;
}

interface PayEndProps {
  readonly payment: SandboxPayment;
  readonly end: PayEnd;
}

function PayEndNote({ payment, end }: PayEndProps) {
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

const CHOICES: readonly PayAction[] = ['pay', 'fail', 'late'];

interface Props {
  readonly busy: PayAction | null;
  readonly onChoose: (action: PayAction) => void;
}

/** What a bank would decide by itself; each choice says what follows from it. */
function PayChoices({ busy, onChoose }: Props) {
  const text = useText();
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{text('sandboxPay.actions')}</h2>
      <ul className={styles.choices}>
        {CHOICES.map((action) => (
          <li key={action}>
            <Button
              look={action === 'pay' ? 'primary' : 'quiet'}
              busy={busy !== null}
              aria-describedby={`hint-${action}`}
              onClick={() => onChoose(action)}
            >
              {text(`sandboxPay.${action}`)}
            </Button>
            <p id={`hint-${action}`}>{text(`sandboxPay.${action}.hint`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
