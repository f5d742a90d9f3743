import { IconClockX } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './payment.module.css';

/** What happens now, and what to do about it. */
export function TimeOver() {
  const text = useText();
  return (
    <div className={styles.over} role="alert">
      <IconClockX size={24} aria-hidden="true" />
      <div>
        <h3>{text('orderPayment.over.title')}</h3>
        <p>{text('orderPayment.over.text')}</p>
        <ButtonLink to="/lk/orders/create">{text('orderPayment.over.new')}</ButtonLink>
      </div>
    </div>
  );
}
